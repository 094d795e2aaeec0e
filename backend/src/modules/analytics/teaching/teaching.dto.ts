import { type Language, languages } from '@masar/i18n';
import { OneOf, WholeNumber } from '#platform/http/fields';

export class WeeksQuery {
  @WholeNumber({ optional: true, min: 1, max: 53, description: 'This week and those before it, 12 by default' })
  weeks?: number;
}

/** The tables of a course's report that can be downloaded. */
const reportTables = ['weeks', 'lessons', 'questions', 'learners'] as const;
export type ReportTable = (typeof reportTables)[number];

export class ExportQuery {
  @OneOf(reportTables) table!: ReportTable;
  @OneOf(languages, { optional: true, description: 'Of headings and titles' }) language?: Language;
}
