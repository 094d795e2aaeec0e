import { shell, useLocale, useMessages } from '@masar/ui';
import { type ReactNode, useState } from 'react';
import { Tabs } from '#shared/tabs/Tabs';
import { roomMessages } from '../messages/room.messages';
import type { RoomPresence, RoomSnapshot } from '../presence/room-presence';
import type { RoomWorkshop } from '../scene/room-scene-props';
import { Chat } from './Chat';
import { FloorPlan } from './FloorPlan';
import { PeopleList } from './PeopleList';
import styles from './RoomPanels.module.css';
import { StationList } from './StationList';

interface RoomPanelsProps {
  presence: RoomPresence;
  snapshot: RoomSnapshot;
  workshop: RoomWorkshop;
  onStation: (station: number) => void;
}

type Panel = 'chat' | 'people' | 'stations';

/** Beside the stage: chat, people with the plan of the room, stations. */
export function RoomPanels({ presence, snapshot, workshop, onStation }: RoomPanelsProps) {
  const text = useMessages(roomMessages);
  const { format } = useLocale();
  const [panel, setPanel] = useState<Panel>('people');
  const [seen, setSeen] = useState(snapshot.chat.length);
  const isChatOpen = panel === 'chat';
  if (isChatOpen && seen !== snapshot.chat.length) setSeen(snapshot.chat.length);
  const unread = isChatOpen ? 0 : Math.max(0, snapshot.chat.length - seen);
  const hands = snapshot.participants.filter(({ handRaisedAt }) => handRaisedAt !== null).length;
  const withCount = (label: string, count: number) => (
    <>
      {label}
      {count > 0 && <span className={styles.count}>{format.number(count)}</span>}
    </>
  );
  const tabs: { value: Panel; label: ReactNode }[] = [
    { value: 'people', label: withCount(text.people, hands) },
    { value: 'chat', label: withCount(text.chat, unread) },
    ...(workshop.stations.length > 0 ? [{ value: 'stations' as const, label: text.stations }] : []),
  ];
  const shown = tabs.some(({ value }) => value === panel) ? panel : 'people';
  const open = (station: number) => {
    void presence.visit(station);
    onStation(station);
  };
  return (
    <aside className={`${shell.card} ${styles.panels}`} aria-label={text.panels}>
      <Tabs label={text.panels} tabs={tabs} value={shown} onChange={setPanel}>
        {shown === 'people' && (
          <div className={shell.stack16}>
            <FloorPlan presence={presence} snapshot={snapshot} workshop={workshop} />
            <PeopleList presence={presence} snapshot={snapshot} />
          </div>
        )}
        {shown === 'chat' && <Chat presence={presence} snapshot={snapshot} />}
        {shown === 'stations' && <StationList workshop={workshop} visited={snapshot.visited} onOpen={open} />}
      </Tabs>
    </aside>
  );
}
