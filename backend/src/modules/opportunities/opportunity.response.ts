import {
  type ClosedReason,
  closedReasons,
  type OpportunityType,
  opportunityTypes,
  type PostingStatus,
  postingStatuses,
  type ScamSign,
  scamSigns,
} from '@masar/domain';
import { contactFor, MyApplicationResponse, presentPosting } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { isoTimeOrNull } from '#platform/database/iso-time';
import { begunInLists, listed } from '#platform/http/listed';
import { CountOut, FlagOut, OneOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import type { OpportunityRow } from './opportunity.queries.js';

export class OpportunityResponse {
  @UuidOut() id!: string;
  @WordOut(opportunityTypes) type!: OpportunityType;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ description: begunInLists }) descriptionAr!: string;
  @TextOut({ description: begunInLists }) descriptionEn!: string;
  @TextOut({ nullable: true, description: 'As its poster wrote it, like all that have a sibling in English' })
  company!: string | null;
  @TextOut({ nullable: true }) companyEn!: string | null;
  @TextOut({ nullable: true }) location!: string | null;
  @TextOut({ nullable: true }) locationEn!: string | null;
  @TextOut({
    nullable: true,
    example: 'baghdad',
    description: 'Where the location lies; remote for work from anywhere',
  })
  governorate!: string | null;
  @TextOut({ nullable: true }) salary!: string | null;
  @TextOut({ nullable: true }) salaryEn!: string | null;
  @TextOut({ nullable: true }) duration!: string | null;
  @TextOut({ nullable: true }) durationEn!: string | null;
  @TextOut({ nullable: true, description: begunInLists }) requirements!: string | null;
  @TextOut({ nullable: true, description: begunInLists }) requirementsEn!: string | null;
  @TextOut({ nullable: true, example: '2026-05-31' }) startDate!: string | null;
  @TextOut({ nullable: true, example: '2026-08-31' }) endDate!: string | null;
  @TextOut({ nullable: true, example: '16:30', description: 'When a day of it begins, in Iraq' })
  startTime!: string | null;
  @CountOut({ nullable: true, description: 'Hours that a volunteer gives altogether' }) totalHours!: number | null;
  @TimeOut({ nullable: true }) applicationDeadline!: string | null;
  @CountOut() applicationsCount!: number;
  @FlagOut({ description: 'false once its poster closed it' }) isActive!: boolean;
  @WordOut(closedReasons, { nullable: true, description: 'Why nobody can apply now; null while one can' })
  closedReason!: ClosedReason | null;
  @WordOut(postingStatuses, { description: 'What is not published is seen by its poster and administrators only' })
  status!: PostingStatus;
  @WordOut(scamSigns, { description: 'Why it waits for review; empty for everybody else’s eyes', many: true })
  heldFor!: ScamSign[];
  @TextOut({ nullable: true, description: 'What the administrator wrote; for poster and administrators' })
  reviewNote!: string | null;
  @TextOut({ nullable: true, description: 'For accepted applicants, the poster and administrators' })
  contactInfo!: string | null;
  @UuidOut({ nullable: true }) posterId!: string | null;
  @TextOut({ nullable: true }) posterName!: string | null;
  @OneOut(() => MyApplicationResponse, { nullable: true }) myApplication!: MyApplicationResponse | null;
  @FlagOut({ description: 'Whether I may change it and see who applied' }) canManage!: boolean;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}

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

export const toListedOpportunity = (row: OpportunityRow, viewer: Viewer, now: Date): OpportunityResponse =>
  listed(toOpportunityResponse(row, viewer, now), ['descriptionAr', 'descriptionEn', 'requirements', 'requirementsEn']);
