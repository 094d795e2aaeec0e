// Written by `npm run texts` from learning-fields.ar.arb, learning-fields.en.arb.
import { defineMessages } from '@masar/i18n';

export const learningFieldTexts = defineMessages({
  ar: {
    learnerField: 'المتعلّم',
    learnerEmailField: 'البريد الإلكتروني',
    courseField: 'الدورة',
    quizField: 'الدرس',
    lessonField: 'الدرس',
  },
  en: {
    learnerField: 'Learner',
    learnerEmailField: 'E-mail',
    courseField: 'Course',
    quizField: 'Lesson',
    lessonField: 'Lesson',
  },
});
