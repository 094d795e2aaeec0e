import { Link } from 'react-router-dom';
import { useMessages } from '@masar/ui';
import styles from '../lists/LinkCards.module.css';
import { Age } from '../records/Age';
import { Excerpt } from '../records/Excerpt';
import type { AbuseReport } from './abuse-report';
import { reportReasonMessages } from './abuse-reports.messages';
import { ReportBadge } from './ReportBadge';

/** The list on a phone: one card for each report, the whole of it a link. */
export function AbuseReportCards({ rows }: { rows: AbuseReport[] }) {
  const reasons = useMessages(reportReasonMessages);
  return (
    <ul className={styles.list} role="list">
      {rows.map(({ id, reportedText, reason, status, createdAt }) => (
        <li key={id}>
          <Link className={styles.card} to={`/abuse-reports/${id}/show`}>
            <span className={styles.wide}>
              <Excerpt>{reportedText}</Excerpt>
            </span>
            <span className={styles.name}>{reasons[reason]}</span>
            <ReportBadge status={status} />
            <Age since={createdAt} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
