import { formatDate } from '@masar/i18n';
import { formatCertificateNumber } from '../../src/modules/certificates/certificate/certificate-snapshot.rules.js';
import type { LearnerCourse } from './learning.js';
import type { Random } from './random.js';
import type { CertificateNumberRow, CertificateRow } from './rows.js';
import { demoSignatory, signatureId } from './signatory.js';
import { stableId } from './stable-id.js';

/** Digits and letters that are not mistaken for each other (Crockford's base32). */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** One certificate per completed course, in the order of completion (CRT-1). */
export const makeCertificates = (learning: readonly LearnerCourse[], random: Random): CertificateRow[] =>
  learning
    .flatMap((one) => (one.enrollment.completed_at ? [{ one, completedAt: one.enrollment.completed_at }] : []))
    .sort((a, b) => a.completedAt.localeCompare(b.completedAt))
    .map(({ one, completedAt }) => certificateOf(one, completedAt, random));

/** The certificate of a course that was completed at that moment; its number comes when all are known. */
export function certificateOf(one: LearnerCourse, completedAt: string, random: Random): CertificateRow {
  const { person, course, enrollment, grade } = one;
  return {
    id: stableId('certificates', enrollment.id),
    user_id: enrollment.user_id,
    course_id: enrollment.course_id,
    certificate_number: '',
    grade,
    evidence: null,
    shown_by: null,
    issued_at: completedAt,
    verification_code: drawCode(random),
    status: 'verified',
    completed_at: completedAt,
    signatory: demoSignatory,
    signature_id: signatureId,
    holder_name_ar: person.row.name_ar,
    holder_name_en: person.row.name_en,
    course_title_ar: course.row.title_ar,
    course_title_en: course.row.title_en,
    instructor_name_ar: course.owner.row.name_ar,
    instructor_name_en: course.owner.row.name_en,
    duration_hours: course.row.duration_hours,
    lessons_count: course.row.lessons_count,
    skills: course.row.skills,
    signed_summary: null,
    revoked_reason: null,
    revoked_at: null,
    revoked_by: null,
    superseded_by: null,
  };
}

export const drawCode = (random: Random): string =>
  Array.from({ length: 16 }, () => random.pick([...codeAlphabet])).join('');

/** Numbers all by year in the order of issue; answers the counters from which the next ones take theirs. */
export function numberCertificates(rows: readonly CertificateRow[]): CertificateNumberRow[] {
  const lastNumbers = new Map<number, number>();
  for (const row of [...rows].sort((a, b) => a.issued_at.localeCompare(b.issued_at))) {
    const year = Number(formatDate('en', new Date(row.issued_at), 'latn', { year: 'numeric' }));
    const number = (lastNumbers.get(year) ?? 0) + 1;
    lastNumbers.set(year, number);
    row.certificate_number = formatCertificateNumber(year, number);
  }
  return [...lastNumbers].map(([year, last_number]) => ({ year, last_number }));
}
