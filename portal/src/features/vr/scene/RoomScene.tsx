import { useMessages } from '@masar/ui';
import { useRef, useState, useSyncExternalStore } from 'react';
import { RoomHelp } from './components/RoomHelp.tsx';
import { RoomTools } from './components/RoomTools.tsx';
import { WalkingStick } from './components/WalkingStick.tsx';
import type { RoomSceneProps } from './room-scene-props.ts';
import styles from './RoomScene.module.css';
import { sceneMessages } from './scene.messages.ts';
import { useOpenRoom } from './useOpenRoom.ts';

/** The workshop's room in three dimensions (VRW-3): walked through by keys, mouse, fingers or a headset. */
export default function RoomScene(props: RoomSceneProps) {
  const { presence, workshop } = props;
  const t = useMessages(sceneMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isSeated, setSeated] = useState(false);
  const room = useOpenRoom(canvas, props, setSeated);
  const snapshot = useSyncExternalStore(presence.subscribe, presence.snapshot);
  const seat = snapshot.participants.find(({ userId }) => userId === snapshot.self)?.seat ?? null;

  return (
    <div className={styles.room}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="application"
        tabIndex={0}
        aria-label={t.room(workshop.title)}
        aria-describedby="room-by-keys"
        data-open={room !== null}
      />
      <p id="room-by-keys" className="visually-hidden">
        {t.byKeys}
      </p>
      {room === null ? (
        <p className={styles.opening} role="status">
          {t.opening}
        </p>
      ) : (
        <>
          <RoomHelp />
          <RoomTools
            room={room}
            seat={seat}
            isSeated={isSeated}
            stations={workshop.stations.length}
            visited={snapshot.visited}
          />
          <WalkingStick onSteer={room.steer} />
        </>
      )}
    </div>
  );
}
