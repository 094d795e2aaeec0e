import { dataOf } from '@masar/contracts';
import type { Language } from '@masar/i18n';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { listPageOf, walkingPages } from '#shared/query/list-page';
import { queryRoots } from '#shared/query/query-roots';

/** Cards that one page of a list brings. */
const PAGE_SIZE = 24;

export interface SessionFilter {
  workshop?: string;
  isMine?: boolean;
  when?: 'next' | 'past';
}

/** Titles come in the reader's language, so each language has answers of its own. */
export const vrQueries = {
  all: () => queryRoots.vr,
  workshops: (language: Language) =>
    infiniteQueryOptions({
      queryKey: [...vrQueries.all(), 'workshops', language],
      queryFn: ({ pageParam }) => {
        const query = { language, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
        return listPageOf(api.GET('/api/vr/workshops', { params: { query } }));
      },
      ...walkingPages,
    }),
  fewWorkshops: (language: Language, limit: number) =>
    queryOptions({
      queryKey: [...vrQueries.all(), 'few-workshops', language, limit],
      queryFn: () => dataOf(api.GET('/api/vr/workshops', { params: { query: { language, limit } } })),
    }),
  workshop: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...vrQueries.all(), 'workshop', id, language],
      queryFn: () => dataOf(api.GET('/api/vr/workshops/{id}', { params: { path: { id } } })),
    }),
  sessions: ({ workshop, isMine, when = 'next' }: SessionFilter, language: Language) => {
    const asked = { when, ...(workshop && { workshop }), ...(isMine && { mine: 'true' as const }) };
    return infiniteQueryOptions({
      queryKey: [...vrQueries.all(), 'sessions', asked, language],
      queryFn: ({ pageParam }) => {
        const query = { ...asked, language, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) };
        return listPageOf(api.GET('/api/vr/sessions', { params: { query } }));
      },
      ...walkingPages,
    });
  },
  session: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...vrQueries.all(), 'session', id, language],
      queryFn: () => dataOf(api.GET('/api/vr/sessions/{id}', { params: { path: { id } } })),
    }),
  attendees: (id: string) =>
    queryOptions({
      queryKey: [...vrQueries.all(), 'attendees', id],
      queryFn: () => dataOf(api.GET('/api/vr/sessions/{id}/participants', { params: { path: { id } } })),
    }),
  room: (roomCode: string, language: Language) =>
    queryOptions({
      queryKey: [...vrQueries.all(), 'room', roomCode, language],
      queryFn: () => dataOf(api.GET('/api/vr/rooms/{roomCode}', { params: { path: { roomCode } } })),
    }),
};
