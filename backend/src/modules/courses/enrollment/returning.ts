import { type Kysely, sql } from 'kysely';
import type { CoursesTables } from '../courses.tables.js';

/** Gives somebody who left a course the enrolment back as it was, and answers its id where there is one (LRN-2). */
export async function restoreLeft(
  rows: Kysely<CoursesTables>,
  userId: string,
  courseId: string,
  paid: string,
): Promise<string | undefined> {
  const { rows: restored } = await sql<{ id: string }>`
    with back as (delete from left_enrollments where user_id = ${userId} and course_id = ${courseId} returning *)
    insert into enrollments (id, user_id, course_id, progress, completed_at, enrolled_at, last_activity_at, price_paid)
    select id, user_id, course_id, progress, completed_at, enrolled_at, last_activity_at, ${paid}::numeric from back
    returning id`.execute(rows);
  return restored[0]?.id;
}
