import { RowsSkeleton, useMessages } from '@masar/ui';
import { Panel, PanelNote } from '#subjects/dashboard/Panel';
import type { ComingEvent } from '#subjects/volunteering/hours.queries';
import { volunteerDashboardMessages } from '../messages/volunteer-dashboard.messages';
import { EventRow } from './EventRow';
import styles from './EventRow.module.css';

/** What one takes part in soon, then what one can, the next in front. */
export function ComingEvents({ events }: { events: readonly ComingEvent[] | undefined }) {
  const text = useMessages(volunteerDashboardMessages);
  const sorted = events?.toSorted((one, other) => Number(other.hasJoined) - Number(one.hasJoined));
  return (
    <Panel title={text.events}>
      {!events && <RowsSkeleton rows={8} />}
      {events?.length === 0 && <PanelNote>{text.noEvents}</PanelNote>}
      {events && events.length > 0 && (
        <ul role="list" className={styles.events}>
          {sorted?.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
