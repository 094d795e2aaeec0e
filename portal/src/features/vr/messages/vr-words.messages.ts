// Written by `npm run texts` from vr-words.ar.arb, vr-words.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

/** The words that belong to workshops and sessions wherever they are shown. */
export const vrWords = defineMessages({
  ar: {
    minutes: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'دقيقة واحدة', two: 'دقيقتان', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' },
        digits,
      ),
    hours: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'ساعة واحدة', two: 'ساعتان', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
        digits,
      ),
    seats: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        { one: 'مقعد واحد', two: 'مقعدان', few: '# مقاعد', many: '# مقعداً', other: '# مقعد' },
        digits,
      ),
    freeSeats: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          zero: 'اكتملت المقاعد',
          one: 'بقي مقعد واحد',
          two: 'بقي مقعدان',
          few: 'بقيت # مقاعد',
          many: 'بقي # مقعداً',
          other: 'بقي # مقعد',
        },
        digits,
      ),
    noSession: 'لا جلسة مقررة بعد',
    ledBy: (name: string) => `مع ${name}`,
    scheduled: 'مقررة',
    live: 'جارية الآن',
    ended: 'انتهت',
    cancelled: 'أُلغيت',
  },
  en: {
    minutes: (count: number) => plural('en', count, { one: '# minute', other: '# minutes' }),
    hours: (count: number) => plural('en', count, { one: '# hour', other: '# hours' }),
    seats: (count: number) => plural('en', count, { one: '# seat', other: '# seats' }),
    freeSeats: (count: number) =>
      count === 0 ? 'All seats taken' : plural('en', count, { one: '# seat left', other: '# seats left' }),
    noSession: 'No session planned yet',
    ledBy: (name: string) => `With ${name}`,
    scheduled: 'Planned',
    live: 'Live now',
    ended: 'Ended',
    cancelled: 'Cancelled',
  },
});
