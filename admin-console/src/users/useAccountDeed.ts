import { useMessages } from '@masar/ui';
import { useState } from 'react';
import { HttpError, useNotify, useRefresh } from 'react-admin';
import { httpClient } from '../providers/http-client';
import { usersMessages } from './users.messages';

interface Deed {
  method: 'POST' | 'PUT';
  /** Below `/api/admin/users/{id}/`. */
  path: string;
  /** What is told when it succeeded. */
  done: string;
  onDone?: () => void;
}

/** One thing done to an account beside its form; what is wrong is named at its field. */
export function useAccountDeed(userId: string, { method, path, done, onDone }: Deed) {
  const text = useMessages(usersMessages);
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const send = async (entry?: object) => {
    setBusy(true);
    setErrors({});
    try {
      const url = `/api/admin/users/${userId}/${path}`;
      await httpClient(url, { method, ...(entry && { body: JSON.stringify(entry) }) });
      notify(done, { type: 'success' });
      if (onDone) onDone();
      else refresh();
    } catch (failure) {
      const { errors: fields = {} } = failure instanceof HttpError ? (failure.body as { errors?: typeof errors }) : {};
      setErrors(fields);
      notify(failure instanceof Error ? failure.message : text.failed, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, errors, send: (entry?: object) => void send(entry) };
}
