import { useMessages } from '@masar/ui';
import { ListBase } from 'react-admin';
import { PageHeading } from '../page/PageHeading';
import { Rows } from '../records/Rows';
import type { Backup } from './backup';
import { isUnderway } from './backup';
import { BackupCards } from './BackupCards';
import { backupsMessages } from './backups.messages';
import styles from './Backups.module.css';
import { BackupTable } from './BackupTable';
import { MakeBackup } from './MakeBackup';

const ONCE_A_SECOND = 1000;

/** Backups and trials of restoring, the newest first; followed while one is made (REL-8). */
export function BackupList() {
  const text = useMessages(backupsMessages);
  return (
    <ListBase<Backup>
      perPage={100}
      queryOptions={{
        refetchInterval: ({ state }) => (state.data?.data.some(isUnderway) ? ONCE_A_SECOND : false),
      }}
    >
      <PageHeading title={text.title} />
      <p className={styles.intro}>{text.intro}</p>
      <div className={styles.tools}>
        <MakeBackup />
      </div>
      <Rows text={text} table={BackupTable} cards={BackupCards} />
    </ListBase>
  );
}
