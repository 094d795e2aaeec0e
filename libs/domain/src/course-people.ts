/** What somebody may in a course that they teach (CRS-14); its owner is the one that the course names as instructor. */
export const courseRights = ['owner', 'teacher', 'assistant'] as const;
export type CourseRight = (typeof courseRights)[number];

/** Rights that owners and administrators give; a course changes its owner otherwise. */
export const givenCourseRights = ['teacher', 'assistant'] as const satisfies readonly CourseRight[];
export type GivenCourseRight = (typeof givenCourseRights)[number];
