import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { kitShares } from './kit-files.ts';

/** Screens that open without network even when they were never opened before; the rest is kept once it was. */
const precachedModules = [
  'portal/src/main.tsx',
  'portal/src/app/pages/home/HomePage.tsx',
  'portal/src/features/courses/pages/CourseListPage.tsx',
  'portal/src/features/courses/pages/CourseDetailPage.tsx',
  'portal/src/app/pages/lesson/LessonScreen.tsx',
  'portal/src/subjects/markdown/MarkdownText.tsx',
  'portal/src/shared/mui/MuiLayer.tsx',
  'portal/src/shared/offline/start-offline.ts',
  'portal/src/subjects/outbox/outbox.ts',
  'portal/src/subjects/outbox/OutboxNews.tsx',
  'portal/src/subjects/outbox/OutboxSheet.tsx',
  'portal/src/features/courses/components/SaveCourse.tsx',
  'portal/src/app/layout/signed-in/SignedInHeader.tsx',
  'portal/src/app/layout/signed-in/BottomBar.tsx',
  'portal/src/shared/toasts/SnackbarToast.tsx',
  'portal/src/features/certificates/pages/VerificationPage.tsx',
  'portal/src/features/certificates/offline/OfflineProof.tsx',
  '@noble/ed25519/index.js',
];
/** A script that is at least so much the kit's comes with it. */
const kitAtLeast = 0.9;
const precachedFonts = /vazirmatn-(arabic|latin)-wght/;

type Bundle = Parameters<Extract<Plugin['generateBundle'], (...values: never[]) => unknown>>[1];

/** Files of the named modules with all that they import at once, and the kit: all screens behind the door stand in it. */
function filesOf(bundle: Bundle): Set<string> {
  const files = new Set<string>();
  const add = (fileName: string): void => {
    const output = bundle[fileName];
    if (!output || files.has(fileName)) return;
    files.add(fileName);
    if (output.type !== 'chunk') return;
    output.imports.forEach(add);
    output.viteMetadata?.importedCss.forEach(add);
  };
  for (const output of Object.values(bundle)) {
    const isFont = output.type === 'asset' && precachedFonts.test(output.fileName);
    const isScreen =
      output.type === 'chunk' && output.moduleIds.some((id) => precachedModules.some((module) => id.endsWith(module)));
    if (isFont || (isScreen && (output.isEntry || output.isDynamicEntry))) add(output.fileName);
  }
  for (const [fileName, share] of kitShares(bundle)) if (share >= kitAtLeast) add(fileName);
  return files;
}

/** The installed portal: manifest, service worker, and the list of what that keeps from the start (PERF-5). */
export function installablePortal(): Plugin[] {
  let precached = new Set<string>();
  const collect: Plugin = {
    name: 'masar:precached-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      precached = filesOf(bundle);
    },
  };
  const pwa = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'sw.ts',
    injectRegister: false,
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['index.html', 'assets/**/*.{js,css,woff2}'],
      manifestTransforms: [
        (entries) => ({
          manifest: entries
            .filter(({ url }) => url === 'index.html' || precached.has(url))
            // The server answers the shell with this response's nonce at an address of its own.
            .map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/app-shell' } : entry)),
        }),
      ],
    },
    manifest: {
      id: '/',
      name: 'مسار',
      short_name: 'مسار',
      description: 'منصة تعلّم بالعربية والإنجليزية: دورات، وشهادات يمكن التحقق منها، ومنتدى.',
      lang: 'ar',
      dir: 'rtl',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      theme_color: '#FBF8F2',
      background_color: '#FBF8F2',
      categories: ['education'],
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
      shortcuts: [
        { name: 'الدورات', url: '/courses', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
        { name: 'شهاداتي', url: '/certificates', icons: [{ src: '/icon-192.png', sizes: '192x192' }] },
      ],
    },
  });
  return [collect, ...pwa];
}
