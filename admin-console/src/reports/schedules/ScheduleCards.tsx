import { Link } from 'react-router-dom';
import { Badge, Card, useLocale, useMessages } from '@masar/ui';
import styles from '../Reports.module.css';
import { reportsMessages } from '../reports.messages';
import type { ReportSchedule } from './schedule';
import { schedulesMessages } from './schedules.messages';

/** Each schedule with what it brings, when, and to how many. */
export function ScheduleCards({ rows }: { rows: readonly ReportSchedule[] }) {
  const text = useMessages(schedulesMessages);
  const kinds = useMessages(reportsMessages);
  const { digits } = useLocale();
  return (
    <ul className={styles.cards} role="list">
      {rows.map(({ id, reportType, cadence, language, by, recipientIds }) => (
        <Card as="li" key={id}>
          <div className={styles.card}>
            <Link className={styles.name} to={`/report-schedules/${id}`}>
              {kinds[reportType]}
            </Link>
            <div className={styles.state}>
              <Badge tone="blue">{text[cadence]}</Badge>
              <Badge>{text[language]}</Badge>
            </div>
            <span className={styles.muted}>
              {kinds.by}: {kinds[by]} · {text.recipients}: {text.count(recipientIds.length, digits)}
            </span>
          </div>
        </Card>
      ))}
    </ul>
  );
}
