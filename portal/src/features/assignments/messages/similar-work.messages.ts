// Written by `npm run texts` from similar-work.ar.arb, similar-work.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

export const similarWorkMessages = defineMessages({
  ar: {
    title: 'أعمال مشابهة',
    hint: 'عبارات مشتركة مع أعمال أخرى لهذا الواجب. هذا تنبيه للنظر، وليس حكماً، ولا يراه المتعلّمون.',
    looking: 'نبحث عن أعمال مشابهة…',
    none: 'لا عبارات مشتركة مع أعمال الآخرين.',
    failed: 'تعذّر البحث عن أعمال مشابهة.',
    retry: 'إعادة المحاولة',
    share: (percent: string) => `${percent} من نص هذا العمل`,
    passages: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          one: 'موضع واحد مشترك',
          two: 'موضعان مشتركان',
          few: '# مواضع مشتركة',
          many: '# موضعاً مشتركاً',
          other: '# موضع مشترك',
        },
        digits,
      ),
    here: 'في هذا العمل',
    there: 'في العمل الآخر',
  },
  en: {
    title: 'Similar work',
    hint: 'Words in common with other work for this assignment. It points at something to look at and judges nothing; learners do not see it.',
    looking: 'Looking for similar work…',
    none: 'No words in common with work of others.',
    failed: 'Similar work could not be looked for.',
    retry: 'Try again',
    share: (percent: string) => `${percent} of the text of this work`,
    passages: (count: number) => plural('en', count, { one: '# passage in common', other: '# passages in common' }),
    here: 'In this work',
    there: 'In the other',
  },
});
