// Written by `npm run texts` from quiz.ar.arb, quiz.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** Texts of a lesson's quiz (LSN-2). */
export const quizMessages = defineMessages({
  ar: {
    title: 'اختبر فهمك',
    questions: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'سؤال واحد', two: 'سؤالان', few: '# أسئلة', many: '# سؤالاً', other: '# سؤال' },
        digits,
      ),
    attempts: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'محاولة واحدة', two: 'محاولتان', few: '# محاولات', many: '# محاولة', other: '# محاولة' },
        digits,
      ),
    best: (score: string) => `أفضل درجة ${score}`,
    question: (number: string) => `السؤال ${number}`,
    nextQuestion: 'السؤال التالي',
    check: 'التحقق من إجابتي',
    kept: 'إجابتك محفوظة. نصحّحها حين يعود الاتصال.',
    send: 'إرسال إجاباتي',
    failed: 'تعذّر تصحيح الاختبار',
    failedHint: 'لم تُرسل إجاباتك. أعد المحاولة.',
    result: (score: string) => `درجتك ${score}`,
    allRight: 'أحسنت! كل إجاباتك صحيحة.',
    someWrong: 'اقرأ شرح ما أخطأت فيه، ثم أعد المحاولة متى شئت.',
    waiting: 'إجاباتك محفوظة على جهازك. سنصحّحها حين يعود الاتصال ونخبرك بدرجتك.',
    retake: 'إعادة الاختبار',
    right: 'إجابة صحيحة',
    wrong: 'إجابة غير صحيحة',
    notEnrolled: 'التحق بالدورة لتُصحَّح إجاباتك وتُحفظ درجتك.',
  },
  en: {
    title: 'Check your understanding',
    questions: (count: number) => plural('en', count, { one: '# question', other: '# questions' }),
    attempts: (count: number) => plural('en', count, { one: '# attempt', other: '# attempts' }),
    best: (score: string) => `Best score ${score}`,
    question: (number: string) => `Question ${number}`,
    nextQuestion: 'Next question',
    check: 'Check my answer',
    kept: 'Your answer is kept. It is judged when the network returns.',
    send: 'Send my answers',
    failed: 'The quiz could not be graded',
    failedHint: 'Your answers were not sent. Please try again.',
    result: (score: string) => `Your score is ${score}`,
    allRight: 'Well done! All your answers are correct.',
    someWrong: 'Read why, then try again whenever you like.',
    waiting: 'Your answers are kept on your device. They are graded when the network returns, and you hear your score.',
    retake: 'Take the quiz again',
    right: 'Correct answer',
    wrong: 'Not the correct answer',
    notEnrolled: 'Enrol in the course to have your answers graded and your score kept.',
  },
});
