import { limits } from '@masar/domain';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Page, PageQuery } from '#platform/http/paging';
import { type KeyType, type KeyValue, readCursor, writeCursor } from './cursor.js';

/** One key of an order: what PostgreSQL orders by, its type there, and where a row has it. */
export interface Key<Row> {
  sql: RawBuilder<unknown>;
  type: KeyType;
  of: (row: Row) => KeyValue;
}

/**
 * The order of a list that is read page by page from the row after the last one (CRS-7), so that every page costs the
 * same (PERF-2). The keys are those of an index, the last one unique.
 *
 * @typeParam Row what a row has to hold for its place to be known
 */
export class Keyset<Row> {
  private readonly types: KeyType[];

  /**
   * @param direction of all keys
   * @param flag stands before them, in the descending direction: few rows have it, and they come first
   */
  constructor(
    private readonly direction: 'asc' | 'desc',
    private readonly keys: readonly Key<Row>[],
    private readonly flag?: Omit<Key<Row>, 'type'>,
  ) {
    this.types = [...(flag ? (['boolean'] as const) : []), ...keys.map(({ type }) => type)];
  }

  /** What stands behind `order by`. */
  get order(): RawBuilder<unknown> {
    const keys = this.keys.map((key) => sql`${key.sql} ${sql.raw(this.direction)}`);
    return sql.join(this.flag ? [sql`${this.flag.sql} desc`, ...keys] : keys);
  }

  /** The condition "after the cursor's row", true on the first page; a cursor without a place in this order is a 400 (API-6). */
  after(cursor: string | undefined): RawBuilder<boolean> {
    const place = readCursor(this.types, cursor);
    if (!place) return sql<boolean>`true`;
    if (!this.flag) return this.behind(place);
    const [flag, ...rest] = place;
    // Said in two ways, because the planner takes a comparison that begins with a boolean for one that finds nothing.
    return flag === 'true'
      ? sql<boolean>`(not ${this.flag.sql} or ${this.behind(rest)})`
      : sql<boolean>`(not ${this.flag.sql} and ${this.behind(rest)})`;
  }

  /** How many rows are read: one more than the page has tells whether there is another. */
  rowsToRead({ limit = limits.pageDefault }: PageQuery): number {
    return limit + 1;
  }

  /** The statement for one page of the query's rows. */
  seek<Tables, From extends keyof Tables, Read>(
    query: SelectQueryBuilder<Tables, From, Read>,
    asked: PageQuery,
  ): SelectQueryBuilder<Tables, From, Read> {
    return this.stretch(query, asked.cursor, this.rowsToRead(asked));
  }

  /** The same with the number of rows as `rowsToRead` says it, for statements that are written before it is known. */
  stretch<Tables, From extends keyof Tables, Read>(
    query: SelectQueryBuilder<Tables, From, Read>,
    cursor: string | undefined,
    rows: number,
  ): SelectQueryBuilder<Tables, From, Read> {
    return query.where(this.after(cursor)).orderBy(this.order).limit(rows);
  }

  /**
   * The page of the rows that `seek` read.
   *
   * @param total over all pages; by default what each row says of it
   */
  page<Found extends Row & { total?: number | null }>(
    found: readonly Found[],
    { limit = limits.pageDefault }: PageQuery,
    total = found[0]?.total ?? 0,
  ): Page<Found> {
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    return { rows, total, next: found.length > limit && last ? this.placeOf(last) : undefined };
  }

  private placeOf(row: Row): string {
    const keys = this.keys.map(({ of }) => of(row));
    return writeCursor(this.types, this.flag ? [this.flag.of(row), ...keys] : keys);
  }

  private behind(place: readonly string[]): RawBuilder<boolean> {
    const values = this.keys.map(({ type }, at) => sql`${place[at]}::${sql.raw(type)}`);
    const columns = this.keys.map((key) => key.sql);
    return sql<boolean>`(${sql.join(columns)}) ${sql.raw(this.direction === 'asc' ? '>' : '<')} (${sql.join(values)})`;
  }
}

type Placed<Moment extends string> = Record<Moment, Date | string> & { id: string };

/** The id of a row in the table of that alias, which makes every place unique. */
export const idKey = (table: string): Key<{ id: string }> => ({
  sql: sql.ref(`${table}.id`),
  type: 'uuid',
  of: ({ id }) => id,
});

const byMoment = <Moment extends string>(direction: 'asc' | 'desc', table: string, moment: Moment) =>
  new Keyset<Placed<Moment>>(direction, [
    { sql: sql.ref(`${table}.${moment}`), type: 'timestamptz', of: (row) => row[moment] },
    idKey(table),
  ]);

/** Rows of the table of that alias, the newest first, by a moment that each row tells. */
export const newestFirst = <Moment extends string = 'created_at'>(
  table: string,
  moment: Moment = 'created_at' as Moment,
): Keyset<Placed<Moment>> => byMoment('desc', table, moment);

/** The same with the oldest first. */
export const oldestFirst = <Moment extends string = 'created_at'>(
  table: string,
  moment: Moment = 'created_at' as Moment,
): Keyset<Placed<Moment>> => byMoment('asc', table, moment);
