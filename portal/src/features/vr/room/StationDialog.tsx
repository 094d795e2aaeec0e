import { textDirection } from '@masar/i18n';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { Dialog } from '#shared/dialog/Dialog';
import { inRoomMessages } from '../messages/in-room.messages';
import type { RoomStation } from '../scene/room-scene-props';
import styles from './StationList.module.css';

/** What there is to learn at a station. */
export function StationDialog({ station, onClose }: { station: RoomStation; onClose: () => void }) {
  const text = useMessages(inRoomMessages);
  return (
    <Dialog title={station.title} titleDirection={textDirection(station.title)} onClose={onClose}>
      <p className={styles.text} dir={textDirection(station.text)}>
        {station.text}
      </p>
      <Button onClick={onClose}>{text.done}</Button>
    </Dialog>
  );
}
