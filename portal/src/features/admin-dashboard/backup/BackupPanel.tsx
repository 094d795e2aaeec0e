import { DownloadIcon, ProgressBar, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { consoleHref } from '#shared/navigation/console-href';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { RelativeTime } from '#shared/time/RelativeTime';
import { Panel } from '#subjects/dashboard/Panel';
import { backupMessages } from './backup.messages';
import { type Backup, backupQueries, isUnderway } from './backup.queries';
import styles from './BackupPanel.module.css';
import { useStartBackup } from './useStartBackup';

/** Makes a backup, shows how far it has come, and hands out the newest (DSH-5, REL-8). */
export function BackupPanel() {
  const text = useMessages(backupMessages);
  const describe = useFailureText();
  const start = useStartBackup();
  const { data, error } = useSignedInQuery(backupQueries.list());
  const backups = data?.filter(({ kind }) => kind === 'backup');
  const underway = backups?.find(isUnderway);
  const newest = backups?.find(({ fileUrl }) => fileUrl !== null);
  return (
    <Panel title={text.title}>
      <div className={styles.panel}>
        <p className={styles.muted}>{text.intro}</p>
        {!backups && !error && <RowsSkeleton rows={1} />}
        {!backups && error && <Alert severity="error" role="alert">{`${text.notLoaded}. ${describe(error)}`}</Alert>}
        {backups?.[0]?.status === 'failed' && (
          <Alert severity="error" role="alert">
            {text.failed}
          </Alert>
        )}
        {underway ? <Progress backup={underway} /> : backups && <Latest backup={newest} />}
        <Button
          variant="outlined"
          loading={start.isPending || underway !== undefined}
          disabled={!backups}
          onClick={() => start.mutate()}
        >
          {text.start}
        </Button>
        <a href={consoleHref('backups')} className={styles.download}>
          {text.all}
        </a>
      </div>
    </Panel>
  );
}

function Progress({ backup: { status, percent } }: { backup: Backup }) {
  const text = useMessages(backupMessages);
  const { format } = useLocale();
  return (
    <div className={styles.progress}>
      <p role="status">{status === 'waiting' ? text.waiting : text.running(format.percent(percent))}</p>
      <ProgressBar percent={percent} label={text.progress} />
    </div>
  );
}

function Latest({ backup }: { backup: Backup | undefined }) {
  const text = useMessages(backupMessages);
  const { format } = useLocale();
  if (!backup) return <p>{text.never}</p>;
  return (
    <>
      <p role="status">
        {text.latest} <RelativeTime at={backup.finishedAt ?? backup.createdAt} />
      </p>
      <p className={styles.muted}>{text.keepSafe}</p>
      <a href={backup.fileUrl ?? undefined} download className={styles.download}>
        <DownloadIcon size={20} />
        {text.download(format.size(backup.sizeBytes ?? 0))}
      </a>
    </>
  );
}
