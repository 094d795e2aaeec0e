// Written by `npm run texts` from open-lesson.ar.arb, open-lesson.en.arb.
import { defineMessages } from '@masar/i18n';

/** The way from public pages to a lesson that needs no account (LSN-3). */
export const openLessonMessages = defineMessages({
  ar: {
    read: 'اقرأ درساً كاملاً الآن، بلا حساب',
  },
  en: {
    read: 'Read a whole lesson now, without an account',
  },
});
