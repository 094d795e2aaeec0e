import { contactFor, presentPosting } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { isoTimeOrNull } from '#platform/database/iso-time';
import type { JobRow } from './job.queries.js';
import type { JobResponse } from './job.response.js';

export const toJobResponse = (row: JobRow, viewer: Viewer, now: Date): JobResponse => ({
  ...presentPosting(row, viewer, now),
  companyName: row.company_name,
  companyNameEn: row.company_name_en ?? row.company_name,
  location: row.location,
  locationEn: row.location_en ?? row.location,
  governorate: row.governorate,
  salaryRange: row.salary_range,
  salaryRangeEn: row.salary_range_en ?? row.salary_range,
  employmentType: row.employment_type,
  experienceLevel: row.experience_level,
  requiredSkills: row.required_skills ?? [],
  niceSkills: row.nice_skills,
  skills: row.wanted_skills ?? [],
  applicationDeadline: isoTimeOrNull(row.application_deadline),
  applicationsCount: row.applications_count,
  contactInfo: contactFor(row, viewer),
  postedBy: row.posted_by,
  posterName: row.poster_name,
  myApplication: row.my_application,
});
