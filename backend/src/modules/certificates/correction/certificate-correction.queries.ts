import type { CertificateCorrectionState } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { CertificateCorrectionNotFound } from '../certificates.errors.js';
import type { CertificatesTables } from '../certificates.tables.js';
import { decidedBy, longestWaiting } from '../review/certificate-review.queries.js';
import type { CertificateCorrectionResponse } from './certificate-correction.response.js';

interface CorrectionRow {
  id: string;
  certificate_id: string;
  course_title_ar: string;
  course_title_en: string;
  holder_name_ar: string;
  holder_name_en: string;
  wished_name_ar: string;
  wished_name_en: string;
  note: string | null;
  state: CertificateCorrectionState;
  asked_at: Date | string;
  reason: string | null;
}

const columns = [
  'r.id',
  'r.certificate_id',
  'k.course_title_ar',
  'k.course_title_en',
  'k.holder_name_ar',
  'k.holder_name_en',
  'r.holder_name_ar as wished_name_ar',
  'r.holder_name_en as wished_name_en',
  'r.note',
  'r.state',
  'r.asked_at',
  'r.reason',
] as const;

@Injectable()
export class CertificateCorrectionQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What waits for this person's decision, so nothing of their own, the one that waits longest first (CRT-12). */
  async queueOf(viewer: Viewer, asked: PageQuery): Promise<Page<CorrectionRow>> {
    const waiting = this.corrections(viewer)
      .where('r.state', '=', sql.lit('asked' as const))
      .where('k.status', '=', sql.lit('verified' as const))
      .where('k.user_id', 'is distinct from', viewer.id);
    const page = waiting.select(columns).select(boundedTotal(waiting.select('r.id')).as('total'));
    return longestWaiting.page(await longestWaiting.seek(page, asked).execute(), asked);
  }

  async one(id: string, viewer: Viewer): Promise<CorrectionRow> {
    const row = await this.corrections(viewer).select(columns).where('r.id', '=', id).executeTakeFirst();
    if (!row) throw new CertificateCorrectionNotFound();
    return row;
  }

  private corrections(viewer: Viewer) {
    return this.database
      .over<CertificatesTables>()
      .selectFrom('certificate_corrections as r')
      .innerJoin('certificates as k', 'k.id', 'r.certificate_id')
      .innerJoin('courses as c', 'c.id', 'k.course_id')
      .where(decidedBy(viewer));
  }
}

export const toCertificateCorrection = (row: CorrectionRow): CertificateCorrectionResponse => ({
  id: row.id,
  certificateId: row.certificate_id,
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  holderNameAr: row.holder_name_ar,
  holderNameEn: row.holder_name_en,
  wishedNameAr: row.wished_name_ar,
  wishedNameEn: row.wished_name_en,
  note: row.note,
  state: row.state,
  askedAt: isoTime(row.asked_at),
  reason: row.reason,
});
