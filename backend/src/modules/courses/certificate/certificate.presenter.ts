import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { CertificateRow, VerifiedRow } from './certificate.queries.js';
import type { CertificateResponse, CertificateVerificationResponse } from './dto/certificate.response.js';

const facts = (row: Omit<CertificateRow, 'id' | 'course_id'>) => ({
  certificateNumber: row.certificate_number,
  verificationCode: row.verification_code,
  grade: row.grade,
  status: row.status,
  issuedAt: isoTime(row.issued_at),
  completedAt: isoTimeOrNull(row.completed_at),
  courseTitleAr: row.course_title_ar,
  courseTitleEn: row.course_title_en,
  issuerNameAr: row.issuer_name_ar,
  issuerNameEn: row.issuer_name_en,
  holderNameAr: row.holder_name_ar,
  holderNameEn: row.holder_name_en,
  instructorNameAr: row.instructor_name_ar,
  instructorNameEn: row.instructor_name_en,
  durationHours: row.duration_hours,
  skills: row.skills.map(({ ar, en }) => ({ ar, en })),
});

export const toCertificate = (row: CertificateRow): CertificateResponse => ({
  id: row.id,
  courseId: row.course_id,
  ...facts(row),
});

export const toVerification = (row: VerifiedRow, checkedAt: Date): CertificateVerificationResponse => ({
  ...facts(row),
  revokedReason: row.revoked_reason,
  supersededByCode: row.superseded_by_code,
  checkedAt: checkedAt.toISOString(),
});
