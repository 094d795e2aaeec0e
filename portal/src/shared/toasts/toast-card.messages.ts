// Written by `npm run texts` from toast-card.ar.arb, toast-card.en.arb.
import { defineMessages } from '@masar/i18n';

export const toastMessages = defineMessages({
  ar: {
    region: 'الإشعارات (F8)',
    close: 'إغلاق',
  },
  en: {
    region: 'Notifications (F8)',
    close: 'Close',
  },
});
