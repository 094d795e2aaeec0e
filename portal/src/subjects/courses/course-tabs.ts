/** What the page of a course opens by `?tab=`; the first one without. */
export const courseTabs = ['overview', 'curriculum', 'instructor', 'reviews'] as const;
