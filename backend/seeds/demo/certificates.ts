import { formatDate } from '@masar/i18n';
import type { LearnerCourse } from './learning.js';
import type { Random } from './random.js';
import type { CertificateNumberRow, CertificateRow } from './rows.js';
import { stableId } from './stable-id.js';

/** Digits and letters that are not mistaken for each other (Crockford's base32). */
const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export interface Certificates {
  rows: CertificateRow[];
  /** The counters from which the next certificates take their numbers. */
  numbers: CertificateNumberRow[];
}

/** One certificate per completed course, numbered by year in the order of completion (CRT-1). */
export function makeCertificates(learning: readonly LearnerCourse[], random: Random): Certificates {
  const lastNumbers = new Map<number, number>();
  const rows = learning
    .flatMap((one) => (one.enrollment.completed_at ? [{ one, completedAt: one.enrollment.completed_at }] : []))
    .sort((a, b) => a.completedAt.localeCompare(b.completedAt))
    .map(({ one, completedAt }) => {
      const year = Number(formatDate('en', new Date(completedAt), 'latn', { year: 'numeric' }));
      const number = (lastNumbers.get(year) ?? 0) + 1;
      lastNumbers.set(year, number);
      return certificate(one, completedAt, `MSR-${year}-${String(number).padStart(6, '0')}`, random);
    });
  return { rows, numbers: [...lastNumbers].map(([year, last_number]) => ({ year, last_number })) };
}

function certificate(one: LearnerCourse, completedAt: string, number: string, random: Random): CertificateRow {
  const { person, course, enrollment, grade } = one;
  return {
    id: stableId('certificates', enrollment.id),
    user_id: enrollment.user_id,
    course_id: enrollment.course_id,
    certificate_number: number,
    grade,
    issued_at: completedAt,
    verification_code: Array.from({ length: 16 }, () => random.pick([...codeAlphabet])).join(''),
    status: 'verified',
    completed_at: completedAt,
    holder_name_ar: person.row.name_ar,
    holder_name_en: person.row.name_en,
    course_title_ar: course.row.title_ar,
    course_title_en: course.row.title_en,
    instructor_name_ar: course.owner.row.name_ar,
    instructor_name_en: course.owner.row.name_en,
    duration_hours: course.row.duration_hours,
    lessons_count: course.row.lessons_count,
    skills: course.row.skills,
  };
}
