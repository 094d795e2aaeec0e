import { communityLimits, type ReportReason, reportReasons, type ReportStatus, reportStatuses } from '@masar/domain';
import { OneOf, Text } from '#platform/http/fields';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

export class ReportDto {
  @OneOf(reportReasons) reason!: ReportReason;
  @Text({ optional: true, max: communityLimits.reportNoteMaximum, multiline: true }) note?: string;
}

export class ReportResponse {
  @UuidOut() id!: string;
  @WordOut(reportReasons) reason!: ReportReason;
  @TextOut({ nullable: true }) note!: string | null;
  @WordOut(reportStatuses) status!: ReportStatus;
  /** What the moderators answered. */
  @TextOut({ nullable: true }) outcome!: string | null;
  @TimeOut() createdAt!: string;
}
