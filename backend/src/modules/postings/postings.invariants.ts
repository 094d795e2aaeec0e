import type { Invariant } from '#platform/database/invariant';

const books = [
  { kind: 'opportunity', postings: 'opportunities', applications: 'applications', column: 'application_id' },
  { kind: 'job', postings: 'job_postings', applications: 'job_applications', column: 'job_application_id' },
  { kind: 'service', postings: 'services', applications: 'service_requests', column: 'service_request_id' },
];

/** Counters, timelines and ratings, recomputed from the rows that they tell of (REL-1, OPP-2, OPP-3, SVC-2). */
export const postingsInvariants: Invariant[] = [
  ...books.map(({ kind, postings, applications }) => ({
    name: `${kind}ApplicationsCount`,
    sql: `select p.id from ${postings} p
          where p.applications_count <> (select count(*) from ${applications} a where a.${kind}_id = p.id)`,
  })),
  ...books.map(({ kind, applications, column }) => ({
    name: `${kind}Timeline`,
    sql: `select a.id from ${applications} a
          where a.status is distinct from (select m.to_status from application_moves m where m.${column} = a.id
                                           order by m.created_at desc, m.id desc limit 1)
             or exists (select from (select from_status, lag(to_status) over (order by created_at, id) as before
                                     from application_moves m where m.${column} = a.id) step
                        where step.from_status is distinct from step.before)`,
  })),
  {
    name: 'serviceRating',
    sql: `select s.id from services s
          left join (select service_id, round(avg(rating), 2) as mean, count(*) as total
                     from service_ratings group by service_id) r on r.service_id = s.id
          where s.rating <> coalesce(r.mean, 0) or s.ratings_count <> coalesce(r.total, 0)`,
  },
  {
    name: 'ratingBeforeTheEnd',
    sql: `select r.id from service_ratings r join service_requests q on q.id = r.request_id
          where q.status <> 'completed' or q.service_id <> r.service_id`,
  },
];
