// Written by `npm run texts` from callout.ar.arb, callout.en.arb.
import { defineMessages } from '@masar/i18n';

export const calloutMessages = defineMessages({
  ar: {
    note: 'ملاحظة',
    tip: 'نصيحة',
    important: 'مهم',
    warning: 'انتبه',
    caution: 'تحذير',
  },
  en: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Watch out',
    caution: 'Caution',
  },
});
