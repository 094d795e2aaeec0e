import {
  type ClosedReason,
  closedReasons,
  type PostingStatus,
  postingStatuses,
  type ScamSign,
  scamSigns,
} from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { contactFor, MyApplicationResponse, presentPosting } from '#modules/postings';
import type { Viewer } from '#platform/access/viewer';
import { isoTimeOrNull } from '#platform/database/iso-time';
import { begunInLists, listed } from '#platform/http/listed';
import { CountOut, FlagOut, ManyOut, OneOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import type { JobRow } from './job.queries.js';
import { MatchGlanceResponse } from './match/match.response.js';

/** A skill that the vocabulary knows. */
export class WantedSkillResponse {
  @TextOut({ example: 'javascript' }) skill!: string;
  @TextOut() labelAr!: string;
  @TextOut() labelEn!: string;
  @FlagOut({ description: 'false where it is only good to have' }) isRequired!: boolean;
}

export class JobResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut({ description: begunInLists }) descriptionAr!: string;
  @TextOut({ description: begunInLists }) descriptionEn!: string;
  @TextOut({ description: 'As its poster wrote it, like all that have a sibling in English' }) companyName!: string;
  @TextOut() companyNameEn!: string;
  @TextOut({ nullable: true }) location!: string | null;
  @TextOut({ nullable: true }) locationEn!: string | null;
  @TextOut({ nullable: true, example: 'baghdad' }) governorate!: string | null;
  @TextOut({ nullable: true }) salaryRange!: string | null;
  @TextOut({ nullable: true }) salaryRangeEn!: string | null;
  @TextOut({ nullable: true, example: 'full-time' }) employmentType!: string | null;
  @TextOut({ nullable: true, example: 'entry' }) experienceLevel!: string | null;
  @ApiProperty({ type: 'string', isArray: true, description: 'As the poster wrote them' }) requiredSkills!: string[];
  @ApiProperty({ type: 'string', isArray: true }) niceSkills!: string[];
  @ManyOut(() => WantedSkillResponse, { description: 'Those of both that are known, in both languages' })
  skills!: WantedSkillResponse[];
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
  @UuidOut({ nullable: true }) postedBy!: string | null;
  @TextOut({ nullable: true }) posterName!: string | null;
  @OneOut(() => MyApplicationResponse, { nullable: true }) myApplication!: MyApplicationResponse | null;
  @FlagOut({ description: 'Whether I may change it and see who applied' }) canManage!: boolean;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}

export class ListedJobResponse extends JobResponse {
  @OneOut(() => MatchGlanceResponse) match!: MatchGlanceResponse;
}

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

export const toListedJob = (row: JobRow, match: MatchGlanceResponse, viewer: Viewer, now: Date): ListedJobResponse => ({
  ...listed(toJobResponse(row, viewer, now), ['descriptionAr', 'descriptionEn']),
  match,
});
