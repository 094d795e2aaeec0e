import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { boundedTotal } from '#platform/database/bounded-total';
import type { Listing } from './listing.js';
import type { RecordListRequest } from './record-list-request.js';
import { RecordReader } from './record-reader.js';
import { rowsToWalk } from './way-to-found.rules.js';

export interface RecordPage {
  ids: string[];
  total: number;
  /** Above a number of rows the total is the database's estimate, so that a list opens at once (PERF-2). */
  isEstimated: boolean;
}

/** Administrators are told the exact number up to here, of what is found by words up to there (SCL-1). */
const exactAtMost = { listed: 10_000, found: 1000 };
/** Where the estimate is so many times that, nothing is counted: an index of words has to read all it finds first. */
const surelyMore = 4;

/** Which records stand on a page of a list. Only keys are sorted and skipped; the rows are read for the page alone. */
@Injectable()
export class RecordList {
  constructor(private readonly reader: RecordReader) {}

  async page(listing: Listing, request: RecordListRequest): Promise<RecordPage> {
    const { offset, limit, isFound } = request;
    const most = isFound ? exactAtMost.found : exactAtMost.listed;
    const matching = matchingOf(listing, request.conditions);
    const expected = isFound ? await this.expected(matching) : undefined;
    const ids = await this.ids(listing, request, expected);
    // A page that is not full is the last one, which counts all before it.
    if (ids.length < limit && (ids.length > 0 || offset === 0))
      return { ids, total: offset + ids.length, isEstimated: false };
    if (expected === undefined || expected <= surelyMore * most) {
      const counted = boundedTotal(sql`select ${matching}`, most + 1);
      const [row] = await this.reader.rows(sql<{ total: number }>`select ${counted} as total`);
      const total = row?.total ?? 0;
      if (total <= most) return { ids, total, isEstimated: false };
    }
    const total = Math.max(expected ?? (await this.expected(matching)), most + 1, offset + ids.length + 1);
    return { ids, total, isEstimated: true };
  }

  /** The ids between two places of the list, in its order; `expected` as the planner expects, where it was asked already. */
  async ids(listing: Listing, request: RecordListRequest, expected?: number): Promise<string[]> {
    const { conditions, sort, offset, limit, isFound, atFirstSight } = request;
    const matching = matchingOf(listing, conditions);
    const place = sql`limit ${limit} offset ${offset}`;
    // Inside, nothing but the index is read for the rows that are skipped.
    if (!isFound) return this.idsOf(sql`select t.id ${matching} ${orderOf(request)} ${place}`);
    const found = expected ?? (await this.expected(matching));
    const whole = matchingOf(listing, []);
    const walked = atFirstSight && (await rowsToWalk(offset + limit, found, () => this.expected(whole)));
    if (walked) {
      const first = sql`(select t.* ${whole} ${orderOf(request)} limit ${walked})`;
      const chosen = whereAll({}, [...atFirstSight, ...conditions]);
      const ids = await this.idsOf(sql`select t.id from ${first} t ${chosen} ${orderOf(request)} ${place}`);
      if (ids.length === limit) return ids;
    }
    // What the index of words finds first; PostgreSQL takes the words of a row for cheaper than they are.
    const all = sql`(select t.id, ${sort.by} as place ${matching} offset 0)`;
    return this.idsOf(
      sql`select t.id from ${all} t ${orderOf({ ...request, sort: { ...sort, by: sql`t.place` } })} ${place}`,
    );
  }

  /** Ids in the order of the list, however many; those that the filter leaves out are not among them. */
  async present(listing: Listing, ids: readonly string[]): Promise<string[]> {
    const type = sql.raw(listing.keys === 'text' ? 'text' : 'uuid');
    const rows = await this.reader.rows(sql<{ id: string }>`select t.id::text as id from ${rowsOf(listing)} t
      ${whereAll(listing, [sql`t.id = any (${[...ids]}::${type}[])`])}`);
    return rows.map(({ id }) => id);
  }

  private async idsOf(page: RawBuilder<unknown>): Promise<string[]> {
    const rows = await this.reader.rows(sql<{ id: string }>`select id::text as id from (${page}) as page`);
    return rows.map(({ id }) => id);
  }

  /** How many rows the planner expects, from the statistics that autovacuum keeps. */
  private async expected(matching: RawBuilder<unknown>): Promise<number> {
    const rows = await this.reader.rows(
      sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>`explain (format json) select 1 ${matching}`,
    );
    return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  }
}

function orderOf({ sort, order }: Pick<RecordListRequest, 'sort' | 'order'>): RawBuilder<unknown> {
  const direction = sql.raw(order);
  const nulls = sql.raw(sort.isNullable ? (order === 'desc' ? ' nulls last' : ' nulls first') : '');
  return sql`order by ${sort.by} ${direction}${nulls}, t.id ${direction}`;
}

const rowsOf = ({ from, table }: Listing): RawBuilder<unknown> => from ?? sql`${sql.table(table)}`;

const matchingOf = (listing: Listing, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`from ${rowsOf(listing)} t ${whereAll(listing, conditions)}`;

function whereAll({ where }: Pick<Listing, 'where'>, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const all = [...(where ? [where] : []), ...conditions];
  return all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
}
