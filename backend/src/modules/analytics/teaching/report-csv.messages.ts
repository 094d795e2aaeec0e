// Written by `npm run texts` from report-csv.ar.arb, report-csv.en.arb.
import { defineMessages, plural } from '@masar/i18n';

/** Headings of the downloaded tables. */
export const reportCsvMessages = defineMessages({
  ar: {
    week: 'الأسبوع (يبدأ السبت)',
    enrollments: 'الالتحاقات',
    completions: 'إتمام الدورة',
    lesson: 'الدرس',
    completed: 'أنهوه',
    stopped: 'توقّفوا عنده',
    medianMinutes: 'الدقائق فيه (الوسيط)',
    question: 'السؤال',
    answers: 'أجابوا',
    right: 'أصابوا من أول محاولة',
    discrimination: 'التمييز',
    learner: 'المتعلّم',
    progress: 'التقدّم %',
    enrolledAt: 'تاريخ الالتحاق',
    seenAt: 'آخر نشاط',
    reasons: 'الأسباب',
    nobody: 'بلا اسم',
    quiz_failed: (title: string, best: string) =>
      `لم ينجح في اختبار «${title}» بعد محاولتين أو أكثر (أفضل نتيجة ${best}%)`,
    never_started: (days: number) =>
      `لم يبدأ منذ التحاقه قبل ${plural('ar', days, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' })}`,
    inactive: (days: number) =>
      `لا نشاط منذ ${plural('ar', days, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' })}`,
    slow: (days: number, median: number) =>
      `أبطأ من المعتاد: مضى ${plural('ar', days, { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' })}، والوسيط ${plural('ar', median, { one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يوماً', other: '# يوم' })}`,
  },
  en: {
    week: 'Week (from Saturday)',
    enrollments: 'Enrolments',
    completions: 'Completions',
    lesson: 'Lesson',
    completed: 'Finished it',
    stopped: 'Stopped before it',
    medianMinutes: 'Minutes in it (median)',
    question: 'Question',
    answers: 'Answered',
    right: 'Right at the first attempt',
    discrimination: 'Discrimination',
    learner: 'Learner',
    progress: 'Progress %',
    enrolledAt: 'Enrolled',
    seenAt: 'Last seen',
    reasons: 'Reasons',
    nobody: 'No name',
    quiz_failed: (title: string, best: string) => `Failed the quiz “${title}” twice or more (best ${best}%)`,
    never_started: (days: number) =>
      `Never started, enrolled ${plural('en', days, { one: '# day', other: '# days' })} ago`,
    inactive: (days: number) => `Not seen for ${plural('en', days, { one: '# day', other: '# days' })}`,
    slow: (days: number, median: number) =>
      `Slower than usual: ${plural('en', days, { one: '# day', other: '# days' })} so far, the median is ${plural('en', median, { one: '# day', other: '# days' })}`,
  },
});
