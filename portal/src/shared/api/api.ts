import { type Api, createApi, payEffort, sendConfirmed } from '@masar/contracts';
import { acceptedLanguages } from '#shared/language/content-language';
import { watchNetwork } from '#shared/offline/watch-network';

type Send = (request: Request) => Promise<Response>;

/** `fetch` is looked up at each call so that it can be replaced. */
let send: Send = watchNetwork((request) => globalThis.fetch(request));

/** Where pages are rendered to HTML there is no page address to complete: the renderer sends calls itself. */
export function sendThrough(replacement: Send): void {
  send = replacement;
}

/** The portal's API client. The language is read from the document, where the language choice is applied. */
export const api: Api = createApi({
  baseUrl: globalThis.location?.origin ?? 'http://localhost',
  language: () => acceptedLanguages(globalThis.document?.documentElement.lang ?? 'ar'),
  fetch: sendConfirmed(
    payEffort((request) => send(request)),
    async (methods) => (await import('#shared/confirmation/ask-to-confirm')).askToConfirm(api, methods),
  ),
});
