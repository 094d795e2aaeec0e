import type { People } from '../people.js';
import { Random } from '../random.js';
import type { Timeline } from '../timeline.js';
import { Applicants } from './applicants.js';
import { makeJobs } from './jobs.js';
import { makeOpportunities } from './opportunities.js';
import type * as Rows from './posting-rows.js';
import { makeServices } from './services.js';

export interface PostingRows {
  opportunities: Rows.OpportunityRow[];
  services: Rows.ServiceRow[];
  job_postings: Rows.JobRow[];
  applications: Rows.ApplicationRow[];
  job_applications: Rows.JobApplicationRow[];
  service_requests: Rows.ServiceRequestRow[];
  service_ratings: Rows.ServiceRatingRow[];
  application_moves: Rows.MoveRow[];
}

/** What members post, and applications to it in every state (OPP-1, SVC-1, JOB-1). */
export function makePostings(people: People, seed: number, timeline: Timeline): PostingRows {
  // A stream of chance for each kind: a new line in one file leaves the other kinds as they were.
  const of = (offset: number) => {
    const random = new Random(seed + offset);
    return [new Applicants(people, random, timeline), random] as const;
  };
  const [volunteering, services, jobs] = [of(0), of(1), of(2)];
  const opportunities = makeOpportunities(people, ...volunteering, timeline);
  const offered = makeServices(people, ...services, timeline);
  const vacancies = makeJobs(people, ...jobs, timeline);
  return {
    opportunities: opportunities.rows,
    services: offered.rows,
    job_postings: vacancies.rows,
    applications: opportunities.applications,
    job_applications: vacancies.applications,
    service_requests: offered.requests,
    service_ratings: offered.ratings,
    application_moves: [volunteering, services, jobs].flatMap(([applicants]) => applicants.moves),
  };
}
