import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { coursePeopleMessages } from '../../messages/course-people.messages';

interface AskedDeedProps {
  label: string;
  /** The label with whom it is about. */
  name: string;
  title: string;
  /** What follows from it. */
  children: ReactNode;
  deed: UseMutationResult<unknown, Error, void>;
  /** What is told afterwards. */
  done: string;
  onDone?: () => void;
}

/** A button that asks before it changes who teaches. */
export function AskedDeed({ label, name, title, children, deed, done, onDone }: AskedDeedProps) {
  const text = useMessages(coursePeopleMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="text" color="inherit" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirm={label}
          cancel={text.cancel}
          busy={deed.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() =>
            deed.mutate(undefined, {
              onSuccess: () => {
                toast({ title: done, kind: 'success' });
                setAsking(false);
                onDone?.();
              },
              onError: (error) => {
                setAsking(false);
                notifyFailure(error, { title: text.failed });
              },
            })
          }
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
