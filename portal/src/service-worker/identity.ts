import { registerRoute } from 'workbox-routing';
import { cacheNames, ownerKey, personalCaches, readKey } from '#shared/offline/cache-names';

let epoch = 0;

/** Marks the moment; an answer that was asked for before somebody left is not kept after. */
export const identityAt = (): number => epoch;
export const isSameIdentity = (asked: unknown): boolean => asked === epoch;

async function forgetEverything(): Promise<void> {
  epoch += 1;
  await Promise.all(personalCaches.map((name) => caches.delete(name)));
}

/** Notes who is signed in; what was kept of anybody else goes first. */
async function welcome(userId: string): Promise<void> {
  const cache = await caches.open(cacheNames.reads);
  const owner = await (await cache.match(ownerKey))?.text();
  if (owner === userId) return;
  if (owner !== undefined) await forgetEverything();
  await (await caches.open(cacheNames.reads)).put(ownerKey, new Response(userId));
}

async function userIdIn(response: Response): Promise<string | undefined> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { id?: unknown } | null;
  return typeof body?.id === 'string' ? body.id : undefined;
}

/** Without a session there is nobody: a later reader without network must not be taken for the last one. */
async function forgetUser(address: string): Promise<void> {
  const cache = await caches.open(cacheNames.reads);
  await Promise.all(['ar', 'en'].map((language) => cache.delete(readKey(address, language))));
}

/** Watches the calls that begin or end a session, so that no person sees what was kept of another (PERF-5). */
export function watchIdentity(): void {
  registerRoute(
    ({ url }) => url.pathname === '/api/auth/logout',
    async ({ request }) => {
      // Signing out without network forgets too.
      await forgetEverything();
      return fetch(request);
    },
    'POST',
  );
  registerRoute(
    ({ url }) => /^\/api\/auth\/(login|demo-login)$/.test(url.pathname),
    async ({ request }) => {
      const response = await fetch(request);
      const userId = response.ok ? await userIdIn(response) : undefined;
      if (userId) await welcome(userId);
      return response;
    },
    'POST',
  );
}

/** Hears the network's own word on who is signed in, e.g. after single sign-on, which is no call of the page. */
export const hearUser = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) => {
    if (new URL(request.url).pathname !== '/api/auth/user') return response;
    if (response.status === 401) await forgetUser(request.url);
    const userId = response.ok ? await userIdIn(response) : undefined;
    if (userId) await welcome(userId);
    return response;
  },
};
