// Written by `npm run texts` from quiz.ar.arb, quiz.en.arb.
import { defineMessages } from '@masar/i18n';

export const quizMessages = defineMessages({
  ar: {
    quiz: 'اختبار الدرس',
    hint: 'اختياري. أفضل نتيجة للمتعلّم تدخل في درجة شهادته.',
    add: 'إضافة سؤال',
    question: (number: string) => `السؤال ${number}`,
    remove: (number: string) => `حذف السؤال ${number}`,
    up: (number: string) => `نقل السؤال ${number} إلى أعلى`,
    down: (number: string) => `نقل السؤال ${number} إلى أسفل`,
    prompt: 'اكتب نص السؤال بالعربية.',
    words: 'اكتب كل جزء بالعربية أو احذفه.',
    key: 'حدّد الإجابة الصحيحة.',
  },
  en: {
    quiz: 'Quiz of the lesson',
    hint: 'Optional. A learner’s best result counts for the grade of the certificate.',
    add: 'Add a question',
    question: (number: string) => `Question ${number}`,
    remove: (number: string) => `Remove question ${number}`,
    up: (number: string) => `Move question ${number} up`,
    down: (number: string) => `Move question ${number} down`,
    prompt: 'Write the question in Arabic.',
    words: 'Write each part in Arabic or remove it.',
    key: 'Mark the right answer.',
  },
});
