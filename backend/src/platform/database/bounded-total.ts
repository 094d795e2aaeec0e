import { type Expression, type RawBuilder, sql } from 'kysely';

/** Totals are counted up to here, so that a list costs the same however long it is (PERF-2). */
const countedAtMost = 1000;

/** Words are looked for in so many of a list's first rows; further back finds the search of the platform. */
export const searchedAtMost = 5000;

/**
 * How many rows a select finds, counted no further than the bound, as a column of another select.
 *
 * @param found a select without limit, written out or by the builder
 */
export const boundedTotal = (found: Expression<unknown>, atMost = countedAtMost): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (${found} limit ${atMost}) counted)`;
