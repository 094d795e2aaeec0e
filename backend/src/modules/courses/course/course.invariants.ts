import type { Invariant } from '#platform/database/invariant';

/** Counters of courses, recomputed from the rows that they count, and the row of each owner (REL-1, CRS-14). */
export const courseInvariants: Invariant[] = [
  {
    name: 'studentsCount',
    sql: `select c.id from courses c
          where c.students_count + coalesce(
              (select sum(x.students) from course_count_deltas x where x.course_id = c.id), 0) <>
            (select count(*) from enrollments e where e.course_id = c.id)`,
  },
  {
    name: 'lessonsCount',
    sql: `select c.id from courses c
          where c.lessons_count <> (select count(*) from lessons l where l.course_id = c.id)`,
  },
  {
    name: 'reviewsCount',
    sql: `select c.id from courses c
          where c.reviews_count <> (select count(*) from course_reviews r where r.course_id = c.id)`,
  },
  {
    name: 'followersCount',
    sql: `select c.id from courses c
          where c.followers_count + coalesce(
              (select sum(x.followers) from course_follow_deltas x where x.course_id = c.id), 0) <>
            (select count(*) from course_follows f where f.course_id = c.id)`,
  },
  {
    name: 'courseOwners',
    sql: `select c.id from courses c
          left join course_people p on p.course_id = c.id and p."right" = 'owner'
          where c.instructor_id is distinct from p.user_id`,
  },
  {
    name: 'rating',
    sql: `select c.id from courses c
          where c.rating <> (select coalesce(round(avg(r.rating), 2), 0) from course_reviews r where r.course_id = c.id)`,
  },
];
