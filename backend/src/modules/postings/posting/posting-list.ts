import { calendarDay } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { type ApplicationStatus, type PostingStatus, type ScamSign, limits } from '@masar/domain';
import { type Expression, type RawBuilder, sql } from 'kysely';
import { personName } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { containing, foldedColumn } from '#platform/database/folded-text';
import { afterPlace, countedAtMost, placeOf, searchedAtMost } from '#platform/database/newest-first';
import { ReadDatabase } from '#platform/database/read-database';
import { type Page, type PageQuery, toPage } from '#platform/http/paging';
import type { PostingBook } from './posting-book.js';
import { mayRead, unreadable } from './posting.rules.js';
import { PostingNotFound } from '../postings.errors.js';
import { columnOf } from './posting-words.js';

/** What all kinds of postings are listed by. */
export interface ListPostingsQuery extends PageQuery {
  search?: string;
  /** `true` for what the viewer posted, in every state. */
  mine?: string;
}

/** What else a kind is listed by: columns that are equal, and texts that are part of one of several columns. */
interface Narrowed {
  equal?: Record<string, string | undefined>;
  parts?: { columns: readonly string[]; text: string | undefined }[];
}

/** What every row of a list tells. */
export interface ListedPosting {
  id: string;
  posted_by: string | null;
  status: PostingStatus;
  held_for: ScamSign[];
  my_application: { id: string; status: ApplicationStatus } | null;
  created_at: Date | string;
}

/** Lists and pages of postings (OPP-1, JOB-1, SVC-1). A posting is `p` in all SQL. */
@Injectable()
export class PostingList {
  constructor(private readonly database: ReadDatabase) {}

  /** One page of the kind's rows, the newest first, with the total, in one statement. */
  async page<Row extends ListedPosting>(
    { postingTable }: PostingBook,
    rows: Expression<Row>,
    isListed: Expression<boolean>,
    { limit = limits.pageDefault, cursor }: PageQuery,
  ): Promise<Page<Row>> {
    const listed = sql`${sql.table(postingTable)} p where ${isListed}`;
    const { rows: found } = await sql<Row & { total: number }>`
      select r.*, (select count(*)::int from (select 1 from ${listed} limit ${countedAtMost}) counted) as total
      from (select p.id from ${listed} and ${afterPlace(cursor, 'p.created_at', 'p.id')}
            order by p.created_at desc, p.id desc limit ${limit + 1}) page
      join ${rows} r on r.id = page.id
      order by r.created_at desc, r.id desc`.execute(this.database.over());
    return toPage(found, limit, found[0]?.total ?? 0, (row) => placeOf(row.created_at, row.id));
  }

  /** One posting; what was not let through is as unknown to others as if it did not exist. */
  async visibleTo<Row extends ListedPosting>(rows: Expression<Row>, viewer: Viewer, id: string): Promise<Row> {
    const { rows: found } = await sql<Row>`select * from ${rows} r where r.id = ${id}`.execute(this.database.over());
    const [row] = found;
    if (!row) throw new PostingNotFound();
    const { status, posted_by: postedBy, my_application: own } = row;
    if (!mayRead({ status, postedBy }, viewer)) throw unreadable({ status, hasApplied: own !== null });
    return row;
  }
}

/** What every row tells beside its columns; the poster is `u`. */
export const toldTo = (viewer: Pick<Viewer, 'id'>, { applicationTable, postingColumn }: PostingBook) =>
  [
    personName().as('poster_name'),
    sql<ListedPosting['my_application']>`(
      select json_build_object('id', a.id, 'status', a.status) from ${sql.table(applicationTable)} a
      where ${sql.ref(`a.${postingColumn}`)} = p.id and a.user_id = ${viewer.id}
      order by a.applied_at desc, a.id desc limit 1)`.as('my_application'),
  ] as const;

/** Can be applied to now. Written out, so that the indexes of open ones serve. */
export function isOpen({ closing }: PostingBook, now: Date): RawBuilder<boolean> {
  const conditions = [sql`p.is_active and p.status = 'published'`];
  const until = (column: string) => sql.ref(`p.${columnOf(column)}`);
  if (closing?.lastDay) {
    conditions.push(sql`(${until(closing.lastDay)} is null or ${until(closing.lastDay)} >= ${calendarDay(now)}::date)`);
  }
  if (closing) conditions.push(sql`(${until(closing.deadline)} is null or ${until(closing.deadline)} > ${now})`);
  return allOf(conditions);
}

/** Open ones, or all that the viewer posted, as far as the query asks for them. */
export function isListed(
  book: PostingBook & { searched: readonly string[] },
  viewer: Pick<Viewer, 'id'>,
  query: ListPostingsQuery,
  now: Date,
  { equal = {}, parts = [] }: Narrowed = {},
): RawBuilder<boolean> {
  const shown = query.mine === 'true' ? sql`p.posted_by = ${viewer.id}` : isOpen(book, now);
  const chosen = Object.entries(equal).filter(([, value]) => value !== undefined);
  const isChosen = allOf([shown, ...chosen.map(([name, value]) => sql`${sql.ref(`p.${columnOf(name)}`)} = ${value}`)]);
  const texts = [{ columns: book.searched, text: query.search }, ...parts].filter(({ text }) => text);
  if (texts.length === 0) return isChosen;
  const newest = sql`p.id = any(array(select p.id from ${sql.table(book.postingTable)} p where ${isChosen}
    order by p.created_at desc, p.id desc limit ${searchedAtMost}))`;
  return allOf([newest, ...texts.map(({ columns, text = '' }) => anyHolds(columns, text))]);
}

const allOf = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(conditions, sql` and `)}`;

const anyHolds = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`${foldedColumn(`p.${columnOf(column)}`)} like ${containing(text)}`),
    sql` or `,
  )})`;
