// Written by `npm run texts` from missing-first.ar.arb, missing-first.en.arb.
import { defineMessages } from '@masar/i18n';

/** What the reader needs before a course, on its card (PRE-3). */
export const missingFirstMessages = defineMessages({
  ar: {
    first: (skills: string) => `قبلها: ${skills}`,
  },
  en: {
    first: (skills: string) => `First: ${skills}`,
  },
});
