import type { CategoryId } from '@masar/domain';

/** Advertising figures of a track (spec 9): at least so many courses and students, and how many of 100 found work. */
export interface CategoryFigures {
  courses: number;
  students: number;
  placement: number;
}

export const categoryFigures: Record<CategoryId, CategoryFigures> = {
  'web-development': { courses: 15, students: 2500, placement: 95 },
  'business-management': { courses: 12, students: 1800, placement: 88 },
  'design-creativity': { courses: 10, students: 1200, placement: 92 },
  'personal-skills': { courses: 8, students: 900, placement: 96 },
  'digital-marketing': { courses: 7, students: 1500, placement: 85 },
  'project-management': { courses: 6, students: 800, placement: 91 },
};
