import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { tellKitShares } from './kit-files.ts';
import { installablePortal } from './pwa.config.ts';
import { preloadWithoutFirstFiles, sharedFiles, withoutUnusedParts } from './script-files.ts';

const source = fileURLToPath(new URL('./src', import.meta.url));
const apiAddress = process.env['API_URL'] ?? 'http://localhost:3000';
const consoleAddress = process.env['CONSOLE_URL'] ?? 'http://localhost:5174';

/** Our own packages are free of side effects, styles aside: unused texts and components leave the bundle. */
const treeshake = { moduleSideEffects: [{ test: /\/libs\/(domain|i18n|contracts)\//, sideEffects: false }] };

/** What the browser loads; its manifest tells the pages written afterwards which files are theirs. */
const clientBuild: BuildEnvironmentOptions = {
  target: 'es2022',
  assetsInlineLimit: 0,
  manifest: true,
  rolldownOptions: { treeshake, ...sharedFiles },
};

/** What draws pages to HTML, complete in itself: when the portal is built, and in the server when they are asked for. */
const rendererBuild: BuildEnvironmentOptions = {
  target: 'node24',
  outDir: 'dist-ssr',
  minify: true,
  rolldownOptions: {
    input: { renderer: 'src/prerender/request-renderer.ts', 'write-pages': 'src/prerender/write-pages.ts' },
    treeshake,
  },
};

export default defineConfig(({ command, isSsrBuild }) => {
  // A build is for people, whoever asks for it: from a test Vite would make another one.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return {
    plugins: [
      react(),
      ...(isSsrBuild
        ? []
        : [withoutUnusedParts(), preloadWithoutFirstFiles(), tellKitShares(), ...installablePortal()]),
    ],
    resolve: { alias: [{ find: /^#(app|features|subjects|shared|testing)\//, replacement: `${source}/$1/` }] },
    // The server replaces the placeholder by a fresh nonce in every page that it sends.
    html: { cspNonce: '__CSP_NONCE__' },
    server: {
      port: 5173,
      proxy: {
        '/api': { target: apiAddress, changeOrigin: false, ws: true },
        '/console': { target: consoleAddress, changeOrigin: false },
      },
    },
    preview: { proxy: { '/api': { target: apiAddress, changeOrigin: false } } },
    build: isSsrBuild ? rendererBuild : clientBuild,
    ssr: { noExternal: true },
  };
});
