import { Card, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import type { Report } from './report';
import { ReportPeriod } from './ReportPeriod';
import { reportsMessages } from './reports.messages';
import styles from './Reports.module.css';
import { ReportState } from './ReportState';

/** The list on a phone. */
export function ReportCards({ rows }: { rows: readonly Report[] }) {
  const text = useMessages(reportsMessages);
  const { format } = useLocale();
  return (
    <ul className={shell.stack12} role="list">
      {rows.map((report) => (
        <Card as="li" key={report.id}>
          <div className={shell.stack6}>
            <Link className={styles.name} to={`/reports/${report.id}/show`}>
              {text[report.reportType]}
            </Link>
            <ReportState report={report} />
            <span>
              <ReportPeriod report={report} />
            </span>
            <span className={styles.muted}>
              {format.dateTime(report.generatedAt)} · <Isolated>{report.generatedByName ?? text.bySchedule}</Isolated>
            </span>
          </div>
        </Card>
      ))}
    </ul>
  );
}
