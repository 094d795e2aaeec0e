// Written by `npm run texts` from logo.ar.arb, logo.en.arb.
import { defineMessages } from '@masar/i18n';

export const logoMessages = defineMessages({
  ar: {
    name: 'مسار',
  },
  en: {
    name: 'Masar',
  },
});
