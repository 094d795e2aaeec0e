import { Card, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import type { Backup } from './backup';
import { BackupActions } from './BackupActions';
import { BackupContent } from './BackupContent';
import { backupsMessages } from './backups.messages';
import { BackupState } from './BackupState';

/** The list on a phone. */
export function BackupCards({ rows }: { rows: Backup[] }) {
  const text = useMessages(backupsMessages);
  const { format } = useLocale();
  return (
    <ul className={shell.stack12} role="list">
      {rows.map((backup) => (
        <li key={backup.id}>
          <Card>
            <div className={shell.stack8}>
              <strong>{format.dateTime(backup.createdAt)}</strong>
              <BackupState backup={backup} />
              <BackupContent backup={backup} />
              <span>
                <Isolated>{backup.requestedByName ?? text.byItself}</Isolated>
              </span>
              <BackupActions backup={backup} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
