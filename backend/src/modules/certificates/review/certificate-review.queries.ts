import type { CertificateReviewState, EvidenceGrade } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { mayInCourse } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page } from '#platform/http/paging';
import { CertificateReviewNotFound } from '../certificates.errors.js';
import type { CertificatesTables } from '../certificates.tables.js';
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
  evidence: EvidenceGrade | null;
  state: CertificateReviewState;
  round: number;
  note: string | null;
  asked_at: Date | string;
  decided_at: Date | string | null;
  reason: string | null;
}

/** Requests `r`, the one that waits longest first. */
export const longestWaiting = oldestFirst('r', 'asked_at');

/** Courses whose certificates somebody decides about. */
export const decidedBy = (viewer: Viewer): RawBuilder<boolean> => mayInCourse(viewer, 'edit');

const columns = [
  'r.id',
  'r.certificate_id',
  'c.id as course_id',
  'k.course_title_ar',
  'k.course_title_en',
  'k.holder_name_ar',
  'k.holder_name_en',
  'k.grade',
  'k.evidence',
  'r.state',
  'r.round',
  'r.note',
  'r.asked_at',
  'r.decided_at',
  'r.reason',
] as const;

@Injectable()
export class CertificateReviewQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What waits for this person's decision, so nothing of their own, the one that waits longest first (CRT-11). */
  async queueOf(viewer: Viewer, asked: ListCertificateReviewsQuery): Promise<Page<CertificateReviewRow>> {
    const waiting = this.reviews(viewer)
      .where('r.state', '=', sql.lit(asked.state ?? ('waiting' as const)))
      .where('k.status', '=', sql.lit('pending' as const))
      .where('k.user_id', '<>', viewer.id)
      .where(({ exists, not, selectFrom }) =>
        not(
          exists(
            selectFrom('certificate_reviews as n')
              .select('n.id')
              .whereRef('n.certificate_id', '=', 'r.certificate_id')
              .whereRef('n.round', '>', 'r.round'),
          ),
        ),
      );
    const page = waiting.select(columns).select(boundedTotal(waiting.select('r.id')).as('total'));
    return longestWaiting.page(await longestWaiting.seek(page, asked).execute(), asked);
  }

  async one(id: string, viewer: Viewer): Promise<CertificateReviewRow> {
    const row = await this.reviews(viewer).select(columns).where('r.id', '=', id).executeTakeFirst();
    if (!row) throw new CertificateReviewNotFound();
    return row;
  }

  private reviews(viewer: Viewer) {
    return this.database
      .over<CertificatesTables>()
      .selectFrom('certificate_reviews as r')
      .innerJoin('certificates as k', 'k.id', 'r.certificate_id')
      .innerJoin('courses as c', 'c.id', 'k.course_id')
      .where(decidedBy(viewer));
  }
}
