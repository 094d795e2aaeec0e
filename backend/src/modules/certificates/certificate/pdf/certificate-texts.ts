import type { EvidenceGrade } from '@masar/domain';
import { defineMessages, formatDate, formatNumber, plural } from '@masar/i18n';
import { isolate, isolateLtr } from '#platform/pdf/bidi-runs';

/** What a certificate is called: by how it was shown, or as all were before that was told (EVD-4). */
export type CertificateKind = 'former' | 'achievement' | 'participation';

export function kindOf(evidence: EvidenceGrade | null): CertificateKind {
  if (evidence === null) return 'former';
  return evidence === 'C' ? 'participation' : 'achievement';
}

/** What the paper says around the snapshot; wording that fits women and men alike. */
export const certificateTexts = defineMessages({
  ar: {
    brand: (issuer: string, kind: CertificateKind) =>
      `${isolate(issuer, 'ar')} · ${{ former: 'شهادة إتمام', achievement: 'شهادة إنجاز', participation: 'شهادة مشاركة' }[kind]}`,
    title: (kind: CertificateKind) =>
      ({ former: 'شهادة إتمام دورة', achievement: 'شهادة إنجاز', participation: 'شهادة مشاركة' })[kind],
    shownA: 'صحّح العمل إنسان، أو أُدّي تحت إشراف',
    shownB: 'باجتياز أوراق تُسحب أسئلتها لكل محاولة من بنك أوسع',
    shownC: 'بالمشاركة في الدورة حتى نهايتها',
    awardedTo: 'تُمنح هذه الشهادة إلى',
    completed: (course: string) => `لإتمام دورة «${isolate(course, 'ar')}» بنجاح`,
    completing: 'إتمام كل الدروس',
    grade: (percent: string) => `بدرجة ${isolateLtr(`${formatNumber('ar', Number(percent))}%`)}`,
    lessons: (n: number) =>
      plural('ar', n, {
        zero: 'بلا دروس',
        one: 'درس واحد',
        two: 'درسان',
        few: '# دروس',
        many: '# درساً',
        other: '# درس',
      }),
    hours: (n: number) =>
      plural('ar', n, {
        zero: 'أقل من ساعة',
        one: 'ساعة واحدة',
        two: 'ساعتان',
        few: '# ساعات',
        many: '# ساعة',
        other: '# ساعة',
      }),
    skills: (names: readonly string[]) => `المهارات: ${names.map((name) => isolate(name, 'ar')).join('، ')}`,
    completedOn: 'تاريخ الإتمام',
    issuedOn: 'تاريخ الإصدار',
    instructor: 'المدرّب',
    number: 'رقم الشهادة',
    code: 'رمز التحقق',
    verify: 'امسح الرمز للتحقق من الشهادة',
    date: (day: Date) => formatDate('ar', day),
  },
  en: {
    brand: (issuer, kind) =>
      `${isolate(issuer, 'en')} · Certificate of ${{ former: 'completion', achievement: 'achievement', participation: 'participation' }[kind]}`,
    title: (kind) =>
      `Certificate of ${{ former: 'Completion', achievement: 'Achievement', participation: 'Participation' }[kind]}`,
    shownA: 'The work was marked by a person or done under supervision',
    shownB: 'By passing papers whose questions are drawn for each attempt from a larger bank',
    shownC: 'By taking part in the course to its end',
    awardedTo: 'This certificate is awarded to',
    completed: (course) => `for successfully completing “${isolate(course, 'en')}”`,
    completing: 'Completing all lessons',
    grade: (percent) => `with a grade of ${formatNumber('en', Number(percent))}%`,
    lessons: (n) => plural('en', n, { one: '# lesson', other: '# lessons' }),
    hours: (n) => plural('en', n, { one: '# hour', other: '# hours' }),
    skills: (names) => `Skills: ${names.map((name) => isolate(name, 'en')).join(', ')}`,
    completedOn: 'Completed on',
    issuedOn: 'Issued on',
    instructor: 'Instructor',
    number: 'Certificate number',
    code: 'Verification code',
    verify: 'Scan to verify this certificate',
    date: (day) => formatDate('en', day),
  },
});
