import type { InfiniteData } from '@tanstack/react-query';
import { nextCursor } from './next-cursor';

/** A page of a list as it is kept, with the way to the next one. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
  next: string | undefined;
}

/** Reads rows, total and the way on from an answer (CRS-7). */
export async function listPageOf<Row>(call: Promise<{ data?: Row[]; response: Response }>): Promise<ListPage<Row>> {
  const { data = [], response } = await call;
  return {
    rows: data,
    total: Number(response.headers.get('X-Total-Count') ?? data.length),
    next: nextCursor(response.headers.get('Link')),
  };
}

/** How `infiniteQueryOptions` walks from page to page. */
export const walkingPages = { initialPageParam: '', getNextPageParam: ({ next }: ListPage<unknown>) => next };

/** The rows of all loaded pages; a row that moved between two of them stands where it came last. */
export function rowsOf<Row extends { id: string }>(data: InfiniteData<ListPage<Row>> | undefined): Row[] {
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const place = new Map(rows.map((row, index) => [row.id, index]));
  return rows.filter((row, index) => place.get(row.id) === index);
}
