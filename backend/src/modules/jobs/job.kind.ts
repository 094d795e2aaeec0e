import { isDeepStrictEqual } from 'node:util';
import { deadlineOn, given, governorateIn, postingKind } from '#modules/postings';
import type { EditJobDto } from './job.dto.js';
import { JobApplicationSchema } from './job-application.entity.js';
import { type JobPosting, JobPostingSchema } from './job-posting.entity.js';
import { JobOpened } from './jobs.events.js';

const isOpen = ({ isActive, status }: JobPosting): boolean => isActive && status === 'published';

/** What a comparison with people goes by. */
const wantedOf = ({ skillIds, niceSkillIds, experienceLevel }: JobPosting) => [
  [...skillIds],
  [...niceSkillIds],
  experienceLevel ?? null,
];

/** Vacancies (JOB-1). */
export const jobKind = postingKind<JobPosting, EditJobDto>({
  kind: 'job',
  schema: JobPostingSchema,
  applications: JobApplicationSchema,
  places: { postingColumn: 'job_id', moveColumn: 'job_application_id' },
  unscreened: ['governorate', 'skillIds', 'niceSkillIds', 'employmentType', 'experienceLevel'],
  organization: 'companyName',
  closing: { deadline: 'applicationDeadline', task: 'jobs.close-ended', minute: 9 },
  columnsOf: ({ location, employmentType, experienceLevel, applicationDeadline }) =>
    given({
      governorate: governorateIn(location),
      employmentType,
      experienceLevel,
      applicationDeadline: deadlineOn(applicationDeadline),
    }),
  news: (job, before) =>
    isOpen(job) && !(before && isOpen(before) && isDeepStrictEqual(wantedOf(before), wantedOf(job)))
      ? [new JobOpened(job.id)]
      : [],
});
