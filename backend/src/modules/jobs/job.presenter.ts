import { closedNow, mayManage } from '#modules/applications';
import type { Viewer } from '#platform/access/viewer';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { JobRow } from './job.queries.js';
import type { JobResponse } from './job.response.js';

export function toJobResponse(row: JobRow, viewer: Viewer, now: Date): JobResponse {
  const canManage = mayManage({ postedBy: row.posted_by }, viewer);
  const deadline = isoTimeOrNull(row.application_deadline);
  return {
    id: row.id,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
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
    applicationDeadline: deadline,
    applicationsCount: row.applications_count,
    isActive: row.is_active,
    closedReason: closedNow(
      { status: row.status, isActive: row.is_active, deadline: deadline ? new Date(deadline) : null },
      now,
    ),
    status: row.status,
    heldFor: canManage ? row.held_for : [],
    reviewNote: canManage ? row.review_note : null,
    contactInfo: canManage ? row.contact_info : row.my_application?.status === 'accepted' ? row.contact : null,
    postedBy: row.posted_by,
    posterName: row.poster_name,
    myApplication: row.my_application,
    canManage,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}
