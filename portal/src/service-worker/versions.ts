import { CacheExpiration } from 'workbox-expiration';
import { cacheNames } from '#shared/offline/cache-names';

declare const self: ServiceWorkerGlobalScope;

/** While a version comes into its own, every page waits: what a database of another tab holds up goes on beside it. */
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, 1000));

/** Former builds kept a list of what was read, which nobody emptied when somebody else came (PERF-5). */
const forgetListOfReads = () => new CacheExpiration(cacheNames.reads, { maxEntries: 1 }).delete();

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
        Promise.race([forgetListOfReads(), patience()]),
        self.clients.claim(),
      ]),
    );
  });
}
