import { type OpportunityType, opportunityTypes, type PostingStatus, postingStatuses } from '@masar/domain';
import { CountOut, FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

const nullable = { nullable: true };

export class OpportunityRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @WordOut(opportunityTypes) type!: OpportunityType;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut() descriptionAr!: string;
  @TextOut() descriptionEn!: string;
  @TextOut(nullable) company!: string | null;
  @TextOut(nullable) companyEn!: string | null;
  @TextOut(nullable) location!: string | null;
  @TextOut(nullable) locationEn!: string | null;
  @TextOut(nullable) salary!: string | null;
  @TextOut(nullable) salaryEn!: string | null;
  @TextOut(nullable) duration!: string | null;
  @TextOut(nullable) durationEn!: string | null;
  @TextOut(nullable) requirements!: string | null;
  @TextOut(nullable) requirementsEn!: string | null;
  @TextOut({ nullable: true, description: 'Told to accepted applicants only' }) contactInfo!: string | null;
  @TextOut({ nullable: true, example: '2026-05-31' }) startDate!: string | null;
  @TextOut({ nullable: true, example: '2026-06-30' }) endDate!: string | null;
  @TextOut({ nullable: true, example: '16:30' }) startTime!: string | null;
  @CountOut(nullable) totalHours!: number | null;
  @TextOut({ nullable: true, example: '2026-05-20', description: 'The last day for applications, in Iraq' })
  applicationDeadline!: string | null;
  @FlagOut({ description: 'Takes applications' }) isActive!: boolean;
  @WordOut(postingStatuses, { description: 'What waits is decided in its queue' }) status!: PostingStatus;
  @UuidOut(nullable) postedBy!: string | null;
  @TextOut(nullable) posterName!: string | null;
  @CountOut() applicationsCount!: number;
  @TimeOut() createdAt!: string;
  @TimeOut() updatedAt!: string;
}
