import type { Invariant } from '#platform/database/invariant';

/** Progress of enrolments, recomputed from the lesson records behind it (REL-1, ENR-3). */
export const enrollmentInvariants: Invariant[] = [
  {
    // An imported enrolment without records keeps the percentage that it came with (LSN-1); one in a course that went
    // back to preparation is counted anew when that opens (CRS-10).
    name: 'progress',
    sql: `select e.id
          from enrollments e
          join (select p.user_id, l.course_id, count(*) filter (where p.is_completed) as completed
                from lesson_progress p join lessons l on l.id = p.lesson_id
                group by p.user_id, l.course_id) done using (user_id, course_id)
          join (select course_id, count(*) as lessons from lessons group by course_id) total using (course_id)
          join courses c on c.id = course_id
          where e.completed_at is null and not c.is_in_preparation
            and e.progress <> round(100.0 * done.completed / total.lessons, 2)`,
  },
  {
    // The other way round a final may still be open (EVD-3): the module that holds finals looks at that.
    name: 'completion',
    sql: `select e.id from enrollments e where e.completed_at is not null and e.progress <> 100`,
  },
  {
    name: 'recordsWithoutEnrollment',
    sql: `select distinct p.user_id as id
          from lesson_progress p join lessons l on l.id = p.lesson_id
          where p.user_id is not null
            and not exists (select from enrollments e where e.user_id = p.user_id and e.course_id = l.course_id)
            and not exists (select from left_enrollments e where e.user_id = p.user_id and e.course_id = l.course_id)`,
  },
  {
    name: 'enrolledAndLeft',
    sql: `select e.id from enrollments e join left_enrollments using (user_id, course_id)`,
  },
];
