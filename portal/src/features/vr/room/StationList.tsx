import { Badge, CheckIcon, Isolated, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { inRoomMessages } from '../messages/in-room.messages';
import type { RoomWorkshop } from '../scene/room-scene-props';
import styles from './StationList.module.css';

interface StationListProps {
  workshop: RoomWorkshop;
  visited: readonly number[];
  onOpen: (station: number) => void;
}

/** The room's stations for whoever does not walk to them; opening one is visiting it (VRW-4). */
export function StationList({ workshop, visited, onOpen }: StationListProps) {
  const text = useMessages(inRoomMessages);
  return (
    <>
      <p className={styles.hint}>{text.stationsHint}</p>
      <ol role="list" className={styles.stations}>
        {workshop.stations.map((station, number) => (
          <li key={number}>
            <Isolated className={styles.title}>{station.title}</Isolated>
            {visited.includes(number) && (
              <Badge tone="green">
                <CheckIcon size={14} />
                {text.visited}
              </Badge>
            )}
            <Button variant="outlined" aria-label={`${text.visit}: ${station.title}`} onClick={() => onOpen(number)}>
              {text.visit}
            </Button>
          </li>
        ))}
      </ol>
    </>
  );
}
