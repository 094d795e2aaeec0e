import { lackedNeeds } from '@masar/domain';
import type { OpenCourse, Walker } from './walk.js';

const shownAtMost = 3;

/** What somebody without a goal, or past it, may take now: courses that teach them something and need nothing that they lack (PRE-2). */
export function beginnings(courses: readonly OpenCourse[], { known, completed, track }: Walker): OpenCourse[] {
  const teachesSomething = ({ teaches, level }: OpenCourse) =>
    [...teaches].some((skill) => (known.get(skill) ?? 0) < level);
  const isOfTrack = ({ shown }: OpenCourse) => Number(shown.categoryId === track);
  return courses
    .filter((course) => !completed.has(course.id) && teachesSomething(course))
    .filter(({ needs }) => lackedNeeds(needs, known).length === 0)
    .toSorted(
      (one, other) =>
        isOfTrack(other) - isOfTrack(one) || one.level - other.level || other.students - one.students || 0,
    )
    .slice(0, shownAtMost);
}
