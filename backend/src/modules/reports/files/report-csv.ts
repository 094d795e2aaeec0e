import { type CsvValue, toCsv } from '@masar/domain';
import { type Language, textIn } from '@masar/i18n';
import type { Grouping, ReportData, ReportType } from '../report.words.js';
import { reportTexts } from './report-texts.js';

/** The table for spreadsheets: periods as ISO days, figures as plain numbers, the totals last. */
export function reportCsv({ measures, rows, totals }: ReportData, by: Grouping, language: Language): string {
  const text = reportTexts[language];
  const numbers = (values: (string | null)[]): CsvValue[] =>
    values.map((value) => (value === null ? null : Number(value)));
  return toCsv(
    [text.grouping(by), ...measures.map(({ label }) => textIn(label, language))],
    [
      ...rows.map(({ key, name, values }) => [name ? textIn(name, language) : key, ...numbers(values)]),
      [text.total, ...numbers(totals)],
    ],
  );
}

/** E.g. `masar-enrollments-2026-05-01-2026-05-31.csv`. */
export const fileName = (type: ReportType, { from, to }: { from: string; to: string }, ending: string): string =>
  `masar-${type}-${from}-${to}.${ending}`;
