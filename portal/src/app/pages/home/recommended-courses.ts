import { limits } from '@masar/domain';
import type { Course } from '#subjects/courses/course-answers';

/** The first two courses of the list that can be joined (spec 2, Home; CRS-10); those that the learner has already come last. */
export function recommendedCourses(courses: readonly Course[], enrolledIn: ReadonlySet<string>): Course[] {
  const isNew = ({ id }: Course) => !enrolledIn.has(id);
  const open = courses.filter(({ isInPreparation }) => !isInPreparation);
  return [...open.filter(isNew), ...open.filter((course) => !isNew(course))].slice(0, limits.homeRecommendedCourses);
}
