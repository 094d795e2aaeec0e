// Written by `npm run texts` from lesson-discussions.ar.arb, lesson-discussions.en.arb.
import { defineMessages } from '@masar/i18n';

export const lessonDiscussionsMessages = defineMessages({
  ar: {
    title: 'أسئلة عن هذا الدرس',
    intro: 'اسأل وأجب. يقرؤها من يدرسون معك ومدرّب الدورة.',
    failed: 'تعذّر فتح الأسئلة',
    failedHint: 'تحقّق من اتصالك بالشبكة ثم أعد المحاولة.',
  },
  en: {
    title: 'Questions about this lesson',
    intro: 'Ask and answer. Those who learn with you and the instructor read it.',
    failed: 'The questions could not be opened',
    failedHint: 'Check your connection and try again.',
  },
});
