import type { Invariant } from '#platform/database/invariant';

/** One certificate for each completed course, and numbers that nobody else has (REL-1, CRT-1). */
export const certificateInvariants: Invariant[] = [
  {
    name: 'completedWithoutCertificate',
    sql: `select e.id from enrollments e
          where e.completed_at is not null
            and not exists (select from certificates k where k.user_id = e.user_id and k.course_id = e.course_id)`,
  },
  {
    name: 'certificateWithoutCompletion',
    sql: `select k.id from certificates k
          where k.user_id is not null
            and not exists (select from enrollments e
                            where e.user_id = k.user_id and e.course_id = k.course_id and e.completed_at is not null)`,
  },
  {
    name: 'severalValidCertificates',
    sql: `select min(k.id::text) as id from certificates k
          where k.status in ('pending', 'verified') group by k.user_id, k.course_id having count(*) > 1`,
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
];
