import { type RawBuilder, sql } from 'kysely';

/**
 * Gives rounds `s` of groups that this person began to one of the others whose they are, but for whom it would be a second
 * one beside their own. `where` says which.
 */
export const handOver = (userId: string, where: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update submissions s set user_id = other.user_id
  from (select distinct on (m.submission_id) m.submission_id, m.user_id from submission_members m
        join submissions w on w.id = m.submission_id
        where m.user_id <> ${userId}::uuid and not exists (select from submissions o
          where o.assignment_id = w.assignment_id and o.user_id = m.user_id and o.group_id is null
            and (o.round = w.round or o.state in ('draft', 'waiting') and w.state in ('draft', 'waiting')))
        order by m.submission_id, m.id) other
  where other.submission_id = s.id and s.user_id = ${userId}::uuid and ${where}`;
