import { useId } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useInput, useNotify } from 'react-admin';
import type { components } from '@masar/contracts';
import { Button, buttonClass, Spinner, useMessages } from '@masar/ui';
import { httpClient } from '../providers/http-client';
import styles from './PictureInput.module.css';
import { vrWorkshopsMessages } from './vr-workshops.messages';

/** A picture of the file storage: seen, exchanged for an upload or taken away. */
export function PictureInput({ source }: { source: string }) {
  const text = useMessages(vrWorkshopsMessages);
  const notify = useNotify();
  const fileId = useId();
  const { field } = useInput<Record<string, unknown>>({ source, defaultValue: null });
  const { isPending, mutate } = useMutation({
    mutationFn: uploaded,
    onSuccess: (picture) => field.onChange(picture),
    onError: (error) => notify(error.message || text.pictureFailed, { type: 'error' }),
  });
  const picture = field.value as string | null | undefined;
  return (
    <div className={styles.picture}>
      {picture && <img src={`/api/files/${picture}`} alt={text.picture} />}
      <input
        id={fileId}
        className="visually-hidden"
        type="file"
        accept="image/*"
        disabled={isPending}
        onChange={({ target }) => {
          if (target.files?.[0]) mutate(target.files[0]);
          target.value = '';
        }}
      />
      <label className={buttonClass({ variant: 'secondary' })} htmlFor={fileId}>
        {isPending && <Spinner />}
        {picture ? text.otherPicture : text.addPicture}
      </label>
      {picture && (
        <Button variant="quiet" type="button" onClick={() => field.onChange(null)}>
          {text.noPicture}
        </Button>
      )}
    </div>
  );
}

/** The id of a file that is stored from now on. */
async function uploaded(file: File): Promise<string> {
  const body = new FormData();
  body.append('file', file);
  const { json } = await httpClient('/api/files', { method: 'POST', body });
  return (json as components['schemas']['StoredFileResponse']).id;
}
