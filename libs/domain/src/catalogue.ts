/** Ids of the six seeded categories; also their public routes (spec 3, CRS-8). */
export const categoryIds = [
  'web-development',
  'business-management',
  'design-creativity',
  'personal-skills',
  'digital-marketing',
  'project-management',
] as const;
export type CategoryId = (typeof categoryIds)[number];

/** Form of every category id, seeded or added later (CRS-8). */
export const categoryIdPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** Orders a visitor can choose for a course list (CRS-7). */
export const courseSorts = ['newest', 'popular', 'rating'] as const;
export type CourseSort = (typeof courseSorts)[number];
