import type { components } from '@masar/contracts';
import { acceptedPictures } from '@masar/domain';
import { Button, buttonClass, fileRefusal, shell, smallerPicture, Spinner, useLocale, useMessages } from '@masar/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useInput, useNotify } from 'react-admin';
import { httpClient } from '../providers/http-client';
import styles from './PictureInput.module.css';
import { recordsMessages } from './records.messages';

type StoredFile = components['schemas']['StoredFileResponse'];

/** Pixels of the longer side of what is sent. */
const largestSide = 2560;

interface PictureInputProps {
  source: string;
  /** What the picture is, for those who do not see it. */
  label: string;
  /** What the field keeps of a picture: the id of the file, or an address that also works elsewhere. */
  keeps: 'id' | 'address';
}

/** A picture of the file storage: seen, exchanged for an upload or taken away. */
export function PictureInput({ source, label, keeps }: PictureInputProps) {
  const text = useMessages(recordsMessages);
  const notify = useNotify();
  const { language } = useLocale();
  const fileId = useId();
  const { field } = useInput<Record<string, unknown>>({ source, defaultValue: null });
  const { isPending, mutate } = useMutation({
    mutationFn: upload,
    onSuccess: ({ id, url }) => field.onChange(keeps === 'id' ? id : new URL(url, window.location.origin).href),
    onError: (error) => notify(error.message || text.pictureFailed, { type: 'error' }),
  });
  const take = async (chosen: File) => {
    const file = await smallerPicture(chosen, { side: largestSide });
    const refusal = fileRefusal(file, 'pictures', language);
    if (refusal) notify(refusal, { type: 'warning', autoHideDuration: null });
    else mutate(file);
  };
  const picture = field.value as string | null | undefined;
  return (
    <div className={`${shell.line12} ${styles.picture}`}>
      {picture && <img src={keeps === 'id' ? `/api/files/${picture}` : picture} alt={label} />}
      <input
        id={fileId}
        className="visually-hidden"
        type="file"
        accept={acceptedPictures}
        disabled={isPending}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void take(chosen);
        }}
      />
      <label className={buttonClass({ variant: 'secondary' })} htmlFor={fileId}>
        {isPending && <Spinner />}
        {picture ? text.otherPicture : text.addPicture}
      </label>
      {picture && (
        <Button variant="quiet" type="button" onClick={() => field.onChange(keeps === 'id' ? null : '')}>
          {text.noPicture}
        </Button>
      )}
    </div>
  );
}

/** Stores a file from now on. */
async function upload(file: File): Promise<StoredFile> {
  const body = new FormData();
  body.append('file', file);
  const { json } = await httpClient('/api/files', { method: 'POST', body });
  return json as StoredFile;
}
