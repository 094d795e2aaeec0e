import { closedNow, mayManage } from '#modules/applications';
import type { Viewer } from '#platform/access/viewer';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { OpportunityRow } from './opportunity.queries.js';
import type { OpportunityResponse } from './opportunity.response.js';

export function toOpportunityResponse(row: OpportunityRow, viewer: Viewer, now: Date): OpportunityResponse {
  const canManage = mayManage({ postedBy: row.posted_by }, viewer);
  const deadline = isoTimeOrNull(row.application_deadline);
  return {
    id: row.id,
    type: row.type,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
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
    applicationDeadline: deadline,
    applicationsCount: row.applications_count,
    isActive: row.is_active,
    closedReason: closedNow(
      {
        status: row.status,
        isActive: row.is_active,
        endDate: row.last_day,
        deadline: deadline ? new Date(deadline) : null,
      },
      now,
    ),
    status: row.status,
    heldFor: canManage ? row.held_for : [],
    reviewNote: canManage ? row.review_note : null,
    contactInfo: canManage ? row.contact_info : row.my_application?.status === 'accepted' ? row.contact : null,
    posterId: row.posted_by,
    posterName: row.poster_name,
    myApplication: row.my_application,
    canManage,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}
