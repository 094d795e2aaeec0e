import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.gen.ts';
import { ApiError } from './api-error.ts';

export interface ApiOptions {
  /** Address before `/api`; empty for the page's own origin. */
  baseUrl?: string;
  /** Language of the texts that the server sends, asked at every call. */
  language: () => string;
  /** Hears of every unsuccessful answer before the call rejects; for logging, not for showing. */
  onFailure?: (error: ApiError) => void;
  fetch?: (request: Request) => Promise<Response>;
}

export type Api = Client<paths>;

/** The typed client: sends cookies and the language, and throws ApiError on an unsuccessful answer. */
export function createApi({ baseUrl = '', language, onFailure, fetch }: ApiOptions): Api {
  const api = createClient<paths>({ baseUrl, credentials: 'include', ...(fetch ? { fetch } : {}) });
  api.use({
    onRequest({ request }) {
      request.headers.set('Accept-Language', language());
      return request;
    },
    async onResponse({ response }) {
      if (response.ok) return;
      const error = new ApiError(response.status, response.statusText, await response.text());
      onFailure?.(error);
      throw error;
    },
  });
  return api;
}

/** The body of a successful call: `dataOf(api.GET('/api/categories'))`. */
export async function dataOf<T>(call: Promise<{ data?: T }>): Promise<T> {
  return (await call).data as T;
}
