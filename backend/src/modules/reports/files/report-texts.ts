import { eachLanguage, formatDate, formatNumber, formatPrice, type Language, listed } from '@masar/i18n';
import { isolate } from '#platform/pdf/bidi-runs';
import type { Grouping, Measure, ReportType } from '../report.words.js';
import {
  reportDefinitions,
  reportGroupings,
  reportPaperTexts,
  reportTitles,
  reportTitlesWithin,
} from './report-paper.messages.js';

const day = (language: Language, value: string): string => formatDate(language, `${value}T12:00:00Z`);
const month = (language: Language, value: string): string =>
  formatDate(language, `${value}T12:00:00Z`, 'latn', { month: 'long', year: 'numeric' });

/** Words of reports on paper and in mails; their columns are named by the kinds. */
export const reportTexts = eachLanguage((language) => {
  const text = reportPaperTexts[language];
  return {
    ...text,
    title: (type: ReportType) => reportTitles[language][type],
    titleWithin: (type: ReportType) => reportTitlesWithin[language][type],
    grouping: (by: Grouping) => reportGroupings[language][by],
    definition: (type: ReportType) => reportDefinitions[language][type],
    period: (from: string, to: string) => text.period(day(language, from), day(language, to)),
    rowOf: (by: Grouping, start: string) => (by === 'month' ? month : day)(language, start),
    narrowedTo: (names: readonly string[]) =>
      text.narrowedTo(
        listed(
          names.map((name) => isolate(name, language)),
          language,
        ),
      ),
    made: (at: string) => text.made(formatDate(language, at)),
  };
});

/** A figure as people read it. */
export function valueText(value: string | null, type: Measure['type'], language: Language): string {
  if (value === null) return reportTexts[language].none;
  if (type === 'money') return formatPrice(language, Number(value));
  return formatNumber(language, Number(value), 'latn', { maximumFractionDigits: 1 });
}
