import { examinedGrade, shownEdition, shownEvidence } from '@masar/domain';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { pictureAddress } from '#platform/files/small-pictures';
import type { CertificateFactsRow, ReviewedRow, VerifiedRow } from './certificate.queries.js';
import { correctableUntil } from './certificate-correction.rules.js';
import type { CertificateResponse, CertificateVerificationResponse } from './dto/certificate.response.js';

/**
 * What a certificate says, as everybody with its code reads it and as the log holds it (CRT-4, EVD-6): participation of
 * earlier days was written with a grade, which no other answer states.
 */
export const factsOf = (row: CertificateFactsRow) => ({
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
  signatory: row.signatory && {
    nameAr: row.signatory.nameAr,
    nameEn: row.signatory.nameEn,
    officeAr: row.signatory.officeAr,
    officeEn: row.signatory.officeEn,
  },
  signatureUrl: row.signature_id && pictureAddress(row.signature_id),
  holderNameAr: row.holder_name_ar,
  holderNameEn: row.holder_name_en,
  instructorNameAr: row.instructor_name_ar,
  instructorNameEn: row.instructor_name_en,
  durationHours: row.duration_hours,
  skills: row.skills.map(({ ar, en }) => ({ ar, en })),
  evidence: shownEvidence(row.evidence),
  evidenceEdition: shownEdition(row.evidence, row.shown_by?.edition),
  shownBy: (row.shown_by?.parts ?? []).map(({ kind, titleAr, titleEn, passMark, questions, drawnFrom }) => ({
    kind,
    titleAr,
    titleEn,
    passMark,
    questions,
    drawnFrom,
  })),
});

export const toCertificate = (row: ReviewedRow): CertificateResponse => ({
  id: row.id,
  courseId: row.course_id,
  ...factsOf(row),
  grade: examinedGrade(row.evidence, row.grade),
  review: reviewOf(row),
  correction: correctionOf(row),
  correctableUntil:
    correctableUntil({ status: row.status, issuedAt: row.issued_at }, new Date())?.toISOString() ?? null,
});

function correctionOf({
  correction_state: state,
  correction_asked_at: askedAt,
  correction_reason: reason,
}: ReviewedRow): CertificateResponse['correction'] {
  return state === null || askedAt === null ? null : { state, askedAt: isoTime(askedAt), reason };
}

/** The last review, told while the certificate is not decided about. */
function reviewOf(row: ReviewedRow): CertificateResponse['review'] {
  const { review_state: state, review_round: round, review_asked_at: askedAt } = row;
  if (row.status !== 'pending' || state === null || round === null || askedAt === null) return null;
  return {
    state,
    round,
    askedAt: isoTime(askedAt),
    decidedAt: isoTimeOrNull(row.review_decided_at),
    reason: row.review_reason,
  };
}

export const toVerification = (row: VerifiedRow, checkedAt: Date): CertificateVerificationResponse => ({
  ...factsOf(row),
  revokedReason: row.revoked_reason,
  revokedAt: isoTimeOrNull(row.revoked_at),
  supersededByCode: row.superseded_by_code,
  checkedAt: checkedAt.toISOString(),
});
