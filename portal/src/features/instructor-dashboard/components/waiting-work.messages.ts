// Written by `npm run texts` from waiting-work.ar.arb, waiting-work.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const waitingWorkMessages = defineMessages({
  ar: {
    panel: 'تسليمات تنتظر التصحيح',
    all: 'كل التسليمات',
    someone: 'أحد الأعضاء',
    count: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'تسليم واحد', two: 'تسليمان', few: '# تسليمات', many: '# تسليماً', other: '# تسليم' },
        digits,
      ),
  },
  en: {
    panel: 'Submissions to mark',
    all: 'All submissions',
    someone: 'A learner',
    count: (count: number) => plural('en', count, { one: '# submission', other: '# submissions' }),
  },
});
