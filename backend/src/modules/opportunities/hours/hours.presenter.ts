import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { HoursRow } from './hours.queries.js';
import type { VolunteerHoursResponse } from './hours.response.js';

export const toHoursResponse = (row: HoursRow): VolunteerHoursResponse => ({
  id: row.id,
  applicationId: row.application_id,
  opportunityId: row.opportunity_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  volunteerId: row.user_id,
  volunteerName: row.volunteer_name,
  day: row.day,
  hours: row.hours,
  note: row.note,
  status: row.status,
  rating: row.rating,
  answer: row.answer,
  decidedAt: isoTimeOrNull(row.decided_at),
  createdAt: isoTime(row.created_at),
});
