import { applicationStatuses } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, updatedAt } from '#platform/database/columns';

/** Table `job_applications`: one application per person and vacancy (spec 3; JOB-1). */
export const JobApplicationSchema = defineEntity({
  name: 'JobApplication',
  tableName: 'job_applications',
  indexes: [
    listIndex('job_applications', 'user_id_applied_at', 'user_id, applied_at desc, id desc'),
    listIndex('job_applications', 'job_id_applied_at', 'job_id, applied_at desc, id desc'),
    listIndex('job_applications', 'applied_at', 'applied_at desc, id desc'),
  ],
  uniques: [{ name: 'job_applications_job_id_user_id_unique', properties: ['jobId', 'userId'] }],
  properties: {
    id: id(),
    jobId: idOf('job_postings', 'cascade'),
    userId: idOf('users', 'cascade'),
    resumeUrl: p.text().nullable(),
    /** The applicant attached the CV of the platform, which the poster reads as it is today. */
    hasCv: p.boolean().default(false),
    coverLetter: p.text().nullable(),
    status: p.enum(applicationStatuses).default('pending'),
    appliedAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
