import { type HoursStatus, hoursStatuses } from '@masar/domain';
import { CountOut, DecimalOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

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
