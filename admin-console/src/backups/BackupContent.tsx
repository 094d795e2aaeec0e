import { useLocale, useMessages } from '@masar/ui';
import { type Backup, megabytes } from './backup';
import { backupsMessages } from './backups.messages';

/** How large a backup is and what it holds; nothing while that is not known. */
export function BackupContent({ backup }: { backup: Backup }) {
  const text = useMessages(backupsMessages);
  const { digits, format } = useLocale();
  const size = megabytes(backup);
  const { rowsCount, filesCount } = backup;
  return (
    <>
      {size !== null && <div>{text.megabytes(format.number(size, { maximumFractionDigits: 1 }))}</div>}
      {rowsCount !== null && <div>{text.rows(rowsCount, digits)}</div>}
      {filesCount !== null && <div>{text.files(filesCount, digits)}</div>}
    </>
  );
}
