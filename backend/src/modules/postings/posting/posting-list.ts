import type { ApplicationStatus, ScamSign } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type Expression, type Kysely, sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase, type ReadyStatement } from '#platform/database/read-database';
import { idsOf, type Page } from '#platform/http/paging';
import { SharedReads } from '#platform/kept-reads/shared-reads';
import { Statement } from '#platform/kept-reads/statement';
import { PostingNotFound } from '../postings.errors.js';
import type { PostingsTables } from '../postings.tables.js';
import { mayRead, unreadable } from './posting.rules.js';
import type { PostingBook } from './posting-book.js';
import {
  listing,
  type ListPostingsQuery,
  type Narrowed,
  postingOrder,
  type PostingPlace,
  postingPlaces,
} from './posting-places.statement.js';
import { closeByTheClock, type PostingTimesRow } from './posting-times.js';

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

/** Which postings a list shows. */
interface Listing {
  query: ListPostingsQuery;
  narrowed?: Narrowed;
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
  ) {}

  /** One page of the kind's rows, the newest first, with the total. */
  async page<Row extends ListedPosting>(
    book: ListedBook,
    viewer: Pick<Viewer, 'id'>,
    { rows, ...listed }: Listing & { rows: RowsById<Row> },
  ): Promise<Page<Told<Row>>> {
    const places = await this.places(book, viewer, listed, postingOrder.rowsToRead(listed.query));
    const page = postingOrder.page(places, listed.query);
    return { ...page, rows: await this.inOrder(book, viewer, idsOf(page.rows), rows) };
  }

  /** Where so many postings of such a list stand behind the cursor, with the total. */
  async places(
    book: ListedBook,
    viewer: Pick<Viewer, 'id'>,
    { query, narrowed, now }: Listing,
    rows: number,
  ): Promise<PostingPlace[]> {
    const { shape, values } = listing(book, viewer, query, now, narrowed);
    return this.database.rows(postingPlaces.with(shape, { ...values, cursor: query.cursor, rows }));
  }

  /** These postings in this order, each with the viewer's last application for it. */
  async inOrder<Row extends ListedPosting>(
    book: PostingBook,
    viewer: Pick<Viewer, 'id'>,
    ids: readonly string[],
    rows: RowsById<Row>,
  ): Promise<Told<Row>[]> {
    const byId = new Map((await this.database.rows(rows(ids))).map((row) => [row.id, row]));
    return this.told(
      book,
      viewer,
      ids.flatMap((id) => byId.get(id) ?? []),
    );
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
    const own = await this.shared.ofReader(viewer.id, table, () => this.own(book, viewer));
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
