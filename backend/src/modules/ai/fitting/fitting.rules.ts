import type { CatalogueCourse } from '../recommendation/course-catalogue.js';
import type { Learner } from '../recommendation/learner.js';

/** What can be gone on with stands before what is finished, not wanted or taught by oneself, before what nobody can join. */
export function groupOf(
  course: Pick<CatalogueCourse, 'id' | 'instructorId'> | undefined,
  { followed, dismissed }: Pick<Learner, 'followed' | 'dismissed'>,
  userId: string,
): number {
  if (!course) return 2;
  const isFinished = followed.some(({ courseId, isCompleted }) => isCompleted && courseId === course.id);
  const isDismissed = dismissed.some(({ courseId }) => courseId === course.id);
  return isFinished || isDismissed || course.instructorId === userId ? 1 : 0;
}
