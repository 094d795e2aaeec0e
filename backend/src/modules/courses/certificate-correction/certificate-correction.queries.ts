import { Injectable } from '@nestjs/common';
import type { CertificateCorrectionState } from '@masar/domain';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import type { CoursesTables } from '../courses.tables.js';
import { decidedBy, longestWaiting } from '../certificate-review/certificate-review.queries.js';
import { CertificateCorrectionNotFound } from '../courses.errors.js';
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

const corrections = sql`certificate_corrections r
  join certificates k on k.id = r.certificate_id
  join courses c on c.id = k.course_id`;

const columns = sql`r.id, r.certificate_id, k.course_title_ar, k.course_title_en, k.holder_name_ar, k.holder_name_en,
  r.holder_name_ar as wished_name_ar, r.holder_name_en as wished_name_en, r.note, r.state, r.asked_at, r.reason`;

@Injectable()
export class CertificateCorrectionQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** What waits for this person's decision, the one that waits longest first (CRT-12). */
  async queueOf(viewer: Viewer, asked: PageQuery): Promise<Page<CorrectionRow>> {
    const all = sql`${decidedBy(viewer)} and r.state = 'asked' and k.status = 'verified'`;
    const { rows } = await sql<CorrectionRow & { total: number }>`
      select page.*, ${boundedTotal(sql`select from ${corrections} where ${all}`)} as total
      from (select ${columns} from ${corrections} where ${all} and ${longestWaiting.after(asked.cursor)}
            order by ${longestWaiting.order} limit ${longestWaiting.rowsToRead(asked)}) page
      order by page.asked_at, page.id`.execute(this.database.over<CoursesTables>());
    return longestWaiting.page(rows, asked);
  }

  async one(id: string, viewer: Viewer): Promise<CorrectionRow> {
    const { rows } = await sql<CorrectionRow>`
      select ${columns} from ${corrections} where r.id = ${id} and ${decidedBy(viewer)}`.execute(
      this.database.over<CoursesTables>(),
    );
    if (!rows[0]) throw new CertificateCorrectionNotFound();
    return rows[0];
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
