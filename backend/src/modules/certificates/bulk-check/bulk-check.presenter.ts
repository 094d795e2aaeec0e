import { examinedGrade, shownEvidence } from '@masar/domain';
import { isoTime } from '#platform/database/iso-time';
import type { VerifiedRow } from '../certificate/certificate.queries.js';
import type { CheckedCodeResponse } from './bulk-check.dto.js';

/** What is known of a typed code: no code, no certificate of ours, or what the certificate says in short. */
export function toCheckedCode(
  typed: string,
  code: string | undefined,
  row: VerifiedRow | undefined,
): CheckedCodeResponse {
  return {
    typed,
    outcome: row?.status ?? (code ? 'unknown' : 'malformed'),
    verificationCode: code ?? null,
    certificateNumber: row?.certificate_number ?? null,
    holderNameAr: row?.holder_name_ar ?? null,
    holderNameEn: row?.holder_name_en ?? null,
    courseTitleAr: row?.course_title_ar ?? null,
    courseTitleEn: row?.course_title_en ?? null,
    grade: row ? examinedGrade(row.evidence, row.grade) : null,
    evidence: row ? shownEvidence(row.evidence) : null,
    issuedAt: row ? isoTime(row.issued_at) : null,
    supersededByCode: row?.superseded_by_code ?? null,
  };
}
