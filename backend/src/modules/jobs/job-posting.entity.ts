import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `job_postings`: vacancies (spec 3; JOB-1). */
export const JobPostingSchema = defineEntity({
  name: 'JobPosting',
  tableName: 'job_postings',
  indexes: [
    listIndex('job_postings', 'newest', 'created_at desc, id desc', `is_active`),
    listIndex('job_postings', 'all_newest', 'created_at desc, id desc'),
    listIndex('job_postings', 'posted_by', 'posted_by, created_at desc, id desc'),
  ],
  properties: {
    id: id(),
    titleAr: p.text(),
    titleEn: p.text(),
    companyName: p.text(),
    descriptionAr: p.text(),
    descriptionEn: p.text(),
    location: p.text().nullable(),
    salaryRange: p.text().nullable(),
    employmentType: p.text().nullable(),
    requiredSkills: p.array<string>().columnType('text[]').nullable(),
    experienceLevel: p.text().nullable(),
    /** No application is taken after this moment. */
    applicationDeadline: moment().nullable(),
    isActive: p.boolean().default(true),
    postedBy: idOf('users', 'set null').nullable(),
    createdAt: createdAt(),
  },
});

export class JobPosting extends JobPostingSchema.class {
  /** True while applications are taken (JOB-1). */
  isOpen(now: Date): boolean {
    return this.isActive && (!this.applicationDeadline || this.applicationDeadline > now);
  }
}
JobPostingSchema.setClass(JobPosting);
