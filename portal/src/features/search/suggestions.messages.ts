import { defineMessages, plural, type Digits } from '@masar/i18n';
import type { SearchKind } from '@masar/domain';

export const suggestionMessages = defineMessages({
  ar: {
    list: 'اقتراحات البحث',
    all: 'كل نتائج',
    count: (total: number, digits: Digits) =>
      plural(
        'ar',
        total,
        {
          zero: 'لا اقتراحات',
          one: 'اقتراح واحد',
          two: 'اقتراحان',
          few: '# اقتراحات',
          many: '# اقتراحاً',
          other: '# اقتراح',
        },
        digits,
      ),
  },
  en: {
    list: 'Search suggestions',
    all: 'All results for',
    count: (total: number) =>
      total === 0 ? 'No suggestions' : plural('en', total, { one: '# suggestion', other: '# suggestions' }),
  },
});

/** What one suggestion is. */
export const suggestionKindMessages = defineMessages<Record<SearchKind, string>>({
  ar: {
    course: 'دورة',
    lesson: 'درس',
    section: 'موضع',
    discussion: 'نقاش',
    opportunity: 'فرصة',
    job: 'وظيفة',
    service: 'خدمة',
  },
  en: {
    course: 'Course',
    lesson: 'Lesson',
    section: 'Place',
    discussion: 'Discussion',
    opportunity: 'Opportunity',
    job: 'Job',
    service: 'Service',
  },
});
