import type { Invariant } from '#platform/database/invariant';

/** Rows of lessons that belong to one run of a course each, with the moment from which they are of it. */
const records = [
  { table: 'lesson_progress', at: 'completed_at' },
  { table: 'shown_lessons', at: 'delivered_at' },
  { table: 'quiz_attempts', at: 'created_at' },
] as const;

/** What of runs that ended must agree with what hangs on them (REL-1, RUN-1). */
export const runInvariants: Invariant[] = [
  {
    // Lessons that were taken away since took their records with them.
    name: 'recordsOfOtherCourses',
    sql: records
      .map(
        ({ table }) => `select t.id from ${table} t join lessons l on l.id = t.lesson_id
          join ended_enrollments r on r.id = t.ended_enrollment_id where r.course_id <> l.course_id`,
      )
      .join(' union all '),
  },
  {
    name: 'recordsLeftBehind',
    sql: records
      .map(
        ({ table, at }) => `select t.id from ${table} t join lessons l on l.id = t.lesson_id
          join ended_enrollments r on r.user_id = t.user_id and r.course_id = l.course_id where t.${at} < r.ended_at`,
      )
      .join(' union all '),
  },
];
