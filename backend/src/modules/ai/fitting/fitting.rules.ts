import type { CatalogueCourse } from '../recommendation/course-catalogue.js';
import type { Learner } from '../recommendation/learner.js';

/** What can be gone on with stands before what is finished, not wanted or taught by oneself, before what nobody can join. */
export function groupOf(
  course: Pick<CatalogueCourse, 'id'> | undefined,
  { followed, dismissed, taught }: Pick<Learner, 'followed' | 'dismissed' | 'taught'>,
): number {
  if (!course) return 2;
  const isFinished = followed.some(({ courseId, isCompleted }) => isCompleted && courseId === course.id);
  const isDismissed = dismissed.some(({ courseId }) => courseId === course.id);
  return isFinished || isDismissed || taught.has(course.id) ? 1 : 0;
}
