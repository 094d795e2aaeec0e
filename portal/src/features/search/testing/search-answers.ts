import type { SearchGroup, SearchResult } from '../search-answers';

/** A valid, dull result: a course. */
export const aResult = (changes: Partial<SearchResult> = {}): SearchResult => ({
  type: 'course',
  id: 'course-1',
  titleAr: 'أساسيات البرمجة',
  titleEn: 'Programming basics',
  title: [
    { text: 'أساسيات ', match: false },
    { text: 'البرمجة', match: true },
  ],
  excerpt: [{ text: 'من أول سطر إلى أول برنامج.', match: false }],
  within: [],
  href: '/courses/course-1',
  isInPreparation: false,
  score: 4,
  ...changes,
});

/** The results of one kind, all of them on one page. */
export const aGroup = (changes: Partial<SearchGroup> = {}): SearchGroup => {
  const { results = [aResult()] } = changes;
  return { type: 'course', results, total: results.length, next: null, ...changes };
};
