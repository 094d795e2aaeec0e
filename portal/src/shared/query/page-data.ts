import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Answers that a page rendered to HTML was drawn with: query keys and what belongs to them. */
export type PageData = readonly (readonly [QueryKey, unknown])[];

/** Gives the browser what the server drew with, so that both draw the same (PUB-7). */
export function adoptPageData(client: QueryClient, data: PageData): void {
  for (const [key, answer] of data) client.setQueryData(key, answer);
}

/** Whatever a client has loaded. */
export const pageDataOf = (client: QueryClient): PageData =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
