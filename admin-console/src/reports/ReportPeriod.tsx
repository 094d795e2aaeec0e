import { useLocale } from '@masar/ui';
import type { Report } from './report';
import styles from './Reports.module.css';

/** From which day to which. */
export function ReportPeriod({ report: { from, to } }: { report: Pick<Report, 'from' | 'to'> }) {
  const { format } = useLocale();
  const day = (date: string) => <span className={styles.day}>{format.date(`${date}T12:00:00Z`)}</span>;
  return (
    <>
      {day(from)} – {day(to)}
    </>
  );
}
