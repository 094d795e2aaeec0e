import { buttonClass, DownloadIcon, useMessages } from '@masar/ui';
import { followConfirmed } from '../providers/follow-confirmed';
import { DeleteButton } from '../records/DeleteButton';
import { type Backup, isUnderway } from './backup';
import { backupsMessages } from './backups.messages';
import styles from './Backups.module.css';

/** What can be done with a backup: taken away, or deleted. */
export function BackupActions({ backup }: { backup: Backup }) {
  const text = useMessages(backupsMessages);
  if (isUnderway(backup)) return null;
  return (
    <div className={styles.actions}>
      {backup.fileUrl && (
        <a className={buttonClass({ variant: 'secondary' })} href={backup.fileUrl} download onClick={followConfirmed}>
          <DownloadIcon size={20} />
          {text.download}
        </a>
      )}
      <DeleteButton
        record={backup}
        resource="backups"
        redirect={false}
        label={text.remove}
        title={text.removeTitle}
        hint={text.removeHint}
        done={text.removed}
      />
    </div>
  );
}
