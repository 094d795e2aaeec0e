// Written by `npm run texts` from filters.ar.arb, filters.en.arb.
import { defineMessages, type Digits, formatNumber } from '@masar/i18n';

/** Words of what any list is narrowed by. */
export const filterMessages = defineMessages({
  ar: {
    narrow: 'تصفية',
    narrowBy: (count: number, digits: Digits) => `تصفية (${formatNumber('ar', count, digits)})`,
    showResults: 'عرض النتائج',
    clear: 'مسح عوامل التصفية',
    chosen: 'التصفية المختارة',
    takeBack: (choice: string) => `إزالة «${choice}»`,
  },
  en: {
    narrow: 'Filters',
    narrowBy: (count: number) => `Filters (${count})`,
    showResults: 'Show results',
    clear: 'Clear filters',
    chosen: 'Chosen filters',
    takeBack: (choice: string) => `Remove “${choice}”`,
  },
});
