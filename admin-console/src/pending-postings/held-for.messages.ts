// Written by `npm run texts` from held-for.ar.arb, held-for.en.arb.
import { defineMessages } from '@masar/i18n';

/** What was found in a posting, each in the few words of a badge. */
export const foundTexts = defineMessages({
  ar: {
    fees: 'يطلب رسوماً أو تأميناً',
    documents: 'يطلب صور وثائق',
    off_platform: 'تواصل خارج المنصة فقط',
    crypto: 'عملات رقمية أو تداول',
    salary: 'أجر أعلى من المعقول',
  },
  en: {
    fees: 'Asks for fees',
    documents: 'Asks for documents',
    off_platform: 'Contact elsewhere',
    crypto: 'Cryptocurrency',
    salary: 'Unbelievable pay',
  },
});

export const heldForTexts = defineMessages({
  ar: {
    nothingFound: 'جديد بلا علامات',
  },
  en: {
    nothingFound: 'New, no signs',
  },
});
