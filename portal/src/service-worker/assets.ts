import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { cacheNames } from '#shared/offline/cache-names';

/** Screens that the precache leaves out stay readable once they were opened. */
const KEPT_FILES = 120;

/** Built files carry their content's hash in their names: what is kept is never stale. */
export function serveAssets(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({
      cacheName: cacheNames.assets,
      plugins: [new ExpirationPlugin({ maxEntries: KEPT_FILES, purgeOnQuotaError: true })],
    }),
  );
}
