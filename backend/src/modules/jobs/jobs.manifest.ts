import type { ModuleManifest } from '#platform/manifest/module-manifest';
import { JobApplicationSchema } from './job-application.entity.js';
import { JobPostingSchema } from './job-posting.entity.js';
import { jobsInvariants } from './jobs.invariants.js';
import { jobsPersonalData } from './jobs.personal-data.js';

/** Vacancies and who fits them. */
export const jobsManifest: ModuleManifest = {
  level: 4,
  readable: ['job_applications', 'job_postings'],
  entities: [JobPostingSchema, JobApplicationSchema],
  personalData: jobsPersonalData,
  invariants: jobsInvariants,
};
