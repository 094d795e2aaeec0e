import { FileIcon, Isolated, shell, TrashIcon, useLocale, useMessages } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FileChoice } from '#shared/forms/FileChoice';
import { useUploadFile } from '../authoring.mutations';
import { lessonFormMessages } from '../messages/lesson-form.messages';
import type { Attachment } from '../model/lesson-form';
import styles from './AttachmentsField.module.css';

/** Bytes that the server takes in one upload. */
const MAXIMUM = 20 * 1024 * 1024;

interface AttachmentsFieldProps {
  files: Attachment[];
  onAdd: (file: Attachment) => void;
  onRemove: (id: string) => void;
}

/** The files of a lesson: uploaded at once, attached when the lesson is saved. */
export function AttachmentsField({ files, onAdd, onRemove }: AttachmentsFieldProps) {
  const text = useMessages(lessonFormMessages);
  const { format } = useLocale();
  const notifyFailure = useFailureNotice();
  const upload = useUploadFile();
  const [refused, setRefused] = useState<string>();

  const send = (file: File) => {
    setRefused(file.size > MAXIMUM ? text.tooLarge(file.name) : undefined);
    if (file.size > MAXIMUM) return;
    upload.mutate(file, {
      onSuccess: onAdd,
      onError: (error) => notifyFailure(error, { title: text.attachError }),
    });
  };

  return (
    <div className={`${shell.stack8} ${styles.attachments}`}>
      {files.length === 0 && <p className={styles.hint}>{text.noAttachments}</p>}
      <ul role="list" aria-label={text.attachments}>
        {files.map((file) => (
          <li key={file.id} className={styles.file}>
            <FileIcon />
            <a href={file.url} download>
              <Isolated>{file.name}</Isolated>
            </a>
            <span className={styles.hint}>
              {format.number(Math.max(1, file.size / 1024), {
                style: 'unit',
                unit: 'kilobyte',
                maximumFractionDigits: 0,
              })}
            </span>
            <IconButton aria-label={text.detach(file.name)} onClick={() => onRemove(file.id)}>
              <TrashIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <FileChoice
        label={text.attach}
        busyLabel={text.attaching}
        isBusy={upload.isPending}
        takes="files"
        onChoose={send}
      />
      <p className={styles.hint}>{text.attachHint}</p>
      <p role="alert" className={styles.refused}>
        {refused}
      </p>
    </div>
  );
}
