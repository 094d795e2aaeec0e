import type { ApplicationKind, ApplicationStatus, Role } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { personName } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { mayManage } from '../posting/posting.rules.js';
import { type BookedApplication, type PostingBook, PostingBooks } from '../posting/posting-book.js';
import { ApplicationNotFound, NotThePoster } from '../postings.errors.js';
import type { PostingsTables } from '../postings.tables.js';
import type { ListApplicantsQuery, ListApplicationsQuery } from './application.dto.js';
import { type ApplicationDetailResponse, toApplicationDetail } from './application.response.js';
import { actorOf } from './application.rules.js';

/** An application with the two people it is between. */
export interface ApplicationRow extends BookedApplication {
  applicant_name: string | null;
  applicant_image_url: string | null;
  applicant_role: Role;
  applicant_email: string;
  poster_name: string | null;
}

export interface MoveRow {
  id: string;
  from_status: ApplicationStatus | null;
  to_status: ApplicationStatus;
  moved_by: string | null;
  mover_name: string | null;
  note: string | null;
  created_at: Date | string;
}

const applicationOrder = newestFirst('a', 'applied_at');

@Injectable()
export class ApplicationQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly books: PostingBooks,
  ) {}

  /** Everything that somebody applied to or asked for, the newest first (OPP-3). */
  async ofApplicant(userId: string, query: ListApplicationsQuery): Promise<Page<ApplicationRow>> {
    return this.page(query.kind, sql`a.user_id = ${userId}${whereStatus(query.status)}`, query);
  }

  /** Who applied to a posting, for those who look after it. */
  async ofPosting(
    { kind }: Pick<PostingBook, 'kind'>,
    posting: { id: string; posted_by: string | null },
    viewer: Viewer,
    query: ListApplicantsQuery,
  ): Promise<Page<ApplicationRow>> {
    if (!mayManage({ postedBy: posting.posted_by }, viewer)) throw new NotThePoster();
    return this.page(kind, sql`a.posting_id = ${posting.id}${whereStatus(query.status)}`, query);
  }

  /** One application, for those whom it concerns. */
  async visibleTo(viewer: Viewer, id: string): Promise<ApplicationRow> {
    const { rows } = await this.rows(undefined, sql`a.id = ${id}`).execute(this.database.over<PostingsTables>());
    const [row] = rows;
    if (!row || actorOf({ userId: row.user_id, postedBy: row.posted_by }, viewer) === 'stranger') {
      throw new ApplicationNotFound();
    }
    return row;
  }

  /** One application with its timeline. */
  async detail(viewer: Viewer, id: string): Promise<ApplicationDetailResponse> {
    const row = await this.visibleTo(viewer, id);
    return toApplicationDetail(row, await this.moves(row), viewer);
  }

  /** What happened to an application, in order. */
  private async moves({ kind, id }: ApplicationRow): Promise<MoveRow[]> {
    return this.database
      .over<PostingsTables>()
      .selectFrom('application_moves as m')
      .leftJoin('users as u', 'u.id', 'm.moved_by')
      .select(['m.id', 'm.from_status', 'm.to_status', 'm.moved_by', 'm.note', 'm.created_at'])
      .select(personName().as('mover_name'))
      .where(`m.${this.books.of(kind).moveColumn}`, '=', id)
      .orderBy('m.created_at')
      .orderBy('m.id')
      .execute();
  }

  private async page(
    kind: ApplicationKind | undefined,
    condition: RawBuilder<unknown>,
    asked: PageQuery,
  ): Promise<Page<ApplicationRow>> {
    const wanted = sql`${condition} and ${applicationOrder.after(asked.cursor)}`;
    const total = boundedTotal(sql`select from ${this.books.applications(kind)} a where ${condition}`);
    const { rows } = await sql<ApplicationRow & { total: number }>`
      select page.*, ${total} as total
      from (${this.rows(kind, wanted)}
            order by ${applicationOrder.order} limit ${applicationOrder.rowsToRead(asked)}) page
      order by page.applied_at desc, page.id desc`.execute(this.database.over<PostingsTables>());
    return applicationOrder.page(rows, asked);
  }

  private rows(kind: ApplicationKind | undefined, condition: RawBuilder<unknown>): RawBuilder<ApplicationRow> {
    return sql<ApplicationRow>`
      select a.*, ${personName('u')} as applicant_name, u.profile_image_url as applicant_image_url,
             u.role as applicant_role, u.email as applicant_email, ${personName('poster')} as poster_name
      from ${this.books.applications(kind)} a
      join users u on u.id = a.user_id
      left join users poster on poster.id = a.posted_by
      where ${condition}`;
  }
}

const whereStatus = (status: ApplicationStatus | undefined) => (status ? sql` and a.status = ${status}` : sql``);
