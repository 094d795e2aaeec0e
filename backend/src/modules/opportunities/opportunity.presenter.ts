import { contactFor, presentPosting } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { isoTimeOrNull } from '#platform/database/iso-time';
import type { OpportunityRow } from './opportunity.queries.js';
import type { OpportunityResponse } from './opportunity.response.js';

export const toOpportunityResponse = (row: OpportunityRow, viewer: Viewer, now: Date): OpportunityResponse => ({
  ...presentPosting(row, viewer, now),
  type: row.type,
  company: row.company,
  companyEn: row.company_en ?? row.company,
  location: row.location,
  locationEn: row.location_en ?? row.location,
  governorate: row.governorate,
  salary: row.salary,
  salaryEn: row.salary_en ?? row.salary,
  duration: row.duration,
  durationEn: row.duration_en ?? row.duration,
  requirements: row.requirements,
  requirementsEn: row.requirements_en ?? row.requirements,
  startDate: row.first_day,
  endDate: row.last_day,
  startTime: row.start_time,
  totalHours: row.total_hours,
  applicationDeadline: isoTimeOrNull(row.application_deadline),
  applicationsCount: row.applications_count,
  contactInfo: contactFor(row, viewer),
  posterId: row.posted_by,
  posterName: row.poster_name,
  myApplication: row.my_application,
});
