import { limits } from '@masar/domain';
import type { Course } from '#shared/courses/course-answers';

/** The first two courses of the list (spec 2, Home); those that the learner has already come last. */
export function recommendedCourses(courses: readonly Course[], enrolledIn: ReadonlySet<string>): Course[] {
  const isNew = ({ id }: Course) => !enrolledIn.has(id);
  return [...courses.filter(isNew), ...courses.filter((course) => !isNew(course))].slice(
    0,
    limits.homeRecommendedCourses,
  );
}
