// Written by `npm run texts` from grade-words.ar.arb, grade-words.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** What learners and instructors read alike: kinds of items, figures, weights. */
export const gradeWords = defineMessages({
  ar: {
    quiz: 'اختبار',
    assignment: 'واجب',
    final: 'الاختبار النهائي',
    manual: 'يُقيَّم يدوياً',
    outOf: (score: string, maximum: string) => `${score} من ${maximum}`,
    percent: (number: string) => `${number}%`,
    weighs: (percent: string) => `وزنه ${percent} من المجموع`,
    categoryWeighs: (percent: string) => `${percent} من المجموع`,
    drops: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          one: 'تُترك أدنى نتيجة',
          two: 'تُترك أدنى نتيجتين',
          few: 'تُترك أدنى # نتائج',
          many: 'تُترك أدنى # نتيجة',
          other: 'تُترك أدنى # نتيجة',
        },
        digits,
      ),
    counts: 'يُحتسب في المجموع',
    doesNotCount: 'لا يُحتسب في المجموع',
    excused: 'إعفاء',
    overridden: 'درجة معدّلة',
    dropped: 'من الأدنى، لا تُحتسب',
    failed: 'تعذّر تحميل الدرجات',
    notFound: 'لم نجد هذه الدورة',
    forbidden: 'ليست هذه الدرجات لك',
    toCourses: 'الدورات',
    backToCourse: 'العودة إلى الدورة',
  },
  en: {
    quiz: 'Quiz',
    assignment: 'Assignment',
    final: 'Final assessment',
    manual: 'Marked by hand',
    outOf: (score: string, maximum: string) => `${score} of ${maximum}`,
    percent: (number: string) => `${number}%`,
    weighs: (percent: string) => `Weighs ${percent} of the total`,
    categoryWeighs: (percent: string) => `${percent} of the total`,
    drops: (count: number) =>
      plural('en', count, { one: 'The lowest result is left out', other: 'The lowest # results are left out' }),
    counts: 'Counts in the total',
    doesNotCount: 'Does not count in the total',
    excused: 'Excused',
    overridden: 'Overridden',
    dropped: 'One of the lowest, does not count',
    failed: 'The grades could not be loaded',
    notFound: 'This course was not found',
    forbidden: 'These grades are not yours',
    toCourses: 'Courses',
    backToCourse: 'Back to the course',
  },
});
