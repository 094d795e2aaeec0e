import { type Kysely, sql } from 'kysely';
import type { CoursesTables } from '../courses.tables.js';

/** What is kept of an enrolment whose learner left, in case they come back. */
export const keptColumns = [
  'id',
  'user_id',
  'course_id',
  'progress',
  'completed_at',
  'enrolled_at',
  'last_activity_at',
] as const;

/** Gives somebody who left a course the enrolment back as it was, and answers its id where there is one (LRN-2). */
export async function restoreLeft(
  rows: Kysely<CoursesTables>,
  userId: string,
  courseId: string,
  paid: string,
): Promise<string | undefined> {
  const restored = await rows
    .with('back', (every) =>
      every
        .deleteFrom('left_enrollments')
        .where('user_id', '=', userId)
        .where('course_id', '=', courseId)
        .returning(keptColumns),
    )
    .insertInto('enrollments')
    .columns([...keptColumns, 'price_paid'])
    .expression((eb) =>
      eb
        .selectFrom('back')
        .select(keptColumns)
        .select(sql<string>`${paid}::numeric`.as('price_paid')),
    )
    .returning('id')
    .executeTakeFirst();
  return restored?.id;
}
