import { type Language, languages } from '@masar/i18n';
import { Day, OneOf, Pattern, Uuid } from '#platform/http/fields';
import { type Grouping, groupings, type ReportType, reportTypes } from '../report.words.js';

/** How a report is grouped and what it is narrowed to, where its kind knows that. */
export class ReportScopeDto {
  @OneOf(reportTypes) reportType!: ReportType;
  @OneOf(groupings, { description: 'What makes a row; all kinds know day, week and month' }) by!: Grouping;
  @Pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, { optional: true, max: 60 }) categoryId?: string | null;
  @Uuid({ optional: true }) courseId?: string | null;
  @Uuid({ optional: true }) instructorId?: string | null;
}

export class RequestReportDto extends ReportScopeDto {
  @Day({ description: 'First day, as it is counted in Iraq' }) from!: string;
  @Day({ description: 'Last day, included' }) to!: string;
}

export const fileFormats = ['csv', 'pdf'] as const;

export class ReportFileQuery {
  @OneOf(fileFormats) format!: (typeof fileFormats)[number];
  @OneOf(languages, { optional: true, description: 'Of headings and names; Accept-Language by default' })
  language?: Language;
}
