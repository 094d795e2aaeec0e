import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { boundedTotal } from '#platform/database/bounded-total';
import type { Listing } from './listing.js';
import type { RecordListRequest } from './record-list-request.js';
import { RecordReader } from './record-reader.js';

export interface RecordPage {
  ids: string[];
  total: number;
  /** Above a number of rows the total is the database's estimate, so that a list opens at once (PERF-2). */
  isEstimated: boolean;
}

/** Administrators are told the exact number up to here, of what is found by words up to there (SCL-1). */
const exactAtMost = { listed: 10_000, found: 1000 };
/** So many rows found by words are sorted rather than looked for along the list, which reads the words of each row. */
const sortedAtMost = 20_000;

/** Which records stand on a page of a list. Only keys are sorted and skipped; the rows are read for the page alone. */
@Injectable()
export class RecordList {
  constructor(private readonly reader: RecordReader) {}

  async page(listing: Listing, request: RecordListRequest): Promise<RecordPage> {
    const { conditions, offset, limit, isFound } = request;
    const most = isFound ? exactAtMost.found : exactAtMost.listed;
    const matching = matchingOf(listing, conditions);
    const ids = await this.ids(listing, request);
    // A page that is not full is the last one, which counts all before it.
    if (ids.length < limit && (ids.length > 0 || offset === 0))
      return { ids, total: offset + ids.length, isEstimated: false };
    const counted = boundedTotal(sql`select ${matching}`, most + 1);
    const [row] = await this.reader.rows(sql<{ total: number }>`select ${counted} as total`);
    const total = row?.total ?? 0;
    if (total <= most) return { ids, total, isEstimated: false };
    const estimate = await this.estimated(sql`select 1 ${matching}`);
    return { ids, total: Math.max(estimate, total, offset + ids.length + 1), isEstimated: true };
  }

  /** The ids between two places of the list, in its order. */
  async ids(listing: Listing, request: RecordListRequest): Promise<string[]> {
    const { conditions, sort, order, offset, limit } = request;
    const direction = sql.raw(order);
    const nulls = sql.raw(sort.isNullable ? (order === 'desc' ? ' nulls last' : ' nulls first') : '');
    const matching = matchingOf(listing, conditions);
    if (request.isFound && (await this.estimated(sql`select 1 ${matching}`)) <= sortedAtMost) {
      // What the index of words finds first; PostgreSQL takes the words of a row for cheaper than they are.
      const found = await this.reader.rows(sql<{ id: string }>`select id::text as id
        from (select t.id, ${sort.by} as place ${matching} offset 0) as found
        order by place ${direction}${nulls}, id ${direction} limit ${limit} offset ${offset}`);
      return found.map(({ id }) => id);
    }
    // Inside, nothing but the index is read for the rows that are skipped.
    const rows = await this.reader.rows(sql<{ id: string }>`select id::text as id
      from (select t.id ${matching}
        order by ${sort.by} ${direction}${nulls}, t.id ${direction} limit ${limit} offset ${offset}) as page
    `);
    return rows.map(({ id }) => id);
  }

  /** Ids in the order of the list, however many; those that the filter leaves out are not among them. */
  async present(listing: Listing, ids: readonly string[]): Promise<string[]> {
    const type = sql.raw(listing.keys === 'text' ? 'text' : 'uuid');
    const rows = await this.reader.rows(sql<{ id: string }>`select t.id::text as id from ${rowsOf(listing)} t
      ${whereAll(listing, [sql`t.id = any (${[...ids]}::${type}[])`])}`);
    return rows.map(({ id }) => id);
  }

  /** How many rows the planner expects, from the statistics that autovacuum keeps. */
  private async estimated(query: RawBuilder<unknown>): Promise<number> {
    const rows = await this.reader.rows(
      sql<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }>`explain (format json) ${query}`,
    );
    return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
  }
}

const rowsOf = ({ from, table }: Listing): RawBuilder<unknown> => from ?? sql`${sql.table(table)}`;

const matchingOf = (listing: Listing, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`from ${rowsOf(listing)} t ${whereAll(listing, conditions)}`;

function whereAll({ where }: Listing, conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const all = [...(where ? [where] : []), ...conditions];
  return all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
}
