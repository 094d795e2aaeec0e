import { calendarDay } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import type { ApplicationStatus, ScamSign } from '@masar/domain';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { containing, foldedColumn } from '#platform/database/folded-text';
import { boundedTotal, searchedAtMost } from '#platform/database/bounded-total';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { SharedReads } from '#platform/shared-answers/shared-reads';
import type { PostingsTables } from '../postings.tables.js';
import type { PostingBook } from './posting-book.js';
import { closedNow, mayRead, unreadable } from './posting.rules.js';
import { type PostingTimesRow, closeByTheClock, timesOf } from './posting-times.js';
import { isOfSuspended } from './suspended-posters.js';
import { PostingNotFound } from '../postings.errors.js';
import { columnOf } from './posting-words.js';

const postingOrder = newestFirst('p');

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

/** What the rows of all kinds are made of beside the postings: their posters, and the names of skills. */
const madeOf = ['users', 'skills'];

/** What every row of a list tells. */
export interface ListedPosting extends PostingTimesRow {
  id: string;
  posted_by: string | null;
  held_for: ScamSign[];
  created_at: Date | string;
}

/** An application as the list tells those who sent it. */
interface OwnApplication {
  id: string;
  status: ApplicationStatus;
}

/** A row with what the viewer has to do with it. */
export type Told<Row> = Row & { my_application: OwnApplication | null };

/** Which postings a list shows, and how its rows are read. */
interface List<Row> {
  query: ListPostingsQuery;
  rows: Expression<Row>;
  isListed: Expression<boolean>;
  now: Date;
}

/** Lists and pages of postings (OPP-1, JOB-1, SVC-1). A posting is `p` in all SQL. */
@Injectable()
export class PostingList {
  constructor(
    private readonly database: ReadDatabase,
    private readonly shared: SharedReads,
  ) {}

  /**
   * One page of the kind's rows, the newest first, with the total. What is open to everybody is read once for all of
   * them, and what they applied for beside it.
   */
  async page<Row extends ListedPosting>(
    book: PostingBook,
    viewer: Pick<Viewer, 'id'>,
    list: List<Row>,
  ): Promise<Page<Told<Row>>> {
    const page = list.query.mine === 'true' ? await this.read(book, list) : await this.open(book, list);
    return { ...page, rows: await this.told(book, viewer, page.rows) };
  }

  /** One posting; what was not let through is as unknown to others as if it did not exist. */
  async visibleTo<Row extends ListedPosting>(
    book: PostingBook,
    viewer: Viewer,
    id: string,
    rows: Expression<Row>,
  ): Promise<Told<Row>> {
    const { rows: found } = await sql<Row>`select * from ${rows} r where r.id = ${id}`.execute(
      this.database.over<PostingsTables>(),
    );
    const [row] = await this.told(book, viewer, found);
    if (!row) throw new PostingNotFound();
    const { status, posted_by: postedBy, my_application: own } = row;
    if (!mayRead({ status, postedBy }, viewer)) throw unreadable({ status, hasApplied: own !== null });
    return row;
  }

  /** Each row with the viewer's last application for it. */
  async told<Row extends ListedPosting>(
    book: PostingBook,
    viewer: Pick<Viewer, 'id'>,
    rows: readonly Row[],
  ): Promise<Told<Row>[]> {
    if (rows.length === 0) return [];
    closeByTheClock(rows);
    const { applicationTable: table } = book;
    const own = await this.shared.ofReader(viewer.id, table, { of: [], own: [table] }, () => this.own(book, viewer));
    const ownOf = new Map(own.map(({ posting, id, status }) => [posting, { id, status }]));
    return rows.map((row) => ({ ...row, my_application: ownOf.get(row.id) ?? null }));
  }

  /** The last application for each posting that the viewer ever applied for: one read serves every page. */
  private async own({ applicationTable, postingColumn }: PostingBook, viewer: Pick<Viewer, 'id'>) {
    const column = sql.ref(postingColumn);
    const { rows } = await sql<OwnApplication & { posting: string }>`
      select distinct on (${column}) ${column} as posting, id, status from ${sql.table(applicationTable)}
      where user_id = ${viewer.id}
      order by ${column}, applied_at desc, id desc`.execute(this.database.over<PostingsTables>());
    return rows;
  }

  /** What was kept may have closed meanwhile, by the clock alone. */
  private async open<Row extends ListedPosting>(book: PostingBook, list: List<Row>): Promise<Page<Row>> {
    const { postingTable: table } = book;
    const key = `${table} ${JSON.stringify(list.query)}`;
    const page = await this.shared.read(key, [table, ...madeOf], () => this.read(book, list));
    return { ...page, rows: page.rows.filter((row) => closedNow(timesOf(row), list.now) === null) };
  }

  private async read<Row extends ListedPosting>(
    { postingTable }: PostingBook,
    { rows, isListed, query }: List<Row>,
  ): Promise<Page<Row>> {
    const listed = sql`${sql.table(postingTable)} p where ${isListed}`;
    const { rows: found } = await sql<Row & { total: number }>`
      select r.*, ${boundedTotal(sql`select from ${listed}`)} as total
      from (select p.id from ${listed} and ${postingOrder.after(query.cursor)}
            order by ${postingOrder.order} limit ${postingOrder.rowsToRead(query)}) page
      join ${rows} r on r.id = page.id
      order by r.created_at desc, r.id desc`.execute(this.database.over<PostingsTables>());
    return postingOrder.page(found, query);
  }
}

/** Can be applied to now, as `closedReason` says. Written out, so that the indexes of open ones serve. */
export function isOpen({ closing }: PostingBook, now: Date): RawBuilder<boolean> {
  const conditions = [sql`p.is_active and p.status = 'published'`];
  const until = (column: string) => sql.ref(`p.${columnOf(column)}`);
  if (closing?.lastDay) {
    conditions.push(sql`(${until(closing.lastDay)} is null or ${until(closing.lastDay)} >= ${calendarDay(now)}::date)`);
  }
  if (closing) conditions.push(sql`(${until(closing.deadline)} is null or ${until(closing.deadline)} > ${now})`);
  conditions.push(sql`not ${isOfSuspended()}`);
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
    order by ${postingOrder.order} limit ${searchedAtMost}))`;
  return allOf([newest, ...texts.map(({ columns, text = '' }) => anyHolds(columns, text))]);
}

const allOf = (conditions: RawBuilder<unknown>[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.join(conditions, sql` and `)}`;

const anyHolds = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    columns.map((column) => sql`${foldedColumn(`p.${columnOf(column)}`)} like ${containing(text)}`),
    sql` or `,
  )})`;
