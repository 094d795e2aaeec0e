import { cacheNames } from '#shared/offline/cache-names';

declare const self: ServiceWorkerGlobalScope;

/** A new version waits until somebody asks for it: never in the middle of a lesson. */
export function takeOverWhenAsked(): void {
  self.addEventListener('message', (event) => {
    if ((event.data as { type?: unknown } | null)?.type === 'TAKE_OVER') void self.skipWaiting();
  });
  self.addEventListener('activate', (event) => {
    // Pages of the version before name files that are gone.
    event.waitUntil(Promise.all([caches.delete(cacheNames.pages), self.clients.claim()]));
  });
}
