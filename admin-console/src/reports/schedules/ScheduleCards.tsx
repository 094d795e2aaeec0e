import { Badge, Card, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { toldOf } from '../../records/fields/told';
import { reportsMessages } from '../reports.messages';
import styles from '../Reports.module.css';
import { type ReportSchedule, scheduleFields } from './schedule.fields';
import { schedulesMessages } from './schedules.messages';

/** Each schedule with what it brings, when, and to how many. */
export function ScheduleCards({ rows }: { rows: readonly ReportSchedule[] }) {
  const text = useMessages(schedulesMessages);
  const kinds = useMessages(reportsMessages);
  const locale = useLocale();
  const { cadence, language } = scheduleFields;
  return (
    <ul className={shell.stack12} role="list">
      {rows.map((row) => (
        <Card as="li" key={row.id}>
          <div className={shell.stack6}>
            <Link className={styles.name} to={`/report-schedules/${row.id}`}>
              {kinds[row.reportType]}
            </Link>
            <div className={`${shell.line} ${styles.state}`}>
              <Badge tone="blue">{toldOf('cadence', cadence, row, locale)}</Badge>
              <Badge>{toldOf('language', language, row, locale)}</Badge>
            </div>
            <span className={styles.muted}>
              {kinds.by}: {kinds[row.by]} · {scheduleFields.recipientIds.label[locale.language]}:{' '}
              {text.count(row.recipientIds.length, locale.digits)}
            </span>
          </div>
        </Card>
      ))}
    </ul>
  );
}
