import { pickLocalized, textDirection } from '@masar/i18n';
import { Isolated, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListStates } from '#shared/list/ListStates';
import { rowsOf } from '#shared/query/list-page';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import { hoursQueries, type VolunteerHours } from '#subjects/volunteering/hours.queries';
import { hoursWords } from '#subjects/volunteering/hours-words.messages';
import { HoursStatusBadge } from '#subjects/volunteering/HoursStatusBadge';
import { volunteerDashboardMessages } from '../messages/volunteer-dashboard.messages';
import styles from './HoursLog.module.css';

/** Every entry of one's own with what the poster said to it. */
export function HoursLog() {
  const text = useMessages(volunteerDashboardMessages);
  const list = useInfiniteQuery(hoursQueries.mine());
  const entries = rowsOf(list.data);
  return (
    <Panel title={text.log}>
      <ListStates
        list={list}
        isEmpty={entries.length === 0}
        skeleton={<RowsSkeleton rows={3} />}
        empty={<PanelNote>{text.noLog}</PanelNote>}
        failed={text.logFailed}
        headingLevel={3}
      >
        <ul role="list" className={styles.list}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      </ListStates>
    </Panel>
  );
}

function Entry({ entry }: { entry: VolunteerHours }) {
  const words = useMessages(hoursWords);
  const { language, digits, format } = useLocale();
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <strong>{words.hours(Number(entry.hours), digits)}</strong>
        <HoursStatusBadge status={entry.status} />
      </div>
      <p className={styles.facts}>
        {format.date(entry.day, { day: 'numeric', month: 'long' })}
        {' · '}
        <Isolated>{pickLocalized(entry, 'title', language)}</Isolated>
      </p>
      {entry.answer && (
        <p className={styles.answer} dir={textDirection(entry.answer)}>
          {entry.answer}
        </p>
      )}
    </li>
  );
}
