import type { Page } from '@playwright/test';

/** Every place of this browser that holds one of the traces: local storage, caches and databases, each by its name. */
export const leftOnDevice = (page: Page, traces: readonly string[]): Promise<string[]> =>
  page.evaluate(async (sought) => {
    const found: string[] = [];
    const look = (place: string, text: string) => {
      if (sought.some((trace) => text.includes(trace))) found.push(place);
    };
    for (const [key, value] of Object.entries(localStorage)) look(`localStorage ${key}`, `${key} ${value}`);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const kept = (await cache.match(request, { ignoreVary: true }))!;
        const isText = /json|text|xml/.test(kept.headers.get('Content-Type') ?? 'text');
        look(`${name} ${new URL(request.url).pathname}`, `${request.url} ${isText ? await kept.text() : ''}`);
      }
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error!);
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = await done(database.transaction(store).objectStore(store).getAll());
        for (const row of rows) look(`${name} ${store}`, JSON.stringify(row));
      }
      database.close();
    }
    return [...new Set(found)].toSorted();
  }, traces);
