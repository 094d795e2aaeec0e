import { invariantsOf } from '#modules/postings';
import type { Invariant } from '#platform/database/invariant';
import { opportunityKind } from './opportunity.kind.js';

/** Counters and timelines; volunteer hours belong to whom the application is of, and count only once somebody confirmed them (DSH-3). */
export const opportunitiesInvariants: Invariant[] = [
  ...invariantsOf(opportunityKind),
  {
    name: 'volunteerHoursOfTheApplicant',
    sql: `select h.id from volunteer_hours h join applications a on a.id = h.application_id
          where a.user_id <> h.user_id or a.status <> 'accepted'`,
  },
  {
    name: 'volunteerHoursDecided',
    sql: `select id from volunteer_hours where (status = 'logged') <> (decided_at is null)
             or (rating is not null and status <> 'confirmed')`,
  },
];
