import { registerRoute } from 'workbox-routing';
import { cacheNames, ownerKey, personalCaches } from '#shared/offline/cache-names';

let epoch = 0;

/** Marks the moment; an answer that was asked for before somebody left is not kept after. */
const identityAt = (): number => epoch;
export const isSameIdentity = (asked: unknown): boolean => asked === epoch;

/** Wipes what was kept; returns the moment from which on answers may be kept again. */
async function forgetEverything(): Promise<number> {
  epoch += 1;
  const moment = epoch;
  await Promise.all(personalCaches.map((name) => caches.delete(name)));
  return moment;
}

/** Notes who is signed in, as was asked at that moment; what was kept of anybody else goes first. */
async function welcome(userId: string, asked: unknown): Promise<void> {
  const cache = await caches.open(cacheNames.reads);
  const owner = await (await cache.match(ownerKey))?.text();
  if (owner === userId || !isSameIdentity(asked)) return;
  const moment = owner === undefined ? asked : await forgetEverything();
  await (await caches.open(cacheNames.reads)).put(ownerKey, new Response(userId));
  // Who left meanwhile leaves no name behind.
  if (!isSameIdentity(moment)) await forgetEverything();
}

async function userIdIn(response: Response): Promise<string | undefined> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { id?: unknown; user?: { id?: unknown } | null } | null;
  // A mailed link answers the person as a part.
  const id = body?.id ?? body?.user?.id;
  return typeof id === 'string' ? id : undefined;
}

/** Without a session there is nobody: whoever comes next on this phone finds nothing of the last one. */
async function forgetUser(): Promise<void> {
  const cache = await caches.open(cacheNames.reads);
  if (await cache.match(ownerKey)) await forgetEverything();
}

/** Every call that opens a session and answers whose. */
const waysIn = /^\/api\/auth\/(login|demo-login|second-step|first-visit|passkey-login|verify-email)$/;

/** Watches the calls that begin or end a session, so that no person sees what was kept of another (PERF-5). */
export function watchIdentity(): void {
  registerRoute(
    ({ url }) => url.pathname === '/api/auth/logout',
    async ({ request }) => {
      // Signing out without network forgets too, and what was answered meanwhile goes with the rest.
      await forgetEverything();
      try {
        // Sent whole although the page goes on without the answer: on a slow line the session would stay open.
        return await fetch(new Request(request, { signal: null, keepalive: true }));
      } finally {
        await forgetEverything();
      }
    },
    'POST',
  );
  registerRoute(
    ({ url }) => waysIn.test(url.pathname),
    async ({ request }) => {
      const asked = identityAt();
      const response = await fetch(request);
      const userId = response.ok ? await userIdIn(response) : undefined;
      if (userId) await welcome(userId, asked);
      return response;
    },
    'POST',
  );
}

/** For plugins: notes with a call for which identity it is asked; each plugin has notes of its own. */
export async function noteIdentity({ request, state }: Pick<Answered, 'request' | 'state'>): Promise<Request> {
  if (state) state['identity'] = identityAt();
  return request;
}

interface Answered {
  request: Request;
  response: Response;
  /** The plugin's own notes on this call. */
  state?: Record<string, unknown> | undefined;
}

/** Hears the network's own word on who is signed in, e.g. after single sign-on, which is no call of the page. */
export const hearUser = {
  requestWillFetch: noteIdentity,
  fetchDidSucceed: async ({ request, response, state }: Answered) => {
    if (new URL(request.url).pathname !== '/api/auth/user') return response;
    // Asked by somebody who has left meanwhile.
    if (!isSameIdentity(state?.['identity'])) return response;
    if (response.status === 401) await forgetUser();
    const userId = response.ok ? await userIdIn(response) : undefined;
    if (userId) await welcome(userId, state?.['identity']);
    return response;
  },
};
