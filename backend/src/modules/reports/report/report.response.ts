import { type Language, languages } from '@masar/i18n';
import { ApiProperty } from '@nestjs/swagger';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { CountOut, FlagOut, ManyOut, OneOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';
import {
  type Grouping,
  groupings,
  measureTypes,
  type ReportData,
  type ReportParameters,
  type ReportStatus,
  reportStatuses,
  type ReportType,
  reportTypes,
} from '../report.words.js';
import type { ReportListRow, ReportPageRow } from './report.queries.js';

class ReportNameResponse {
  @TextOut() ar!: string;
  @TextOut() en!: string;
}

class ReportMeasureResponse {
  @TextOut({ example: 'learners' }) key!: string;
  @WordOut(measureTypes) type!: (typeof measureTypes)[number];
  @OneOut(() => ReportNameResponse) label!: ReportNameResponse;
}

const ValuesOut = () =>
  ApiProperty({
    type: 'array',
    items: { type: 'string', nullable: true },
    example: ['12', '33.33', null],
    description: 'Decimals as text, in the order of the measures; null where there is nothing to tell',
  });

class ReportRowResponse {
  @TextOut({ nullable: true, description: "The period's first day, or an id; null for deleted accounts" })
  key!: string | null;
  @OneOut(() => ReportNameResponse, { nullable: true, description: 'Null for periods' })
  name!: ReportNameResponse | null;
  @ValuesOut() values!: (string | null)[];
}

class ReportTableResponse {
  @ManyOut(() => ReportMeasureResponse) measures!: ReportMeasureResponse[];
  @ManyOut(() => ReportRowResponse) rows!: ReportRowResponse[];
  @ValuesOut() totals!: (string | null)[];
  @ManyOut(() => ReportNameResponse) narrowedTo!: ReportNameResponse[];
  @FlagOut({ description: 'True where only the largest 1,000 rows are listed' }) isShortened!: boolean;
}

export class PlatformReportResponse {
  @UuidOut() id!: string;
  @WordOut(reportTypes) reportType!: ReportType;
  @WordOut(reportStatuses) status!: ReportStatus;
  @CountOut({ description: 'How far it has come, 0 to 100' }) percent!: number;
  @TextOut({ example: '2026-05-01', description: 'First day, as it is counted in Iraq' }) from!: string;
  @TextOut({ example: '2026-05-31', description: 'Last day, included' }) to!: string;
  @WordOut(groupings) by!: Grouping;
  @TextOut({ nullable: true }) categoryId!: string | null;
  @UuidOut({ nullable: true }) courseId!: string | null;
  @UuidOut({ nullable: true }) instructorId!: string | null;
  @TextOut({ nullable: true, description: 'Null where a schedule asked for it' }) generatedByName!: string | null;
  @UuidOut({ nullable: true }) scheduleId!: string | null;
  @WordOut(languages, { nullable: true, description: 'Of the files, where a schedule says so' })
  language!: Language | null;
  @TimeOut({ description: 'When it was asked for; once done, when that was' }) generatedAt!: string;
  @TimeOut({ nullable: true }) expiresAt!: string | null;
  @OneOut(() => ReportTableResponse, {
    nullable: true,
    description: 'The figures; null in lists and while there are none',
  })
  table!: ReportTableResponse | null;
}

export function toReportResponse(row: ReportListRow | ReportPageRow): PlatformReportResponse {
  const parameters = row.parameters as unknown as ReportParameters;
  return {
    id: row.id,
    reportType: row.report_type,
    status: row.status,
    percent: row.percent,
    from: parameters.from,
    to: parameters.to,
    by: parameters.by,
    categoryId: parameters.categoryId ?? null,
    courseId: parameters.courseId ?? null,
    instructorId: parameters.instructorId ?? null,
    generatedByName: row.generated_by_name || null,
    scheduleId: row.schedule_id,
    language: row.language,
    generatedAt: isoTime(row.generated_at),
    expiresAt: isoTimeOrNull(row.expires_at),
    table: row.status === 'done' ? (row.data as unknown as ReportData | null) : null,
  };
}
