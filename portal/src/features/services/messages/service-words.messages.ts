import { defineMessages, plural, type Digits } from '@masar/i18n';

/** The words that belong to a service wherever it is shown. */
export const serviceWords = defineMessages({
  ar: {
    programming: 'برمجة',
    design: 'تصميم',
    business: 'أعمال',
    education: 'تعليم',
    translation: 'ترجمة',
    consulting: 'استشارات',
    free: 'مجاناً',
    isNew: 'جديدة',
    rating: (value: string) => `التقييم ${value} من خمسة`,
    ratings: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          one: 'تقييم واحد',
          two: 'تقييمان',
          few: '# تقييمات',
          many: '# تقييماً',
          other: '# تقييم',
        },
        digits,
      ),
    requests: (count: number, digits: Digits) =>
      plural(
        'ar',
        count,
        {
          zero: 'لا طلبات بعد',
          one: 'طلب واحد',
          two: 'طلبان',
          few: '# طلبات',
          many: '# طلباً',
          other: '# طلب',
        },
        digits,
      ),
    not_published: 'بانتظار المراجعة',
    refused: 'لم تُقبل للنشر',
    paused: 'متوقفة مؤقتاً',
  },
  en: {
    programming: 'Programming',
    design: 'Design',
    business: 'Business',
    education: 'Education',
    translation: 'Translation',
    consulting: 'Consulting',
    free: 'Free',
    isNew: 'New',
    rating: (value: string) => `Rated ${value} of 5`,
    ratings: (count: number) => plural('en', count, { one: '# rating', other: '# ratings' }),
    requests: (count: number) =>
      count === 0 ? 'No requests yet' : plural('en', count, { one: '# request', other: '# requests' }),
    not_published: 'Waiting for review',
    refused: 'Not let through',
    paused: 'Paused',
  },
});
