import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { cacheNames, keptAtHeader, ownerKey, readKey, withoutContentLanguage } from '#shared/offline/cache-names';
import { isOfflineRead } from '#shared/offline/offline-reads';
import { hearUser, isSameIdentity, noteIdentity } from './identity';

/** Seconds after which a reader on a bad line gets what was read before. */
const PATIENCE = 10;
const KEPT_ANSWERS = 300;

const languageOf = (request: Request): string => request.headers.get('Accept-Language') ?? 'ar';

/** The answer as kept under a key: on the way or with a saved course, in this language or else in another. */
async function findKept(key: string): Promise<Response | undefined> {
  const languages = key.includes('in=en') ? ['en', 'ar'] : ['ar', 'en'];
  const keys = new Set(
    [key, withoutContentLanguage(key)].flatMap((one) => languages.map((each) => readKey(one, each))),
  );
  for (const wanted of keys) {
    for (const cacheName of [cacheNames.reads, cacheNames.saved]) {
      const kept = await caches.match(wanted, { cacheName, ignoreVary: true });
      if (kept) return kept;
    }
  }
  return undefined;
}

/** A screen says of when it is: the answer carries the moment of its own. */
function dated(kept: Response): Response {
  const { body, status, statusText } = kept;
  const headers = new Headers(kept.headers);
  headers.set(keptAtHeader, new Date(kept.headers.get('Date') ?? 0).toISOString());
  return new Response(body, { status, statusText, headers });
}

/** Answers are kept by language and only while the identity for which they were asked stays. */
const personal: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => readKey(request.url, languageOf(request)),
  requestWillFetch: noteIdentity,
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && isSameIdentity(state?.['identity']) ? response : null,
  // Somebody else may have come between that question and the writing.
  cacheDidUpdate: async ({ cacheName, request, state }) => {
    if (!isSameIdentity(state?.['identity'])) await (await caches.open(cacheName)).delete(request);
  },
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const kept = cachedResponse ?? (await findKept(request.url));
    return kept ? dated(kept) : null;
  },
};

/**
 * The newest answers alone, by the cache's own order. Workbox's plugin for that writes a list of addresses and moments into
 * a database of its own, which still told what somebody had read when their answers were long gone.
 */
const newestOnly: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const answers = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== ownerKey);
    await Promise.all(answers.slice(0, -KEPT_ANSWERS).map((key) => cache.delete(key)));
  },
};

/** The reads that offline needs, from the network first (PERF-5). */
export function serveReads(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && isOfflineRead(url.pathname),
    new NetworkFirst({
      cacheName: cacheNames.reads,
      networkTimeoutSeconds: PATIENCE,
      plugins: [hearUser, personal, newestOnly],
    }),
  );
  registerQuotaErrorCallback(() => caches.delete(cacheNames.reads));
}
