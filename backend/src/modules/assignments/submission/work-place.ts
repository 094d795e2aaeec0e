import type { EntityManager } from '@mikro-orm/postgresql';
import { mayAssistInCourse, rightIn } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { AssignmentNotFound, WorkNotFound } from '../assignments.errors.js';
import type { WorkOfEvent } from '../assignments.events.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { learnersOf } from './whose-work.js';

/** Whether somebody marks the work of a course: all who teach it, and administrators (ASG-2, CRS-14). */
export const mayMark = async (
  em: EntityManager,
  { courseId }: { courseId: string },
  viewer: Viewer,
): Promise<boolean> => mayAssistInCourse({ right: await rightIn(em, viewer, courseId) }, viewer);

/**
 * What an event says of the assignment and the course around somebody's work. Work of a run that ended is closed: nobody
 * changes it any more (RUN-1).
 */
export async function placeOf(
  em: EntityManager,
  work: { id?: string; assignmentId: string; userId?: string | null | undefined; groupId?: string | null | undefined },
): Promise<Omit<WorkOfEvent, 'submissionId'>> {
  const { id, assignmentId, userId, groupId } = work;
  if (!userId) throw new WorkNotFound();
  const row = await em
    .getKysely<AssignmentsTables>()
    .selectFrom('assignments as a')
    .select(['a.title_ar', 'a.title_en', 'a.course_id'])
    .where('a.id', '=', assignmentId)
    .executeTakeFirst();
  if (!row) throw new AssignmentNotFound();
  return {
    userId,
    learnerIds: id && groupId ? await learnersOf(em, { id, userId, groupId }) : [userId],
    assignmentId,
    assignmentTitle: { ar: row.title_ar, en: row.title_en },
    courseId: row.course_id,
  };
}
