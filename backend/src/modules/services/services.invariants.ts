import { invariantsOf } from '#modules/postings';
import type { Invariant } from '#platform/database/invariant';
import { serviceKind } from './service.kind.js';

/** Counters, timelines and ratings of services, recomputed from the rows that they tell of (REL-1, SVC-2). */
export const servicesInvariants: Invariant[] = [
  ...invariantsOf(serviceKind),
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
