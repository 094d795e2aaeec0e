import { PageSpinner, shell, useLocale, useMessages } from '@masar/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { usePageHead } from '#shared/page/usePageHead';
import { useToast } from '#shared/toasts/ToastProvider';
import { roomMessages } from '../messages/room.messages';
import { RoomScene } from '../scene';
import { vrQueries } from '../vr.queries';
import type { VrRoom } from '../vr-answers';
import { Board } from './Board';
import type { RoomMode } from './can-show-scene';
import { rememberMode } from './can-show-scene';
import { ClosedRoom } from './ClosedRoom';
import { LineState } from './LineState';
import styles from './Room.module.css';
import { toRoomWorkshop } from './room-workshop';
import { RoomBar } from './RoomBar';
import { RoomPanels } from './RoomPanels';
import { StationDialog } from './StationDialog';
import { useRoomLine, useSnapshot } from './useRoom';

interface RoomProps {
  room: VrRoom;
  mode: RoomMode;
  onMode: (mode: RoomMode) => void;
  onLeft: () => void;
}

/** A workshop's room: the board or the scene, and beside it people, chat and stations (VRW-3). */
export default function Room({ room, mode, onMode, onLeft }: RoomProps) {
  const text = useMessages(roomMessages);
  const { language } = useLocale();
  const client = useQueryClient();
  const toast = useToast();
  const { session } = room;
  const presence = useRoomLine(session.roomCode ?? '');
  const snapshot = useSnapshot(presence);
  const [station, setStation] = useState<number | null>(null);
  // The same object for as long as its texts are: the scene is built anew with another one.
  const [workshop, setWorkshop] = useState(() => ({ language, shown: toRoomWorkshop(room, language) }));
  if (workshop.language !== language) setWorkshop({ language, shown: toRoomWorkshop(room, language) });
  usePageHead({ title: session.title });

  const isOver = snapshot.status === 'ended' || snapshot.status === 'cancelled';
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: vrQueries.all() });
  }, [isOver, client]);

  const change = (chosen: RoomMode) => {
    rememberMode(chosen);
    onMode(chosen);
  };
  if (snapshot.refusal && !isOver) return <ClosedRoom refusal={snapshot.refusal} onAgain={onLeft} />;
  if (snapshot.self === null) return <PageSpinner />;
  return (
    <div className={styles.room}>
      <RoomBar presence={presence} snapshot={snapshot} room={room} mode={mode} onMode={change} onLeft={onLeft} />
      <LineState connection={snapshot.connection} />
      <div className={`${shell.stack14} ${styles.space}`}>
        <div className={shell.stack14}>
          {mode === 'scene' && (
            <div className={styles.scene}>
              <Suspense fallback={<PageSpinner />}>
                <RoomScene
                  presence={presence}
                  workshop={workshop.shown}
                  language={language}
                  onStation={setStation}
                  onUnavailable={() => {
                    toast({ title: text.sceneLost });
                    onMode('flat');
                  }}
                />
              </Suspense>
            </div>
          )}
          <Board presence={presence} snapshot={snapshot} workshop={workshop.shown} isSmall={mode === 'scene'} />
        </div>
        <RoomPanels presence={presence} snapshot={snapshot} workshop={workshop.shown} onStation={setStation} />
      </div>
      {station !== null && workshop.shown.stations[station] && (
        <StationDialog station={workshop.shown.stations[station]} onClose={() => setStation(null)} />
      )}
    </div>
  );
}
