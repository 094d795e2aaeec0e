import { Badge, ProgressBar, shell, type Tone, useMessages } from '@masar/ui';
import { type Backup, isUnderway } from './backup';
import { backupsMessages } from './backups.messages';
import styles from './Backups.module.css';

const tones: Record<Backup['status'], Tone> = { waiting: 'blue', running: 'blue', done: 'green', failed: 'red' };

/** What became of a backup; how far it has come while it is made. */
export function BackupState({ backup }: { backup: Backup }) {
  const text = useMessages(backupsMessages);
  return (
    <div className={`${shell.line} ${styles.state}`}>
      <Badge tone={tones[backup.status]}>{text[backup.status]}</Badge>
      {backup.kind === 'drill' && <Badge>{text.drill}</Badge>}
      {isUnderway(backup) && <ProgressBar percent={backup.percent} label={text.progress} />}
    </div>
  );
}
