// Written by `npm run texts` from mention.ar.arb, mention.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const mentionMessages = defineMessages({
  ar: {
    list: 'أشخاص يمكنك ذكرهم',
    count: (total: number, digits: Digits) =>
      plural('ar', total, { one: 'اسم واحد', two: 'اسمان', few: '# أسماء', many: '# اسماً', other: '# اسم' }, digits),
  },
  en: {
    list: 'People you can mention',
    count: (total: number) => plural('en', total, { one: '# name', other: '# names' }),
  },
});
