import type { ApplicationStatus, ScamSign } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { type ReadyStatement, Statement } from '#platform/database/statement';
import { idsOf, type Page } from '#platform/http/paging';
import { KeptCards } from '#platform/shared-answers/kept-cards';
import { KeptOrders } from '#platform/shared-answers/kept-orders';
import { SharedReads } from '#platform/shared-answers/shared-reads';
import { PostingNotFound } from '../postings.errors.js';
import type { PostingsTables } from '../postings.tables.js';
import { closedNow, mayRead, unreadable } from './posting.rules.js';
import type { PostingBook } from './posting-book.js';
import {
  listing,
  type ListPostingsQuery,
  type Narrowed,
  postingOrder,
  type PostingPlace,
  postingPlaces,
} from './posting-places.statement.js';
import { closeByTheClock, type PostingTimesRow, timesOf } from './posting-times.js';

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

/** Which postings a list shows, and how their rows are read. */
interface List<Row> {
  query: ListPostingsQuery;
  narrowed?: Narrowed;
  rows: RowsById<Row>;
  now: Date;
}

/** The statement that reads rows of a kind by their ids. */
export type RowsById<Row> = (ids: readonly string[]) => ReadyStatement<Row>;

/** Its text is written once: make one at the top of its file. */
export function postingRows<Tables extends object, Row>(
  rows: (from: Kysely<Tables>) => Expression<Row>,
): RowsById<Row> {
  const statement = new Statement(
    (from: Kysely<Tables>, _shape: null, { ids }: { ids: readonly string[] }) =>
      sql<Row>`select * from ${rows(from)} r where r.id = any(${ids}::uuid[])`,
  );
  return (ids) => statement.with(null, { ids });
}

type ListedBook = PostingBook & { searched: readonly string[] };

/** Lists and pages of postings (OPP-1, JOB-1, SVC-1). A posting is `p` in all SQL. */
@Injectable()
export class PostingList {
  constructor(
    private readonly database: ReadDatabase,
    private readonly shared: SharedReads,
    private readonly cards: KeptCards,
    private readonly orders: KeptOrders,
  ) {}

  /**
   * One page of the kind's rows, the newest first, with the total. What is open to everybody is read once for all of
   * them, and what they applied for beside it.
   */
  async page<Row extends ListedPosting>(
    book: ListedBook,
    viewer: Pick<Viewer, 'id'>,
    { query, narrowed, rows, now }: List<Row>,
  ): Promise<Page<Told<Row>>> {
    const page = await this.places(book, viewer, query, narrowed, now);
    const told = await this.inOrder(book, viewer, idsOf(page), rows, page.around);
    const isShown = (row: Row) => query.mine === 'true' || closedNow(timesOf(row), now) === null;
    return { ...page, rows: told.filter(isShown) };
  }

  /** Where the postings of such a page stand. Those that are open are read once for everybody; the clock may close some. */
  async places(
    book: ListedBook,
    viewer: Pick<Viewer, 'id'>,
    query: ListPostingsQuery,
    narrowed: Narrowed | undefined,
    now: Date,
  ): Promise<Page<PostingPlace>> {
    const { shape, values } = listing(book, viewer, query, now, narrowed);
    const read = (rows: number, cursor: string | undefined) =>
      this.database.rows(postingPlaces.with(shape, { ...values, cursor, rows }));
    if (query.mine === 'true')
      return postingOrder.page(await read(postingOrder.rowsToRead(query), query.cursor), query);
    const what = `${book.postingTable} ${JSON.stringify([query.search, narrowed])}`;
    return this.orders.alike([book.postingTable, 'users'], { what, order: postingOrder, read }, query);
  }

  /** These postings in this order, each with the viewer's last application for it. */
  async inOrder<Row extends ListedPosting>(
    book: PostingBook,
    viewer: Pick<Viewer, 'id'>,
    ids: readonly string[],
    rows: RowsById<Row>,
    around?: readonly string[],
  ): Promise<Told<Row>[]> {
    const found = await this.cards.alike([book.postingTable, ...madeOf], {
      what: `rows of ${book.postingTable}`,
      ids,
      around,
      make: async (missing) => {
        const read = await this.database.rows(rows(missing));
        return new Map(read.map((row) => [row.id, row]));
      },
    });
    return this.told(book, viewer, found);
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
}
