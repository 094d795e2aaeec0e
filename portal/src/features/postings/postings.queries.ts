import type { ApplicationKind } from '@masar/domain';
import type { Language } from '@masar/i18n';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';
import type { PostingFilters } from './list/filters';
import type { KindTypes, ListQuery, PostingKind } from './posting-kind';

/** Cards that one page of a list brings. */
const PAGE_SIZE = 18;

/** First words of the query keys of each kind: what changes an application refreshes its posting too. */
const roots = { opportunity: queryRoots.opportunities, job: queryRoots.jobs, service: queryRoots.services };

export const postingQueries = {
  all: (kind: ApplicationKind) => roots[kind],
  /** Open ones, the newest first; or the reader's own in every state (OPP-1, JOB-1, SVC-1). */
  list: <T extends KindTypes>(
    { kind, isWorded, calls }: PostingKind<T>,
    { search, chosen, isMine }: PostingFilters<T['choices']>,
    language: Language,
  ) => {
    const asked: ListQuery<T['choices']> = {
      ...chosen,
      limit: PAGE_SIZE,
      ...(search && { search }),
      ...(isMine && { mine: 'true' as const }),
    };
    return infiniteQueryOptions({
      queryKey: [...postingQueries.all(kind), 'list', asked, ...(isWorded ? [language] : [])],
      queryFn: ({ pageParam }) => listPageOf(calls.list({ ...asked, ...(pageParam && { cursor: pageParam }) })),
      ...walkingPages,
      placeholderData: keepPreviousData,
    });
  },
  details: (kind: ApplicationKind) => [...postingQueries.all(kind), 'detail'] as const,
  detail: <T extends KindTypes>({ kind, calls }: PostingKind<T>, id: string) =>
    queryOptions({
      queryKey: [...postingQueries.details(kind), id],
      queryFn: () => calls.one(id),
    }),
};
