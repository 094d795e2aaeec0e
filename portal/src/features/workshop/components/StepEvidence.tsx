import { FileIcon, Isolated, shell, TrashIcon, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FileChoice } from '#shared/forms/FileChoice';
import { FormFailure } from '#shared/forms/FormFailure';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { workshopMessages } from '../workshop.messages';
import { useSaveFile, useSaveLink } from '../workshop.mutations';
import type { ProjectDetail, Step } from '../workshop.queries';
import styles from './StepEvidence.module.css';

/** Bytes that the server takes in one upload. */
const MAXIMUM = 20 * 1024 * 1024;

/** What shows that a step was done: a link, a file, or both. */
export function StepEvidence({ project, step }: { project: ProjectDetail; step: Step }) {
  const text = useMessages(workshopMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const link = useSaveLink(project, step);
  const file = useSaveFile(project, step);
  const [refused, setRefused] = useState<string>();

  const { form, failure, field, isBusy } = useCheckedForm({
    rules: { evidenceUrl: asMarked },
    // People paste addresses as they see them, without the scheme.
    send: ({ evidenceUrl: typed }) => link.mutateAsync(typed && !/^[a-z]+:/i.test(typed) ? `https://${typed}` : typed),
    onSent: () => toast({ title: text.linkSaved, kind: 'success' }),
  });
  const saveFile = (chosen: File | null) => {
    const isTooLarge = chosen !== null && chosen.size > MAXIMUM;
    setRefused(isTooLarge ? text.tooLarge(chosen.name) : undefined);
    if (!isTooLarge) file.mutate(chosen, { onError: (error) => notifyFailure(error, { title: text.fileFailed }) });
  };

  return (
    <div className={shell.stack12}>
      <div>
        <h4 className={styles.title}>{text.evidence}</h4>
        <p className={styles.hint}>{text.evidenceHint}</p>
      </div>
      <form {...form} className={`${shell.row10} ${styles.link}`}>
        <TextField
          {...field('evidenceUrl')}
          key={step.evidenceUrl}
          label={text.link}
          type="url"
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          defaultValue={step.evidenceUrl ?? ''}
        />
        <Button type="submit" variant="outlined" loading={isBusy}>
          {text.saveLink}
        </Button>
        <FormFailure {...failure} fallback={text.linkFailed} />
      </form>
      {step.evidenceFile && (
        <p className={styles.file}>
          <FileIcon size={20} />
          <a href={step.evidenceFile.url} download>
            <Isolated>{step.evidenceFile.name}</Isolated>
          </a>
          <IconButton aria-label={text.removeFile(step.evidenceFile.name)} onClick={() => saveFile(null)}>
            <TrashIcon />
          </IconButton>
        </p>
      )}
      {refused && (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
      <div>
        <FileChoice
          label={step.evidenceFile ? text.replaceFile : text.addFile}
          busyLabel={text.uploading}
          isBusy={file.isPending}
          takes="files"
          onChoose={saveFile}
        />
      </div>
    </div>
  );
}
