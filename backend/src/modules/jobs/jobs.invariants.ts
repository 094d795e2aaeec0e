import { invariantsOf } from '#modules/postings';
import { jobKind } from './job.kind.js';

/** Counters and timelines of vacancies (REL-1, JOB-1). */
export const jobsInvariants = invariantsOf(jobKind);
