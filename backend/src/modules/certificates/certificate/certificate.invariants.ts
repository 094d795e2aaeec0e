import type { Invariant } from '#platform/database/invariant';

/** One certificate for each completed run of a course, and numbers that nobody else has (REL-1, CRT-1). */
export const certificateInvariants: Invariant[] = [
  {
    name: 'completedWithoutCertificate',
    sql: `select e.id from enrollments e
          where e.completed_at is not null
            and not exists (select from certificates k where k.user_id = e.user_id and k.course_id = e.course_id
                            and k.ended_enrollment_id is null)`,
  },
  {
    // Who left the course keeps the certificate, also when they begin anew after their records were erased (LRN-2).
    name: 'certificateWithoutCompletion',
    sql: `select k.id from certificates k
          join (select user_id, course_id, completed_at, enrolled_at from enrollments
                union all select user_id, course_id, completed_at, enrolled_at from left_enrollments) e
            using (user_id, course_id)
          where e.completed_at is null and e.enrolled_at <= k.completed_at and k.ended_enrollment_id is null`,
  },
  {
    name: 'severalValidCertificates',
    sql: `select min(k.id::text) as id from certificates k
          where k.status in ('pending', 'verified') group by k.user_id, k.course_id, k.ended_enrollment_id having count(*) > 1`,
  },
  {
    name: 'certificateNumbers',
    sql: `select k.certificate_number as id
          from certificates k
          left join certificate_numbers n on n.year = split_part(k.certificate_number, '-', 2)::int
          where k.certificate_number !~ '^MSR-\\d{4}-\\d{6}$'
             or n.last_number is null
             or split_part(k.certificate_number, '-', 3)::int > n.last_number
          union all
          select certificate_number from certificates group by certificate_number having count(*) > 1`,
  },
  {
    name: 'supersededWithoutSuccessor',
    sql: `select k.id from certificates k where (k.status = 'superseded') <> (k.superseded_by is not null)`,
  },
  {
    name: 'endedWithoutCertificate',
    sql: `select r.id from ended_enrollments r
          where not exists (select from certificates k where k.ended_enrollment_id = r.id)`,
  },
  {
    name: 'certificatesOfOtherRuns',
    sql: `select k.id from certificates k join ended_enrollments r on r.id = k.ended_enrollment_id
          where k.course_id <> r.course_id or k.user_id is distinct from r.user_id`,
  },
];
