import { type RawBuilder, sql } from 'kysely';
import type { QuestionReference } from './question-source.js';

/**
 * The ids of the courses of those who teach this one or could ever read a bank of these questions, as a statement to select
 * from. Whatever strangers ask says nothing of this course, or rivals would take its proof away (EVD-8).
 */
export const coursesOfItsTeachers = (courseId: string, references: readonly QuestionReference[]): RawBuilder<unknown> =>
  sql`select t.course_id from course_people t where t.user_id in (
    select o.user_id from course_people o where o.course_id = ${courseId}
    union select k.user_id from question_key_readers k where k.bank_id in (
      select q.bank_id from questions q where q.id = any (${references.map(({ questionId }) => questionId)}::uuid[])))`;

/** The ids of the courses that somebody ever joined, as a statement to select from. */
export const coursesEverJoined = (userId: string): RawBuilder<unknown> =>
  sql`select course_id from enrollments where user_id = ${userId}
    union all select course_id from left_enrollments where user_id = ${userId}
    union all select course_id from ended_enrollments where user_id = ${userId}`;
