import { shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice, useFailureText } from '#shared/failure/useFailureNotice';
import { FileChoice } from '#shared/forms/FileChoice';
import { useToast } from '#shared/toasts/ToastProvider';
import { questionBanksMessages } from '../messages/question-banks.messages';
import { useImportQuestions, useTryImport } from '../question-banks.mutations';
import styles from './Banks.module.css';
import { ImportTable } from './ImportTable';

/** Tries a file, shows what becomes of each question, and takes over what can be kept (QB-3). */
export function ImportDialog({ bankId, onClose }: { bankId: string; onClose: () => void }) {
  const text = useMessages(questionBanksMessages);
  const { digits } = useLocale();
  const describe = useFailureText();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const [file, setFile] = useState<File | undefined>();
  const trial = useTryImport(bankId);
  const apply = useImportQuestions(bankId);
  const choose = (chosen: File) => {
    setFile(chosen);
    trial.mutate(chosen);
  };
  const take = () =>
    file &&
    apply.mutate(file, {
      onSuccess: () => {
        toast({ title: text.imported, kind: 'success' });
        onClose();
      },
      onError: (error) => notifyFailure(error, { title: text.actionFailed }),
    });
  return (
    <Dialog size="wide" title={text.importTitle} onClose={onClose}>
      <div className={`${shell.stack12} ${styles.stack}`}>
        <p className={styles.hint}>{text.importHint}</p>
        <div>
          <FileChoice
            label={text.chooseFile}
            busyLabel={text.reading}
            isBusy={trial.isPending}
            accept=".txt,.gift,.xml,.zip,.imscc,.csv,.tsv,.dat,.qti"
            onChoose={choose}
          />
        </div>
        {trial.isError && (
          <Alert severity="error" role="alert">
            {describe(trial.error, text.actionFailed)}
          </Alert>
        )}
        {trial.data && (
          <>
            <p role="status">{text.willImport(trial.data.questions.length, digits)}</p>
            <ImportTable trial={trial.data} />
            <div className={`${shell.line} ${styles.actions}`}>
              <Button disabled={trial.data.questions.length === 0} loading={apply.isPending} onClick={take}>
                {text.apply}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
