import type { components } from '@masar/contracts';
import { directionOf } from '@masar/i18n';
import type { Locale } from '@masar/ui';

export type Report = components['schemas']['PlatformReportResponse'];
export type ReportTable = NonNullable<Report['table']>;
export type ReportType = Report['reportType'];
export type Grouping = Report['by'];

export const reportTypes = [
  'enrollments',
  'completions',
  'certificates',
  'revenue',
  'marking',
  'engagement',
  'moderation',
] as const satisfies readonly ReportType[];

const periods = ['day', 'week', 'month'] as const;

export const isPeriod = (by: Grouping): boolean => (periods as readonly Grouping[]).includes(by);

/** Kinds that count courses can be grouped and narrowed by them; the others are about the whole platform. */
export const isOfCourses = (type: ReportType | undefined): boolean => type !== 'engagement' && type !== 'moderation';

export const groupingsOf = (type: ReportType | undefined): readonly Grouping[] =>
  isOfCourses(type) ? [...periods, 'category', 'course', 'instructor'] : periods;

export const isUnderway = ({ status }: Pick<Report, 'status'>): boolean => status === 'queued' || status === 'running';

/** What is sent: nothing that the kind does not know, even if it was chosen for another before. */
export function fittingScope<Data extends Partial<Report>>(data: Data): Data {
  const by = groupingsOf(data.reportType).includes(data.by ?? 'month') ? data.by : 'month';
  if (isOfCourses(data.reportType)) return { ...data, by };
  return { ...data, by, categoryId: null, courseId: null, instructorId: null };
}

/** The days of the last whole month in Iraq. */
export function lastMonth(now: Date): { from: string; to: string } {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Baghdad' }).format(now);
  const end = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  end.setUTCDate(0);
  const to = end.toISOString().slice(0, 10);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** The month of a moment with its year, for below an axis. A mark of direction keeps the digit of `ك2` out of the year. */
export const shortMonthOfYear = (moment: string, { format, language }: Pick<Locale, 'format' | 'language'>): string =>
  `${format.shortMonth(moment)}${directionOf(language) === 'rtl' ? '\u200F' : ''}\u00A0${format.date(moment, { year: 'numeric' })}`;
