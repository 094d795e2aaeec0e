import { Button, TrashIcon } from '@masar/ui';
import { useState } from 'react';
import { Confirm, type RaRecord, useDeleteController } from 'react-admin';

interface DeleteButtonProps {
  label: string;
  /** The question before: its title, and what comes of it. */
  title: string;
  hint: string;
  /** What is told once it is done. */
  done: string;
  /** The screen's own record and resource unless said otherwise. */
  record?: RaRecord;
  resource?: string;
  /** Where it goes on; the list unless said otherwise. */
  redirect?: false | (() => string);
}

/** Deletes after a question and waits for the server, which may refuse; word and sign alike on every screen. */
export function DeleteButton({ label, title, hint, done, redirect, ...one }: DeleteButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const { isPending, handleDelete } = useDeleteController({
    ...one,
    redirect: redirect ?? 'list',
    mutationMode: 'pessimistic',
    successMessage: done,
    mutationOptions: { onSettled: () => setAsked(false) },
  });
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        <TrashIcon size={18} />
        {label}
      </Button>
      <Confirm
        isOpen={isAsked}
        loading={isPending}
        title={title}
        content={hint}
        onConfirm={handleDelete}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
