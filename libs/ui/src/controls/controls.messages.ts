// Written by `npm run texts` from controls.ar.arb, controls.en.arb.
import { defineMessages } from '@masar/i18n';

export const controlsMessages = defineMessages({
  ar: {
    show: (label: string) => `إظهار ${label}`,
    hide: (label: string) => `إخفاء ${label}`,
  },
  en: {
    show: (label: string) => `Show ${label}`,
    hide: (label: string) => `Hide ${label}`,
  },
});
