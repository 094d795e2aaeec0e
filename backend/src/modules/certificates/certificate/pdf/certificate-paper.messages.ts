// Written by `npm run texts` from certificate-paper.ar.arb, certificate-paper.en.arb.
import { defineMessages, plural } from '@masar/i18n';

/** What the paper says around the snapshot; wording that fits women and men alike. */
export const certificatePaperTexts = defineMessages({
  ar: {
    title: (kind: 'former' | 'achievement' | 'participation') =>
      ({ former: 'شهادة إتمام دورة', achievement: 'شهادة إنجاز', participation: 'شهادة مشاركة' })[kind],
    shownA: 'صحّح مدرّب أعمال الدورة، أو أُدّي اختبارها تحت إشراف',
    shownB: 'باجتياز اختبارات تُختار أسئلتها لكل محاولة من بنك أوسع',
    awardedTo: 'تُمنح هذه الشهادة إلى',
    completed: (course: string, kind: 'former' | 'achievement' | 'participation') =>
      ({
        former: `لإتمام دورة «${course}» بنجاح`,
        achievement: `لإتمام دورة «${course}» بنجاح`,
        participation: `للمشاركة في دورة «${course}» حتى نهايتها`,
      })[kind],
    completing: 'إتمام كل الدروس',
    grade: (percent: string) => `بدرجة \u2066${percent}%\u2069`,
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
    skills: (names: string) => `المهارات: ${names}`,
    completedOn: 'تاريخ الإتمام',
    issuedOn: 'تاريخ الإصدار',
    instructor: 'المدرّب',
    number: 'رقم الشهادة',
    code: 'رمز التحقق',
    verify: 'امسح الرمز للتحقق من الشهادة',
  },
  en: {
    title: (kind: 'former' | 'achievement' | 'participation') =>
      `Certificate of ${{ former: 'Completion', achievement: 'Achievement', participation: 'Participation' }[kind]}`,
    shownA: 'An instructor marked the work, or the test was taken under supervision',
    shownB: 'By passing tests whose questions are chosen for each attempt from a larger bank',
    awardedTo: 'This certificate is awarded to',
    completed: (course: string, kind: 'former' | 'achievement' | 'participation') =>
      ({
        former: `for successfully completing “${course}”`,
        achievement: `for successfully completing “${course}”`,
        participation: `for taking part in “${course}” to its end`,
      })[kind],
    completing: 'Completing all lessons',
    grade: (percent: string) => `with a grade of ${percent}%`,
    lessons: (n: number) => plural('en', n, { one: '# lesson', other: '# lessons' }),
    hours: (n: number) => plural('en', n, { one: '# hour', other: '# hours' }),
    skills: (names: string) => `Skills: ${names}`,
    completedOn: 'Completed on',
    issuedOn: 'Issued on',
    instructor: 'Instructor',
    number: 'Certificate number',
    code: 'Verification code',
    verify: 'Scan to verify this certificate',
  },
});
