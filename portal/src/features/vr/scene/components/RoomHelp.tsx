import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { sceneMessages } from '../scene.messages.ts';
import styles from './RoomHelp.module.css';

/** How one moves in the room, for hands of every kind. */
export function RoomHelp() {
  const t = useMessages(sceneMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.help}>
      <Button
        variant="outlined"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t.hideHelp : t.howToMove}
      </Button>
      <ul id={id} className={`${shell.card} ${styles.ways}`} hidden={!isOpen}>
        <li className={styles.touch}>{t.byTouch}</li>
        <li className={styles.mouse}>{t.byMouse}</li>
        <li>{t.byKeys}</li>
        <li>{t.byHeadset}</li>
      </ul>
    </div>
  );
}
