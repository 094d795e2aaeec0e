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
export const courseSorts = ['fit', 'newest', 'popular', 'rating'] as const;
export type CourseSort = (typeof courseSorts)[number];

export const coursePrices = ['free', 'priced'] as const;
export type CoursePriceKind = (typeof coursePrices)[number];

export const courseLengths = ['short', 'medium', 'long'] as const;
export type CourseLength = (typeof courseLengths)[number];

/** Whole hours of each length, the limits included (CRS-11). */
export const courseLengthHours: Record<CourseLength, { from: number; to?: number }> = {
  short: { from: 0, to: 3 },
  medium: { from: 4, to: 7 },
  long: { from: 8 },
};
