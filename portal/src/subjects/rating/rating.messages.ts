// Written by `npm run texts` from rating.ar.arb, rating.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** Giving and reading stars. */
export const ratingMessages = defineMessages({
  ar: {
    rating: (value: string) => `التقييم ${value} من خمسة`,
    stars: 'عدد النجوم',
    star: (count: number, digits: Digits) =>
      plural('ar', count, { one: 'نجمة واحدة', two: 'نجمتان', few: '# نجوم', many: '# نجمة', other: '# نجمة' }, digits),
    starsMissing: 'اختر عدد النجوم',
  },
  en: {
    rating: (value: string) => `Rated ${value} of 5`,
    stars: 'Number of stars',
    star: (count: number) => plural('en', count, { one: '# star', other: '# stars' }),
    starsMissing: 'Choose a number of stars',
  },
});
