import type { Answer } from '@masar/contracts';

/** A course as lists show it; what its reader needs before it where the list is in the order that fits them (PRE-3). */
export type Course = Answer<'/api/courses', 'get'>[number] &
  Partial<Pick<Answer<'/api/ai/courses', 'get'>[number], 'missingFirst'>>;
/** A course with all that its page tells. */
export type CourseDetail = Answer<'/api/courses/{id}', 'get'>;
/** A line of the curriculum with its state for the reader. */
export type CurriculumLesson = Answer<'/api/courses/{id}/lessons', 'get'>[number];
export type Review = Answer<'/api/courses/{id}/reviews', 'get'>[number];
export type Enrollment = Answer<'/api/enrollments', 'get'>[number];
/** A place in a course with a price that I asked for or was granted (PAY-1). */
export type MyPlace = Answer<'/api/course-places', 'get'>[number];
export type Category = Answer<'/api/categories', 'get'>[number];
