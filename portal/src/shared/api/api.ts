import { createApi } from '@masar/contracts';

/**
 * The portal's API client. The language is read from the document, where the language choice is applied;
 * `fetch` is looked up at each call so that it can be replaced.
 */
export const api = createApi({
  baseUrl: window.location.origin,
  language: () => document.documentElement.lang,
  fetch: (request) => globalThis.fetch(request),
});
