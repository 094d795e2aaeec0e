import { Injectable } from '@nestjs/common';
import type { CertificateReviewState } from '@masar/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page } from '#platform/http/paging';
import type { CoursesTables } from '../courses.tables.js';
import { CertificateReviewNotFound } from '../courses.errors.js';
import type { ListCertificateReviewsQuery } from './certificate-review.dto.js';

export interface CertificateReviewRow {
  id: string;
  certificate_id: string;
  course_id: string;
  course_title_ar: string;
  course_title_en: string;
  holder_name_ar: string;
  holder_name_en: string;
  grade: string | null;
  state: CertificateReviewState;
  round: number;
  note: string | null;
  asked_at: Date | string;
  decided_at: Date | string | null;
  reason: string | null;
}

/** Requests `r`, the one that waits longest first. */
export const longestWaiting = oldestFirst('r', 'asked_at');

/** Courses whose certificates somebody decides about: one's own, for administrators all. */
export const decidedBy = (viewer: Viewer): RawBuilder<boolean> =>
  viewer.role === 'admin' ? sql<boolean>`true` : sql<boolean>`c.instructor_id = ${viewer.id}`;

const reviews = sql`certificate_reviews r
  join certificates k on k.id = r.certificate_id
  join courses c on c.id = k.course_id`;

const columns = sql`r.id, r.certificate_id, k.course_id, k.course_title_ar, k.course_title_en, k.holder_name_ar,
  k.holder_name_en, k.grade, r.state, r.round, r.note, r.asked_at, r.decided_at, r.reason`;

@Injectable()
export class CertificateReviewQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What waits for this person's decision, the one that waits longest first (CRT-11). */
  async queueOf(viewer: Viewer, asked: ListCertificateReviewsQuery): Promise<Page<CertificateReviewRow>> {
    const { cursor, state = 'waiting' } = asked;
    const all = sql`${decidedBy(viewer)} and r.state = ${sql.lit(state)} and k.status = 'pending'
      and k.user_id is not null
      and not exists (select from certificate_reviews n where n.certificate_id = r.certificate_id and n.round > r.round)`;
    const { rows } = await sql<CertificateReviewRow & { total: number }>`
      select page.*, ${boundedTotal(sql`select from ${reviews} where ${all}`)} as total
      from (select ${columns} from ${reviews} where ${all} and ${longestWaiting.after(cursor)}
            order by ${longestWaiting.order} limit ${longestWaiting.rowsToRead(asked)}) page
      order by page.asked_at, page.id`.execute(this.database.over<CoursesTables>());
    return longestWaiting.page(rows, asked);
  }

  async one(id: string, viewer: Viewer): Promise<CertificateReviewRow> {
    const { rows } = await sql<CertificateReviewRow>`
      select ${columns} from ${reviews} where r.id = ${id} and ${decidedBy(viewer)}`.execute(
      this.database.over<CoursesTables>(),
    );
    if (!rows[0]) throw new CertificateReviewNotFound();
    return rows[0];
  }
}
