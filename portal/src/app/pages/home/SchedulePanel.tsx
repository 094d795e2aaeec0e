import { pickLocalized } from '@masar/i18n';
import { Badge, CalendarIcon, ErrorState, Isolated, RowsSkeleton, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { DayMark } from '#subjects/dashboard/DayMark';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import styles from './PanelRows.module.css';
import { scheduleMessages } from './schedule.messages';
import { type ScheduleItem, scheduleQueries } from './schedule.queries';

/** What comes next: sessions, days on which one volunteers, deadlines (DSH-6). */
export function SchedulePanel() {
  const text = useMessages(scheduleMessages);
  const describe = useFailureText();
  const schedule = useSignedInQuery(scheduleQueries.mine());
  return (
    <Panel title={text.title} more={{ to: paths.vr.href(), text: text.allSessions }}>
      {schedule.isPending && <RowsSkeleton rows={3} />}
      {schedule.isError && (
        <ErrorState title={text.failed} headingLevel={3} onRetry={() => void schedule.refetch()}>
          {describe(schedule.error)}
        </ErrorState>
      )}
      {schedule.data?.length === 0 && (
        <div className={styles.quiet}>
          <CalendarIcon size={26} />
          <PanelNote>{text.empty}</PanelNote>
        </div>
      )}
      {schedule.data && schedule.data.length > 0 && (
        <ul role="list" className={styles.rows}>
          {schedule.data.map((item) => (
            <Item key={`${item.kind} ${item.id}`} item={item} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Item({ item }: { item: ScheduleItem }) {
  const text = useMessages(scheduleMessages);
  const { language, format } = useLocale();
  return (
    <li className={styles.row}>
      <DayMark day={item.day} at={item.at} />
      <div className={styles.words}>
        <Link to={item.href} className={`${shell.wholeRow} ${styles.title}`}>
          <Isolated>{pickLocalized(item, 'title', language)}</Isolated>
        </Link>
        <p className={styles.facts}>
          <span>{text[item.kind]}</span>
          {item.at && <Isolated>{format.appointment(item.at, { timeStyle: 'short' })}</Isolated>}
          {item.isMine && <Badge tone="green">{text.mine}</Badge>}
        </p>
      </div>
    </li>
  );
}
