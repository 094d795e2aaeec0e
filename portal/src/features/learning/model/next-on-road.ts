import { difficulties } from '@masar/domain';
import type { Course } from '#subjects/courses/course-answers';

type Candidate = Pick<Course, 'id' | 'categoryId' | 'difficulty' | 'isInPreparation' | 'missingFirst'>;

const step = ({ difficulty }: Candidate): number => difficulties.indexOf(difficulty);

/** The course that continues a finished one: of the same track, not joined, ready, to be taken now, no easier, and the least harder. */
export function nextOnRoad<C extends Candidate>(
  courses: readonly C[],
  finished: Candidate,
  joined: ReadonlySet<string>,
): C | undefined {
  return courses
    .filter(({ id, categoryId }) => id !== finished.id && categoryId === finished.categoryId && !joined.has(id))
    .filter(({ isInPreparation, missingFirst = [] }) => !isInPreparation && missingFirst.length === 0)
    .filter((course) => step(course) >= step(finished))
    .toSorted((one, other) => step(one) - step(other))[0];
}
