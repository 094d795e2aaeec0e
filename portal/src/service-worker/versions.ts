import { CacheExpiration } from 'workbox-expiration';
import { cacheNames } from '#shared/offline/cache-names';

declare const self: ServiceWorkerGlobalScope;

/** A new version waits until somebody asks for it: never in the middle of a lesson. */
export function takeOverWhenAsked(): void {
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type === 'TAKE_OVER') void self.skipWaiting();
  });
  self.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        // Pages of the version before name files that are gone.
        caches.delete(cacheNames.pages),
        // Former builds kept a list of what was read, which nobody emptied when somebody else came (PERF-5).
        new CacheExpiration(cacheNames.reads, { maxEntries: 1 }).delete(),
        self.clients.claim(),
      ]),
    );
  });
}
