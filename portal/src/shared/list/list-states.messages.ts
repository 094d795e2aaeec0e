// Written by `npm run texts` from list-states.ar.arb, list-states.en.arb.
import { defineMessages } from '@masar/i18n';

export const listStatesMessages = defineMessages({
  ar: {
    retry: 'إعادة المحاولة',
    more: 'عرض المزيد',
  },
  en: {
    retry: 'Try again',
    more: 'Show more',
  },
});
