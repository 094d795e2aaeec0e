import { categoryIds } from '@masar/domain';
import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { paths } from '#shared/navigation/paths';
import { cacheNames } from '#shared/offline/cache-names';

/** Seconds after which a navigation on a bad line gets what is kept. */
const PATIENCE = 4;
const KEPT_PAGES = 30;

const { landing, about, contact, privacyPolicy, termsOfService, cookiePolicy, category } = paths;
const publicPages = new Set([
  ...[landing, about, contact, privacyPolicy, termsOfService, cookiePolicy].map(({ href }) => href()),
  ...categoryIds.map((id) => category.href(id)),
]);

/** A gateway that has lost the server is no page. */
const refuseServerFailures = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
    return response;
  },
};

/** Public pages as drawn by the server, from the network first; everything else starts from the shell. */
export function servePages(): void {
  const shell = createHandlerBoundToURL('/app-shell');
  const withFallback = (strategy: NetworkFirst) => (context: Parameters<NetworkFirst['handle']>[0]) =>
    strategy.handle(context).catch(() => shell(context as never));

  const drawn = new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: PATIENCE,
    plugins: [refuseServerFailures, new ExpirationPlugin({ maxEntries: KEPT_PAGES, purgeOnQuotaError: true })],
  });
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && publicPages.has(url.pathname),
    withFallback(drawn),
  );

  const isScreen = ({ request, url }: { request: Request; url: URL }) =>
    request.mode === 'navigate' && !/^\/(api|console)(\/|$)|\.\w{2,5}$/.test(url.pathname);
  registerRoute(isScreen, async (context) => {
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE * 1000, undefined));
    const answered = await Promise.race([fetch(context.request).catch(() => undefined), patience]);
    return answered && answered.status < 500 ? answered : shell(context);
  });
}
