import {
  type ApplicationAction,
  type ApplicationKind,
  type ApplicationStatus,
  type ClosedReason,
  moveApplication,
  type MoveRefusal,
  type PostingTimes,
} from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import type { AppError } from '#platform/errors/app-error';
import { closedNow } from '../posting/posting.rules.js';
import { type BookedApplication, type PostingBook, PostingBooks } from '../posting/posting-book.js';
import { columnOf } from '../posting/posting-words.js';
import {
  ApplicationDecided,
  ApplicationNotFound,
  DeadlinePassed,
  MoveImpossible,
  NotYoursToMove,
  OwnPosting,
  PostingClosed,
  PostingEnded,
  PostingNotPublished,
} from '../postings.errors.js';
import { ApplicationMoved, ApplicationSent } from '../postings.events.js';
import type { PostingsTables } from '../postings.tables.js';
import { actorOf } from './application.rules.js';

const closed: Record<ClosedReason, new () => AppError> = {
  not_published: PostingNotPublished,
  closed: PostingClosed,
  ended: PostingEnded,
  deadline_passed: DeadlinePassed,
};
const refused: Record<MoveRefusal, new () => AppError> = {
  not_yours: NotYoursToMove,
  decided: ApplicationDecided,
  impossible: MoveImpossible,
};

/** What somebody applies to, read by its module and locked. */
export interface AppliedPosting extends PostingTimes {
  id: string;
  postedBy?: string | null | undefined;
}

/** What an applicant says, by the columns of their application. */
export type Answer = Record<string, string | boolean | null>;

export interface Applied {
  id: string;
  /** Otherwise it is the one that stood already. */
  isNew: boolean;
}

/** Applying and moving on, for opportunities, jobs and services alike (OPP-2, OPP-3, SVC-2, JOB-1). */
@Injectable()
export class ApplicationService {
  constructor(
    private readonly transactions: Transactions,
    private readonly books: PostingBooks,
  ) {}

  /**
   * Applies once. The caller has locked the posting, so that simultaneous calls follow each other; an application that
   * exists is answered as it is, also when the posting takes no more.
   */
  async apply(
    em: EntityManager,
    viewer: Viewer,
    book: PostingBook,
    posting: AppliedPosting,
    answer: Answer,
  ): Promise<Applied> {
    const rows = em.getKysely<PostingsTables>();
    const existing = await standing(rows, book, viewer.id, posting.id);
    if (existing) return { id: existing, isNew: false };
    if (posting.postedBy === viewer.id) throw new OwnPosting();
    const reason = closedNow(posting, new Date());
    if (reason) throw new closed[reason]();
    const id = v7();
    await insert(rows, book, posting.id, { id, userId: viewer.id, ...answer });
    await this.note(rows, book, { id, from: null, to: 'pending', by: viewer.id, note: null });
    this.transactions.record(new ApplicationSent(placeOf(await this.booked(rows, book, id))));
    return { id, isNew: true };
  }

  /** Moves an application on as the lifecycle allows; both sides find it in its timeline. */
  async move(viewer: Viewer, id: string, action: ApplicationAction, note: string | null): Promise<void> {
    await this.transactions.run(async (em) => {
      const rows = em.getKysely<PostingsTables>();
      const book = await this.bookOf(rows, id);
      await sql`select 1 from ${sql.table(book.applicationTable)} where id = ${id} for update`.execute(rows);
      const application = await this.booked(rows, book, id);
      const actor = actorOf({ userId: application.user_id, postedBy: application.posted_by }, viewer);
      if (actor === 'stranger') throw new ApplicationNotFound();
      const outcome = moveApplication(application, action, actor);
      if ('refusal' in outcome) throw new refused[outcome.refusal]();
      await sql`update ${sql.table(book.applicationTable)} set status = ${outcome.to}, updated_at = now() where id = ${id}`.execute(
        rows,
      );
      await this.note(rows, book, { id, from: application.status, to: outcome.to, by: viewer.id, note });
      this.transactions.record(new ApplicationMoved(placeOf(application), outcome.to, viewer.id, note));
    });
  }

  private async bookOf(rows: Kysely<PostingsTables>, id: string): Promise<PostingBook> {
    const { rows: found } = await sql<{ kind: ApplicationKind }>`
      select kind from ${this.books.applications()} a where id = ${id}`.execute(rows);
    const [row] = found;
    if (!row) throw new ApplicationNotFound();
    return this.books.of(row.kind);
  }

  private async booked(rows: Kysely<PostingsTables>, book: PostingBook, id: string): Promise<BookedApplication> {
    const { rows: found } = await sql<BookedApplication>`
      select * from ${this.books.applications(book.kind)} a where id = ${id}`.execute(rows);
    const [row] = found;
    if (!row) throw new ApplicationNotFound();
    return row;
  }

  private async note(
    rows: Kysely<PostingsTables>,
    book: PostingBook,
    move: { id: string; from: ApplicationStatus | null; to: ApplicationStatus; by: string; note: string | null },
  ): Promise<void> {
    const { from: from_status, to: to_status, by: moved_by, note } = move;
    await rows
      .insertInto('application_moves')
      .values({ id: v7(), kind: book.kind, [book.moveColumn]: move.id, from_status, to_status, moved_by, note })
      .execute();
  }
}

const placeOf = (row: BookedApplication) => ({
  kind: row.kind,
  applicationId: row.id,
  postingId: row.posting_id,
  title: { ar: row.title_ar, en: row.title_en },
  applicantId: row.user_id,
  postedBy: row.posted_by,
});

/** The application that stands in the way of another one: an open one where they may follow each other, else any. */
async function standing(
  rows: Kysely<PostingsTables>,
  book: PostingBook,
  userId: string,
  postingId: string,
): Promise<string | undefined> {
  const open = book.mayFollow ? sql`and status in ('pending', 'in_review', 'accepted')` : sql``;
  const { rows: found } = await sql<{ id: string }>`
    select id from ${sql.table(book.applicationTable)}
    where user_id = ${userId} and ${sql.ref(book.postingColumn)} = ${postingId} ${open} limit 1`.execute(rows);
  return found[0]?.id;
}

/** The row and its count, in one transaction. */
async function insert(
  rows: Kysely<PostingsTables>,
  book: PostingBook,
  postingId: string,
  answer: Answer,
): Promise<void> {
  const columns = [book.postingColumn, ...Object.keys(answer).map(columnOf)];
  await sql`insert into ${sql.table(book.applicationTable)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values (${sql.join([postingId, ...Object.values(answer)])})`.execute(rows);
  await sql`update ${sql.table(book.postingTable)} set applications_count = applications_count + 1
    where id = ${postingId}`.execute(rows);
}
