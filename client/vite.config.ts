import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.MAGIE_SERVER ?? 'http://127.0.0.1:8765';

// What the first words of every page are set in.
const FIRST_FACES = ['inter-latin-wght-normal', 'gentium-book-plus-latin-400-normal'];
const FONT_PACKAGES = ['@fontsource', '@fontsource-variable'];
const isFont = (file: string): boolean => file.endsWith('.woff2');
const isRare = (file: string): boolean => file.includes('-latin-ext-');

const FIRST_NAMES = ['Inter', 'Gentium Book Plus'];

/** The first faces for the page without a server, which has no styles but its own. */
const facesAlone = (files: string[]): string =>
  FIRST_FACES.map((face, i) => {
    const file = files.find((one) => one.includes(face));
    return `@font-face { font-family: "${FIRST_NAMES[i]}"; src: url("/${file}") format("woff2"); font-weight: 100 900; }\n`;
  }).join('');

/** Ask for the first faces together with the scripts, and lay every face's licence beside it. */
function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => isFont(file) && FIRST_FACES.some((face) => file.includes(face)))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend',
          })),
    },
    generateBundle(_, bundle) {
      const source = facesAlone(Object.keys(bundle));
      this.emitFile({ type: 'asset', fileName: 'offline-faces.css', source });
      for (const scope of FONT_PACKAGES)
        for (const family of readdirSync(`node_modules/${scope}`))
          this.emitFile({
            type: 'asset',
            fileName: `assets/fonts/${family}.LICENSE.txt`,
            source: readFileSync(`node_modules/${scope}/${family}/LICENSE`),
          });
    },
  };
}

/** Write sw.js with the files of this build, and a version that changes whenever one of them does. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      const still = readdirSync('public');
      const built = Object.keys(bundle).filter(
        (file) => file.startsWith('assets/') && !file.endsWith('.txt'),
      );
      const hash = createHash('sha256').update(built.join('\n'));
      for (const file of still) hash.update(readFileSync(`public/${file}`));
      const paths = (files: string[]): string => JSON.stringify(files.map((file) => `/${file}`));
      const source = readFileSync('sw.js', 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace(
          '__SHELL__',
          paths([...built.filter((file) => !isRare(file)), 'offline-faces.css', ...still]),
        )
        .replace('__WHEN_USED__', paths(built.filter(isRare)));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), fonts(), serviceWorker()],
  build: {
    outDir: process.env.MAGIE_CLIENT_OUT ?? '../src/magie/server/client',
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own: the server's content policy allows no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        assetFileNames: ({ names }) =>
          names.some(isFont) ? 'assets/fonts/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
