import { useLocale, useMessages } from '@masar/ui';
import type { Report } from './report';
import { reportsMessages } from './reports.messages';

/** From which day to which. */
export function ReportPeriod({ report: { from, to } }: { report: Pick<Report, 'from' | 'to'> }) {
  const text = useMessages(reportsMessages);
  const { format } = useLocale();
  return <>{text.span(format.date(`${from}T12:00:00Z`), format.date(`${to}T12:00:00Z`))}</>;
}
