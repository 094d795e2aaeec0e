// Written by `npm run texts` from suggestions.ar.arb, suggestions.en.arb.
import { defineMessages, type Digits, plural } from '@masar/i18n';

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

/** Headings of the suggestions, kind by kind. */
export const suggestionKindMessages = defineMessages({
  ar: {
    course: 'دورات',
    lesson: 'دروس',
    section: 'مواضع في الدروس',
    assignment: 'واجبات',
    discussion: 'نقاشات',
    opportunity: 'فرص',
    job: 'وظائف',
    service: 'خدمات',
  },
  en: {
    course: 'Courses',
    lesson: 'Lessons',
    section: 'Places in lessons',
    assignment: 'Assignments',
    discussion: 'Discussions',
    opportunity: 'Opportunities',
    job: 'Jobs',
    service: 'Services',
  },
});
