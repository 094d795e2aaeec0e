// Written by `npm run texts` from runs.ar.arb, runs.en.arb.
import { defineMessages } from '@masar/i18n';

/** Texts of taking a course again, and of its runs (RUN-1). */
export const runsMessages = defineMessages({
  ar: {
    title: 'مرّاتك في هذه الدورة',
    run: (number: string) => `المرة ${number}`,
    current: 'الحالية',
    since: (day: string) => `بدأت ${day}`,
    completed: (day: string) => `اكتملت ${day}`,
    grade: (percent: string) => `الدرجة ${percent}`,
    certificate: 'شهادتها',
    show: 'ما أنجزته فيها',
    failed: 'تعذّر عرض ما أنجزته فيها',
    begin: 'ابدأ الدورة من جديد',
    question: 'بدء الدورة من جديد؟',
    hint: 'تبدأ من الصفر: تفتح كل درس وتجتاز كل اختبار وتسلّم كل واجب مرة أخرى. ما أنجزته وشهادتك يبقيان لك. وإن كنت رأيت أجوبة اختباراتها، فشهادة المرة التالية شهادة مشاركة، إلا إن صحّح مدرّبك أعمالها المطلوبة.',
    stay: 'ليس الآن',
    begun: 'بدأت الدورة من جديد',
    begunHint: 'تجد مرّتك السابقة في صفحة الدورة.',
    notBegun: 'تعذّر أن تبدأ من جديد',
  },
  en: {
    title: 'Your runs of this course',
    run: (number: string) => `Run ${number}`,
    current: 'Current',
    since: (day: string) => `Begun ${day}`,
    completed: (day: string) => `Completed ${day}`,
    grade: (percent: string) => `Grade ${percent}`,
    certificate: 'Its certificate',
    show: 'What you did in it',
    failed: 'What you did in it could not be shown',
    begin: 'Start the course again',
    question: 'Start this course again?',
    hint: 'You start from zero: you open every lesson, pass every quiz and hand in every assignment once more. What you did and your certificate stay yours. If you have seen the answers of its quizzes, the next certificate says that you took part, unless an instructor marks the work that it asks for.',
    stay: 'Not now',
    begun: 'You began the course again',
    begunHint: 'Your former run is on the page of the course.',
    notBegun: 'The course could not be begun again',
  },
});
