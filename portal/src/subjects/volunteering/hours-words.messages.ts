// Written by `npm run texts` from hours-words.ar.arb, hours-words.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** The words that belong to volunteer hours wherever they are shown. */
export const hoursWords = defineMessages({
  ar: {
    logged: 'بانتظار التأكيد',
    confirmed: 'مؤكَّدة',
    refused: 'غير مؤكَّدة',
    hours: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { zero: 'لا ساعات', one: 'ساعة واحدة', two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
        digits,
      ),
  },
  en: {
    logged: 'Waiting',
    confirmed: 'Confirmed',
    refused: 'Not confirmed',
    hours: (count: number) => plural('en', count, { one: '# hour', other: '# hours' }),
  },
});
