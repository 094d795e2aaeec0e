import { type PostingStatus, postingStatuses } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CountOut, FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { VersionOut } from '../records/version-out.js';

const nullable = { nullable: true };

export class JobRecord {
  @UuidOut() id!: string;
  @VersionOut() version!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TextOut() descriptionAr!: string;
  @TextOut() descriptionEn!: string;
  @TextOut() companyName!: string;
  @TextOut(nullable) companyNameEn!: string | null;
  @TextOut(nullable) location!: string | null;
  @TextOut(nullable) locationEn!: string | null;
  @TextOut(nullable) salaryRange!: string | null;
  @TextOut(nullable) salaryRangeEn!: string | null;
  @TextOut(nullable) employmentType!: string | null;
  @TextOut(nullable) experienceLevel!: string | null;
  @ApiProperty({ type: [String] }) requiredSkills!: string[];
  @ApiProperty({ type: [String] }) niceSkills!: string[];
  @TextOut({ nullable: true, description: 'Told to accepted applicants only' }) contactInfo!: string | null;
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
