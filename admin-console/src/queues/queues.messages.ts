// Written by `npm run texts` from queues.ar.arb, queues.en.arb.
import { defineMessages } from '@masar/i18n';

/** What every queue says. */
export const queuesMessages = defineMessages({
  ar: {
    filter: 'التصفية حسب الحالة',
    all: 'الكل',
    next: (count: string) => `التالي في الانتظار (${count})`,
    failed: 'تعذّر حفظ القرار',
    cancel: 'إلغاء',
  },
  en: {
    filter: 'Filter by status',
    all: 'All',
    next: (count: string) => `Next that waits (${count})`,
    failed: 'The decision could not be saved',
    cancel: 'Cancel',
  },
});
