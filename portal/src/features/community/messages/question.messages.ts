// Written by `npm run texts` from question.ar.arb, question.en.arb.
import { defineMessages } from '@masar/i18n';

/** The list of questions below a lesson. */
export const questionMessages = defineMessages({
  ar: {
    ask: 'اسأل عن هذا الدرس',
    empty: 'لا أسئلة عن هذا الدرس بعد',
    emptyHint: 'اكتب ما لم يتضح لك. يراه من يدرسون معك ومدرّب الدورة.',
    failed: 'تعذّر تحميل الأسئلة',
  },
  en: {
    ask: 'Ask about this lesson',
    empty: 'No questions about this lesson yet',
    emptyHint: 'Write what is not clear to you. Those who learn with you and the instructor see it.',
    failed: 'The questions could not be loaded',
  },
});
