import { withdrawnPostings } from '#modules/postings';
import type { PersonalData } from '#platform/personal-data/personal-data';

/** Who applied for a vacancy, and who posted it (PRF-4). */
export const jobsPersonalData: PersonalData = {
  sources: [
    { table: 'job_applications', whose: 'user_id' },
    { table: 'job_postings', as: 'jobs_posted', whose: 'posted_by', erase: withdrawnPostings('job_postings') },
  ],
  impersonal: {},
};
