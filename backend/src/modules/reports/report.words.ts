/** What can be counted (RPT-1). */
export const reportTypes = [
  'enrollments',
  'completions',
  'certificates',
  'revenue',
  'marking',
  'engagement',
  'moderation',
] as const;
export type ReportType = (typeof reportTypes)[number];

export const reportStatuses = ['queued', 'running', 'done', 'failed', 'expired'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** What makes a row of the table. */
export const groupings = ['day', 'week', 'month', 'category', 'course', 'instructor'] as const;
export type Grouping = (typeof groupings)[number];

/** What a report can be narrowed to. */
export const narrowings = ['categoryId', 'courseId', 'instructorId'] as const;
export type Narrowing = (typeof narrowings)[number];

/** What a report counts: days in Iraq, the last one included. */
export interface ReportParameters extends Partial<Record<Narrowing, string>> {
  /** As `2026-05-31`. */
  from: string;
  to: string;
  by: Grouping;
}

interface BilingualName {
  ar: string;
  en: string;
}

export const measureTypes = ['count', 'decimal', 'money'] as const;

/** A column of numbers. */
export interface Measure {
  key: string;
  type: (typeof measureTypes)[number];
  label: BilingualName;
}

/** One row: a period by its first day, or a category, course or person by name. */
export interface ReportRow {
  /** The period's first day, or an id; null for what belongs to nobody any more. */
  key: string | null;
  /** Null for periods. */
  name: BilingualName | null;
  /** In the order of the measures; null where there is nothing to tell, such as an average of none. */
  values: (string | null)[];
}

/** The figures as they are kept: a later change of a definition leaves old reports readable. */
export interface ReportData {
  measures: Measure[];
  rows: ReportRow[];
  /** Over the whole period; people are counted once, so it may be less than the sum of the rows. */
  totals: (string | null)[];
  /** What the report is narrowed to, by name. */
  narrowedTo: BilingualName[];
  /** True where only the largest rows are listed. */
  isShortened: boolean;
}
