// Written by `npm run texts` from final-title.ar.arb, final-title.en.arb.
import { defineMessages } from './messages.ts';

/** What the final assessment of a course is called wherever it stands in a list beside lessons and assignments (EVD-3). */
export const finalTexts = defineMessages({
  ar: {
    title: 'الاختبار النهائي',
  },
  en: {
    title: 'Final assessment',
  },
});
