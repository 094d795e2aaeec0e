import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal, searchedAtMost } from '#platform/database/bounded-total';
import { containing, foldedColumn } from '#platform/database/folded-text';
import { newestFirst } from '#platform/database/keyset';
import type { PageQuery } from '#platform/http/paging';
import { Statement } from '#platform/kept-reads/statement';
import type { PostingsTables } from '../postings.tables.js';
import { dayOf } from './posting.rules.js';
import type { PostingBook } from './posting-book.js';
import { columnOf } from './posting-words.js';
import { isOfSuspended } from './suspended-posters.js';

export const postingOrder = newestFirst('p');

/** What all kinds of postings are listed by. */
export interface ListPostingsQuery extends PageQuery {
  search?: string;
  /** `true` for what the viewer posted, in every state. */
  mine?: string;
}

/** What else a kind is listed by: columns that are equal, and texts that are part of one of several columns. */
export interface Narrowed {
  equal?: Record<string, string | undefined>;
  parts?: { columns: readonly string[]; text: string | undefined }[];
}

/** Where a posting stands in a list of so many. */
export interface PostingPlace {
  id: string;
  created_at: Date | string;
  total: number;
}

/** Which list, as far as the text of its statement depends on it: names of columns, no values. */
interface Shape extends Pick<PostingBook, 'postingTable' | 'closing'> {
  isMine: boolean;
  equal: string[];
  searched: (readonly string[])[];
}

/** What is asked for: `equal 0` is the value of the first such column, `part 0` the pattern of the first such text. */
interface Values {
  viewerId: string;
  now: Date;
  today: string;
  [chosen: `equal ${number}` | `part ${number}`]: string;
}

/** The shape and the values of a list: open ones, or all that the viewer posted, as far as the query asks for them. */
export function listing(
  { postingTable, closing, searched }: Pick<PostingBook, 'postingTable' | 'closing'> & { searched: readonly string[] },
  viewer: Pick<Viewer, 'id'>,
  query: ListPostingsQuery,
  now: Date,
  { equal = {}, parts = [] }: Narrowed = {},
): { shape: Shape; values: Values } {
  const chosen = Object.entries(equal).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const texts = [{ columns: searched, text: query.search }, ...parts].filter(({ text }) => text);
  const values: Values = { viewerId: viewer.id, now, today: dayOf(now) };
  chosen.forEach(([, value], at) => (values[`equal ${at}`] = value));
  texts.forEach(({ text = '' }, at) => (values[`part ${at}`] = containing(text)));
  const shape = {
    ...{ postingTable, closing, isMine: query.mine === 'true' },
    equal: chosen.map(([name]) => name),
    searched: texts.map(({ columns }) => columns),
  };
  return { shape, values };
}

/** Where the postings of one page stand, with the total (PERF-1). A posting is `p` in all SQL. */
export const postingPlaces = new Statement(
  (_from: Kysely<PostingsTables>, shape: Shape, values: Values & { cursor: string | undefined; rows: number }) => {
    const listed = sql`${sql.table(shape.postingTable)} p where ${isListed(shape, values)}`;
    return sql<PostingPlace>`
      select p.id, p.created_at, ${boundedTotal(sql`select from ${listed}`)} as total
      from ${listed} and ${postingOrder.after(values.cursor)}
      order by ${postingOrder.order} limit ${values.rows}`;
  },
);

function isListed(shape: Shape, values: Values): RawBuilder<boolean> {
  const shown = shape.isMine ? sql`p.posted_by = ${values.viewerId}` : isOpen(shape, values.now, values.today);
  const chosen = shape.equal.map((name, at) => sql`${sql.ref(`p.${columnOf(name)}`)} = ${values[`equal ${at}`]}`);
  const isChosen = allOf([shown, ...chosen]);
  if (shape.searched.length === 0) return isChosen;
  const newest = sql`p.id = any(array(select p.id from ${sql.table(shape.postingTable)} p where ${isChosen}
    order by ${postingOrder.order} limit ${sql.lit(searchedAtMost)}))`;
  return allOf([newest, ...shape.searched.map((columns, at) => anyHolds(columns, values[`part ${at}`]!))]);
}

/** Can be applied to now, as `closedReason` says. Written out, so that the indexes of open ones serve. */
export function isOpen({ closing }: Pick<PostingBook, 'closing'>, now: Date, today = dayOf(now)): RawBuilder<boolean> {
  const conditions = [sql`p.is_active and p.status = 'published'`];
  const until = (column: string) => sql.ref(`p.${columnOf(column)}`);
  if (closing?.lastDay) {
    conditions.push(sql`(${until(closing.lastDay)} is null or ${until(closing.lastDay)} >= ${today}::date)`);
  }
  if (closing) conditions.push(sql`(${until(closing.deadline)} is null or ${until(closing.deadline)} > ${now})`);
  conditions.push(sql`not ${isOfSuspended()}`);
  return allOf(conditions);
}

const allOf = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(conditions, sql` and `)}`;

const anyHolds = (columns: readonly string[], pattern: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`${foldedColumn(`p.${columnOf(column)}`)} like ${pattern}`),
    sql` or `,
  )})`;
