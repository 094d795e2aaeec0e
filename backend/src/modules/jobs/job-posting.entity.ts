import { defineEntity, p } from '@mikro-orm/core';
import { isShown, postingColumns, textList } from '#modules/postings';
import { idOf, listIndex, moment } from '#platform/database/columns';

/** Table `job_postings`: vacancies (spec 3; JOB-1). */
export const JobPostingSchema = defineEntity({
  name: 'JobPosting',
  tableName: 'job_postings',
  indexes: [
    listIndex('job_postings', 'newest', 'created_at desc, id desc', isShown),
    listIndex('job_postings', 'all_newest', 'created_at desc, id desc'),
    listIndex('job_postings', 'posted_by', 'posted_by, created_at desc, id desc'),
    listIndex('job_postings', 'pending', 'created_at, id', `status = 'pending'`),
    {
      name: 'job_postings_skills_index',
      expression: `create index "job_postings_skills_index" on "job_postings" using gin (skill_ids) where ${isShown}`,
    },
  ],
  checks: [{ name: 'job_postings_applications_count_check', expression: 'applications_count >= 0' }],
  properties: {
    ...postingColumns(),
    /** As written; the English columns are absent where nobody translated them. */
    companyName: p.text(),
    companyNameEn: p.text().nullable(),
    location: p.text().nullable(),
    locationEn: p.text().nullable(),
    /** Where the location lies, as far as it names a governorate of Iraq. */
    governorate: p.text().nullable(),
    salaryRange: p.text().nullable(),
    salaryRangeEn: p.text().nullable(),
    employmentType: p.text().nullable(),
    /** As the poster wrote them. */
    requiredSkills: p.array<string>().columnType('text[]').nullable(),
    niceSkills: textList(),
    /** Those of them that the vocabulary of skills knows (JOB-2). */
    skillIds: textList(),
    niceSkillIds: textList(),
    experienceLevel: p.text().nullable(),
    /** Shown to accepted applicants only. */
    contactInfo: p.text().nullable(),
    /** No application is taken from this moment on. */
    applicationDeadline: moment().nullable(),
    /** Absent when that account is gone. */
    postedBy: idOf('users', 'set null').nullable(),
  },
});

export class JobPosting extends JobPostingSchema.class {}
JobPostingSchema.setClass(JobPosting);
