import { Card, Isolated, useLocale, useMessages } from '@masar/ui';
import { DataTable } from 'react-admin';
import type { Backup } from './backup';
import { BackupActions } from './BackupActions';
import { BackupContent } from './BackupContent';
import { backupsMessages } from './backups.messages';
import styles from './Backups.module.css';
import { BackupState } from './BackupState';

const Column = DataTable.Col<Backup>;

export function BackupTable() {
  const text = useMessages(backupsMessages);
  const { format } = useLocale();
  return (
    <Card>
      <DataTable<Backup> bulkActionButtons={false} rowClick={false} size="medium">
        <Column
          label={text.createdAt}
          render={({ createdAt }) => <span className={styles.date}>{format.dateTime(createdAt)}</span>}
        />
        <Column label={text.state} render={(backup) => <BackupState backup={backup} />} />
        <Column label={text.content} render={(backup) => <BackupContent backup={backup} />} />
        <Column
          label={text.by}
          render={({ requestedByName }) => <Isolated>{requestedByName ?? text.byItself}</Isolated>}
        />
        <Column label={text.actions} render={(backup) => <BackupActions backup={backup} />} />
      </DataTable>
    </Card>
  );
}
