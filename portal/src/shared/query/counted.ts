import { ApiError } from '@masar/contracts';
import { type ListPage, listPageOf } from './list-page';

/** As of when figures over many rows are; both missing where they were counted for this very answer (SCL-1). */
export interface AsOf {
  countedAt: string | undefined;
  /** Seconds after which newer ones are to be had. */
  againAfter: number | undefined;
}

const asOf = ({ headers }: Response): AsOf => ({
  countedAt: headers.get('X-Counted-At') ?? undefined,
  againAfter: Number(headers.get('Retry-After')) || undefined,
});

/** Figures with what the answer's headers say of their age: `countedDataOf(api.GET('/api/admin/analytics'))`. */
export async function countedDataOf<T extends object>(call: Promise<{ data?: T; response: Response }>) {
  const { data, response } = await call;
  return { ...(data as T), ...asOf(response) };
}

/** The same of a list that comes whole. */
export async function countedRowsOf<Row>(call: Promise<{ data?: Row[]; response: Response }>) {
  const { data = [], response } = await call;
  return { rows: data, ...asOf(response) };
}

/** The same of a list that comes page by page. */
export async function countedPageOf<Row>(
  call: Promise<{ data?: Row[]; response: Response }>,
): Promise<ListPage<Row> & AsOf> {
  const answer = await call;
  return { ...(await listPageOf(Promise.resolve(answer))), ...asOf(answer.response) };
}

/** In how many seconds to ask again for figures that are counted for the first time; undefined after any other failure. */
export const secondsUntilCounted = (error: unknown): number | undefined =>
  error instanceof ApiError && error.code === 'platform.being_counted' ? error.seconds : undefined;

/** Figures that are counted for the first time are asked for again until they are there. */
const untilCounted = {
  retry: (_times: number, error: Error) => secondsUntilCounted(error) !== undefined,
  retryDelay: (_times: number, error: Error) => (secondsUntilCounted(error) ?? 0) * 1000,
};

const intervalOf = (figures: AsOf | undefined): number | false =>
  figures?.againAfter ? figures.againAfter * 1000 : false;

interface Kept<Data> {
  state: { data: Data | undefined };
}

/** Besides, those that are counted anew are asked for until they are new. */
export const untilCountedAnew = {
  ...untilCounted,
  refetchInterval: ({ state: { data } }: Kept<AsOf>) => intervalOf(data),
};

/** The same of a list that comes page by page. */
export const untilPagesCountedAnew = {
  ...untilCounted,
  // By the name of `walkingPages` alone, TypeScript takes them for pages of which it knows no more.
  refetchInterval: ({ state: { data } }: Kept<{ pages: object[] }>) => intervalOf(data?.pages[0] as AsOf | undefined),
};
