// Written by `npm run texts` from quiz-rules.ar.arb, quiz-rules.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of the rules under which a quiz is taken (EVD-2). */
export const quizRulesMessages = defineMessages({
  ar: {
    title: 'قواعد الاختبار',
    hint: 'تسري على المحاولات التي تبدأ بعد الحفظ. الورقة المفتوحة تكمل بقواعدها.',
    isPractice: 'للتدريب فقط: تُصحَّح كل إجابة فوراً، بلا حدّ للمحاولات، ولا تُحتسب في الشهادة.',
    passMark: 'درجة النجاح (%)',
    passMarkWrong: 'اكتب نسبة بين 1 و100.',
    attempts: 'عدد المحاولات',
    attemptsWrong: (most: string) => `اكتب عدداً صحيحاً من 1 إلى ${most}.`,
    pauseMinutes: 'الاستراحة بين محاولتين (بالدقائق)',
    pauseHint: '0 يعني أن المحاولة التالية تبدأ فوراً.',
    pauseWrong: (most: string) => `اكتب عدداً صحيحاً من 0 إلى ${most}.`,
    timeLimitMinutes: 'وقت الورقة (بالدقائق)',
    timeLimitHint: 'اتركه فارغاً إن لم يكن للوقت حدّ.',
    timeLimitWrong: (most: string) => `اكتب عدداً صحيحاً من 1 إلى ${most}، أو اترك الحقل فارغاً.`,
    counting: 'الدرجة المحتسبة',
    whenShown: 'تظهر الإجابات الصحيحة بعد النجاح أو بعد المحاولة الأخيرة، لا قبل ذلك.',
    save: 'حفظ القواعد',
    saved: 'حُفظت قواعد الاختبار',
    failed: 'تعذّر تحميل قواعد الاختبار',
    saveFailed: 'لم تُحفظ القواعد. أعد المحاولة.',
  },
  en: {
    title: 'Rules of the quiz',
    hint: 'They hold for attempts that begin after saving. An open paper ends under its own rules.',
    isPractice: 'Practice only: each answer is judged at once, as often as one likes, and nothing counts.',
    passMark: 'Pass mark (%)',
    passMarkWrong: 'Write a percentage from 1 to 100.',
    attempts: 'Number of attempts',
    attemptsWrong: (most: string) => `Write a whole number from 1 to ${most}.`,
    pauseMinutes: 'Pause between two attempts (minutes)',
    pauseHint: '0 lets the next attempt begin at once.',
    pauseWrong: (most: string) => `Write a whole number from 0 to ${most}.`,
    timeLimitMinutes: 'Time for a paper (minutes)',
    timeLimitHint: 'Leave it empty where there is no limit.',
    timeLimitWrong: (most: string) => `Write a whole number from 1 to ${most}, or leave it empty.`,
    counting: 'Score that counts',
    whenShown: 'Right answers are shown after passing or after the last attempt, never before.',
    save: 'Save the rules',
    saved: 'The rules are saved',
    failed: 'The rules of the quiz could not be loaded',
    saveFailed: 'The rules were not saved. Please try again.',
  },
});

/** Which of several attempts counts. */
export const countingRuleMessages = defineMessages({
  ar: {
    best: 'أفضل محاولة',
    last: 'آخر محاولة',
    mean: 'متوسط المحاولات',
  },
  en: {
    best: 'The best attempt',
    last: 'The last attempt',
    mean: 'The mean of all attempts',
  },
});
