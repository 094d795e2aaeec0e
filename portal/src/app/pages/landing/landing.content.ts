import { type CategoryId, categoryIds } from '@masar/domain';

/** The filters over the courses (spec 2, Landing page). */
export const tracks = ['all', 'programming', 'business', 'design', 'skills'] as const;
export type Track = (typeof tracks)[number];

const trackOfCategory: Record<CategoryId, Exclude<Track, 'all'>> = {
  'web-development': 'programming',
  'business-management': 'business',
  'design-creativity': 'design',
  'personal-skills': 'skills',
  'digital-marketing': 'business',
  'project-management': 'skills',
};

/** The filter that shows a category; categories that were added later stand under ‘all’ alone. */
export function trackOf(category: string): Track {
  const known = categoryIds.find((id) => id === category);
  return known ? trackOfCategory[known] : 'all';
}
