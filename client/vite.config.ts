import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.MAGIE_SERVER ?? 'http://127.0.0.1:8765';

/** Write sw.js with the files of this build, and a version that changes whenever one of them does. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const still = readdirSync('public');
      const built = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const hash = createHash('sha256').update(built.join('\n'));
      for (const file of still) hash.update(readFileSync(`public/${file}`));
      const source = readFileSync('sw.js', 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace('__SHELL__', JSON.stringify([...built, ...still].map((file) => `/${file}`)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: process.env.MAGIE_CLIENT_OUT ?? '../src/magie/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own: the server's content policy allows no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
