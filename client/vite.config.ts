import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env.MAGIE_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte()],
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
