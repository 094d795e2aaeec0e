import { fitFor, lackedNeeds } from '@masar/domain';
import type { OpenCourse, Walker } from './walk.js';

const shownAtMost = 3;

/** What somebody without a goal, or past it, may take now: courses that teach them something and need nothing that they lack (PRE-2). */
export function beginnings(courses: readonly OpenCourse[], walker: Walker): OpenCourse[] {
  const { known, completed, track } = walker;
  const teachesSomething = ({ teaches, level }: OpenCourse) =>
    [...teaches].some((skill) => (known.get(skill) ?? 0) < level);
  const fit = ({ needs, level, shown }: OpenCourse) => fitFor({ ...shown, needs, level }, walker);
  const isOfTrack = ({ shown }: OpenCourse) => Number(shown.categoryId === track);
  return courses
    .filter((course) => !completed.has(course.id) && teachesSomething(course))
    .filter(({ needs }) => lackedNeeds(needs, known).length === 0)
    .toSorted(
      (one, other) =>
        fit(other) - fit(one) ||
        isOfTrack(other) - isOfTrack(one) ||
        one.level - other.level ||
        other.students - one.students,
    )
    .slice(0, shownAtMost);
}
