// Written by `npm run texts` from use-governorates.ar.arb, use-governorates.en.arb.
import { defineMessages } from '@masar/i18n';

export const useGovernoratesMessages = defineMessages({
  ar: {
    label: 'المحافظة',
    all: 'كل المحافظات',
  },
  en: {
    label: 'Governorate',
    all: 'All governorates',
  },
});
