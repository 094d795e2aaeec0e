import { FileIcon, Isolated, shell, TrashIcon, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type FormEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FileChoice } from '#shared/forms/FileChoice';
import { fieldError, submittedValues } from '#shared/forms/form-values';
import { TextField } from '#shared/forms/TextField';
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

  const saveLink = (event: FormEvent<HTMLFormElement>) => {
    const typed = submittedValues(event)['link']?.trim() ?? '';
    // People paste addresses as they see them, without the scheme.
    const address = typed && !/^[a-z]+:/i.test(typed) ? `https://${typed}` : typed;
    link.mutate(address, {
      onSuccess: () => toast({ title: text.linkSaved, kind: 'success' }),
      onError: (error) => notifyFailure(error, { title: text.linkFailed }),
    });
  };
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
      <form className={`${shell.row10} ${styles.link}`} noValidate onSubmit={saveLink}>
        <TextField
          key={step.evidenceUrl}
          label={text.link}
          name="link"
          type="url"
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          defaultValue={step.evidenceUrl ?? ''}
          error={fieldError(link.error, 'evidenceUrl')}
        />
        <Button type="submit" variant="outlined" loading={link.isPending}>
          {text.saveLink}
        </Button>
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
