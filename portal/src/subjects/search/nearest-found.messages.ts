// Written by `npm run texts` from nearest-found.ar.arb, nearest-found.en.arb.
import { defineMessages } from '@masar/i18n';

export const nearestFoundMessages = defineMessages({
  ar: {
    nearest: 'أقرب ما وجدناه',
    everything: 'ابحث في الموقع كله',
  },
  en: {
    nearest: 'The nearest we found',
    everything: 'Search the whole site',
  },
});
