import { gradeLimits } from '@masar/domain';
import { shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { FileChoice } from '#shared/forms/FileChoice';
import { TextField } from '#shared/forms/TextField';
import { useToast } from '#shared/toasts/ToastProvider';
import { useTakeFile, useTryFile } from '../grades.mutations';
import { gradeExchangeMessages } from '../messages/grade-exchange.messages';
import styles from './Gradebook.module.css';
import { TrialTables } from './TrialTables';

/** Tries a file of a gradebook, shows what becomes of each cell, and takes over what can be taken (GRD-1). */
export function ImportDialog({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const text = useMessages(gradeExchangeMessages);
  const { digits } = useLocale();
  const describe = useFailureText();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const [reason, setReason] = useState('');
  const [file, setFile] = useState<File | undefined>();
  const trial = useTryFile(courseId);
  const take = useTakeFile(courseId);
  const { data: read, variables: tried } = trial;
  const asked = reason.trim();
  const attempt = (chosen: File) => {
    setFile(chosen);
    trial.mutate({ file: chosen, reason: asked });
  };
  const takeOver = () =>
    tried &&
    take.mutate(tried, {
      onSuccess: () => {
        toast({ title: text.taken, kind: 'success' });
        onClose();
      },
      onError: (error) => notifyFailure(error, { title: text.takeFailed }),
    });
  return (
    <Dialog size="wide" title={text.title} onClose={onClose}>
      <div className={shell.stack14}>
        <p className={styles.hint}>{text.hint}</p>
        <TextField
          label={text.reason}
          hint={text.reasonHint}
          maxLength={gradeLimits.reasonMaximum}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={`${shell.line} ${styles.actions}`}>
          <FileChoice
            label={text.choose}
            busyLabel={text.reading}
            isBusy={trial.isPending}
            accept=".csv,text/csv"
            onChoose={attempt}
          />
          {file && tried && tried.reason !== asked && (
            <Button variant="outlined" loading={trial.isPending} onClick={() => attempt(file)}>
              {text.tryAgain}
            </Button>
          )}
        </div>
        {trial.isError && (
          <Alert severity="error" role="alert">
            {describe(trial.error, text.failed)}
          </Alert>
        )}
        {read && (
          <>
            <p role="status">
              {text.changed(read.changed, digits)} {text.unchanged(read.unchanged, digits)}
            </p>
            <TrialTables read={read} />
            <div>
              <Button
                disabled={read.changed === 0 || tried?.reason !== asked}
                loading={take.isPending}
                onClick={takeOver}
              >
                {text.take}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
