import type { RawBuilder } from 'kysely';
import type { Grouping, Measure, Narrowing } from '../report.words.js';

/** Rows of one table as a report counts them. */
export interface Source {
  /** Table and joins; courses are called `c` where the kind can be narrowed. */
  from: RawBuilder<unknown>;
  /** The column that says when. */
  at: string;
  /** Columns that the measures need. */
  columns: RawBuilder<unknown>;
  where?: RawBuilder<unknown>;
  /** What is counted over the rows, by the measure's key. */
  measures: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** The definition of one kind of report: nothing but data, so that it can be read beside its SQL. */
export interface ReportKind {
  groupings: readonly Grouping[];
  narrowings: readonly Narrowing[];
  /** The first one orders rows that are not periods, and is the one drawn. */
  measures: readonly Measure[];
  sources: readonly Source[];
}

const count = (key: string, ar: string, en: string): Measure => ({ key, type: 'count', label: { ar, en } });

/** Measures that several kinds share or that read best side by side. */
export const measures = {
  count,
  decimal: (key: string, ar: string, en: string): Measure => ({ ...count(key, ar, en), type: 'decimal' }),
  money: (key: string, ar: string, en: string): Measure => ({ ...count(key, ar, en), type: 'money' }),
};

export const ofCourses = {
  groupings: ['day', 'week', 'month', 'category', 'course', 'instructor'],
  narrowings: ['categoryId', 'courseId', 'instructorId'],
} as const satisfies Partial<ReportKind>;

export const ofThePlatform = {
  groupings: ['day', 'week', 'month'],
  narrowings: [],
} as const satisfies Partial<ReportKind>;
