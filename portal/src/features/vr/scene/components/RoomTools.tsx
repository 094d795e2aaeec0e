import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { hasHeadset } from '../engine/headset.ts';
import type { OpenRoom } from '../engine/open-room.ts';
import { sceneMessages } from '../scene.messages.ts';
import styles from './RoomTools.module.css';

interface RoomToolsProps {
  room: OpenRoom;
  /** The own seat; hosts have none. */
  seat: number | null;
  isSeated: boolean;
  stations: number;
  visited: readonly number[];
}

/** Ways through the room that need no steering: the own seat, the next station, the headset. */
export function RoomTools({ room, seat, isSeated, stations, visited }: RoomToolsProps) {
  const t = useMessages(sceneMessages);
  const [isHeadsetHere, setHeadsetHere] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    void hasHeadset().then(setHeadsetHere);
  }, []);
  const next = Array.from({ length: stations }, (_, station) => station).find((station) => !visited.includes(station));

  return (
    <div className={styles.tools}>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          {t.headsetFailed}
        </p>
      )}
      {isSeated ? (
        <Button variant="outlined" className={styles.tool} onClick={() => room.stand()}>
          {t.stand}
        </Button>
      ) : (
        seat !== null && (
          <Button variant="outlined" className={styles.tool} onClick={() => room.sit(seat)}>
            {t.sit}
          </Button>
        )
      )}
      {next !== undefined && (
        <Button variant="outlined" className={styles.tool} onClick={() => room.goToStation(next)}>
          {t.nextStation}
        </Button>
      )}
      {isHeadsetHere && (
        <Button className={styles.headset} onClick={() => room.enterHeadset().catch(() => setFailed(true))}>
          {t.headset}
        </Button>
      )}
    </div>
  );
}
