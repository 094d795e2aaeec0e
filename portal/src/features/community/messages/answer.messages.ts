// Written by `npm run texts` from answer.ar.arb, answer.en.arb.
import { defineMessages } from '@masar/i18n';

/** Answers that stand out, and choosing one (COM-8). */
export const answerMessages = defineMessages({
  ar: {
    accepted: 'الجواب المعتمد',
    ofInstructor: 'جواب المدرّب',
    instructor: 'المدرّب',
    solved: 'محلول',
    inItsPlace: 'مكانه بين الردود',
    standsAbove: 'نصّه أعلى الصفحة',
    accept: 'اعتماده جواباً',
    unaccept: 'إلغاء الاعتماد',
    acceptOf: (name: string) => `اعتماده جواباً: ردّ ${name}`,
    unacceptOf: (name: string) => `إلغاء الاعتماد: ردّ ${name}`,
    done: 'اعتُمد الجواب',
    doneHint: 'صار السؤال محلولاً، والجواب تحته مباشرة.',
    withdrawn: 'أُلغي اعتماد الجواب',
    failed: 'تعذّر حفظ اختيارك',
  },
  en: {
    accepted: 'Accepted answer',
    ofInstructor: 'The instructor’s answer',
    instructor: 'Instructor',
    solved: 'Solved',
    inItsPlace: 'Its place among the replies',
    standsAbove: 'Its text stands above',
    accept: 'Accept as answer',
    unaccept: 'Withdraw acceptance',
    acceptOf: (name: string) => `Accept as answer: the reply by ${name}`,
    unacceptOf: (name: string) => `Withdraw acceptance: the reply by ${name}`,
    done: 'Answer accepted',
    doneHint: 'The question is solved, and the answer stands right below it.',
    withdrawn: 'The acceptance is withdrawn',
    failed: 'Your choice could not be saved',
  },
});
