import { type Language, languages } from '@masar/i18n';
import { ApiProperty } from '@nestjs/swagger';
import { isoTime } from '#platform/database/iso-time';
import { TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import { type Grouping, groupings, type ReportType, reportTypes } from '../report.words.js';
import type { ScheduleRow } from './schedule.queries.js';
import { type Cadence, cadences, type ScheduledParameters } from './schedule.words.js';

export class ReportScheduleResponse {
  @UuidOut() id!: string;
  @WordOut(reportTypes) reportType!: ReportType;
  @WordOut(groupings) by!: Grouping;
  @TextOut({ nullable: true }) categoryId!: string | null;
  @UuidOut({ nullable: true }) courseId!: string | null;
  @UuidOut({ nullable: true }) instructorId!: string | null;
  @WordOut(cadences) cadence!: Cadence;
  @WordOut(languages) language!: Language;
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'uuid' } }) recipientIds!: string[];
  @TimeOut() createdAt!: string;
}

export function toScheduleResponse(row: ScheduleRow): ReportScheduleResponse {
  const parameters = row.parameters as unknown as ScheduledParameters;
  return {
    id: row.id,
    reportType: row.report_type,
    by: parameters.by,
    categoryId: parameters.categoryId ?? null,
    courseId: parameters.courseId ?? null,
    instructorId: parameters.instructorId ?? null,
    cadence: row.cadence,
    language: row.language,
    recipientIds: row.recipient_ids as unknown as string[],
    createdAt: isoTime(row.created_at),
  };
}
