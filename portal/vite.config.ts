import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const source = fileURLToPath(new URL('./src', import.meta.url));
const apiAddress = process.env['API_URL'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: [{ find: /^#(app|features|shared|testing)\//, replacement: `${source}/$1/` }] },
  // The server replaces the placeholder by a fresh nonce in every page that it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { port: 5173, proxy: { '/api': { target: apiAddress, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: apiAddress, changeOrigin: false } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Our own packages are free of side effects, styles aside: unused texts and components leave the bundle.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/libs\/(domain|i18n|contracts)\//, sideEffects: false }] },
    },
  },
});
