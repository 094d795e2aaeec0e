import { textIn } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { isPeriod, type Report, type ReportTable, shortMonthOfYear } from './report';
import { reportsMessages } from './reports.messages';

type Measure = ReportTable['measures'][number];

/** How rows and figures of a report are written for this reader. */
export function useReportValues({ by }: Report) {
  const text = useMessages(reportsMessages);
  const locale = useLocale();
  const { format, language } = locale;
  const day = (key: string) => `${key}T12:00:00Z`;
  return {
    value: (value: string | null, { type }: Measure): string => {
      if (value === null) return text.none;
      return type === 'money'
        ? format.price(Number(value))
        : format.number(Number(value), { maximumFractionDigits: 1 });
    },
    rowName: ({ key, name }: ReportTable['rows'][number]): string => {
      if (name || !isPeriod(by)) return name ? textIn(name, language) : text.none;
      if (by === 'month') return format.date(day(key ?? ''), { month: 'long', year: 'numeric' });
      return format.date(day(key ?? ''));
    },
    /** Short, for below an axis. */
    rowLabel: ({ key, name }: ReportTable['rows'][number]): string => {
      if (name || !isPeriod(by)) return name ? textIn(name, language) : text.none;
      return by === 'month' ? shortMonthOfYear(day(key ?? ''), locale) : format.shortDay(day(key ?? ''));
    },
    measureName: ({ label }: Measure): string => textIn(label, language),
  };
}
