import type { Invariant } from '#platform/database/invariant';
import type { PostingBook } from './posting-book.js';

type Tables = Pick<PostingBook, 'kind' | 'postingTable' | 'applicationTable' | 'postingColumn' | 'moveColumn'>;

/** Counters and timelines of a kind, recomputed from the rows that they tell of (REL-1, OPP-2, OPP-3). */
export const invariantsOf = ({
  kind,
  postingTable,
  applicationTable,
  postingColumn,
  moveColumn,
}: Tables): Invariant[] => [
  {
    name: `${kind}ApplicationsCount`,
    sql: `select p.id from ${postingTable} p
          where p.applications_count <> (select count(*) from ${applicationTable} a where a.${postingColumn} = p.id)`,
  },
  {
    name: `${kind}Timeline`,
    sql: `select a.id from ${applicationTable} a
          where a.status is distinct from (select m.to_status from application_moves m where m.${moveColumn} = a.id
                                           order by m.created_at desc, m.id desc limit 1)
             or exists (select from (select from_status, lag(to_status) over (order by created_at, id) as before
                                     from application_moves m where m.${moveColumn} = a.id) step
                        where step.from_status is distinct from step.before)`,
  },
];
