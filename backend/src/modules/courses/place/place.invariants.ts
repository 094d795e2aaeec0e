import type { Invariant } from '#platform/database/invariant';

/** What enrolments say was paid is what places say was received (REL-1, PAY-1). */
export const placeInvariants: Invariant[] = [
  {
    name: 'pricePaid',
    sql: `select e.id from enrollments e
          left join course_places p on p.user_id = e.user_id and p.course_id = e.course_id and p.used_at is not null
          where e.price_paid <> coalesce(p.amount_received, 0)`,
  },
  {
    name: 'placesUsedWithoutEnrollment',
    sql: `select p.id from course_places p
          where p.used_at is not null and p.user_id is not null
            and not exists (select from enrollments e where e.user_id = p.user_id and e.course_id = p.course_id)`,
  },
];
