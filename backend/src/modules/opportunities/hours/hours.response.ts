import { type HoursStatus, hoursStatuses } from '@masar/domain';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { CountOut, DecimalOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import type { HoursRow } from './hours.queries.js';

export class VolunteerHoursResponse {
  @UuidOut() id!: string;
  @UuidOut() applicationId!: string;
  @UuidOut() opportunityId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @UuidOut() volunteerId!: string;
  @TextOut({ nullable: true }) volunteerName!: string | null;
  @TextOut({ example: '2026-05-31' }) day!: string;
  @DecimalOut({ description: 'In quarters of an hour' }) hours!: string;
  @TextOut({ nullable: true, description: 'What was done' }) note!: string | null;
  @WordOut(hoursStatuses, { description: 'Only confirmed hours count' }) status!: HoursStatus;
  @CountOut({ nullable: true, description: 'What the poster thought of the work, 1 to 5' }) rating!: number | null;
  @TextOut({ nullable: true, description: 'What the one who decided wrote' }) answer!: string | null;
  @TimeOut({ nullable: true }) decidedAt!: string | null;
  @TimeOut() createdAt!: string;
}

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
