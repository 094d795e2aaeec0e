import { defineConfig } from 'vite';

const apiAddress = process.env['API_URL'] ?? 'http://localhost:3000';
const proxy = { '/api': { target: apiAddress, changeOrigin: false } };

const port = Number(process.env['CONSOLE_PORT'] ?? 5174);

export default defineConfig(({ command }) => {
  // A build is for people, whoever asks for it: from a test Vite would make another one.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    base: '/console/',
    // The server replaces the placeholder by a fresh nonce in every page that it sends.
    html: { cspNonce: '__CSP_NONCE__' },
    // Pages may come through the portal's server, which hands on no news of changes: browsers ask for those here.
    server: { port, hmr: { clientPort: port }, proxy },
    preview: { proxy },
    // One bundle of react-admin and its MUI; administrators load it once, so it may be larger than a portal page.
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        // 'use client' marks of MUI mean nothing in a bundle for browsers.
        onLog: (level, log, report) => {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  };
});
