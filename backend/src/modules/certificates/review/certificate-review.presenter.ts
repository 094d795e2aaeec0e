import { examinedGrade } from '@masar/domain';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { CertificateReviewRow } from './certificate-review.queries.js';
import type { CertificateReviewResponse } from './certificate-review.response.js';

export const toCertificateReview = (row: CertificateReviewRow): CertificateReviewResponse => ({
  id: row.id,
  certificateId: row.certificate_id,
  courseId: row.course_id,
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  holderNameAr: row.holder_name_ar,
  holderNameEn: row.holder_name_en,
  grade: examinedGrade(row.evidence, row.grade),
  state: row.state,
  round: row.round,
  note: row.note,
  askedAt: isoTime(row.asked_at),
  decidedAt: isoTimeOrNull(row.decided_at),
  reason: row.reason,
});
