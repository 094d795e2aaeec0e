import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '#shared/dialog/Dialog';
import type { KindTypes, PostingKind } from '../posting-kind';

/** The form of a kind, and the title of the dialog that it stands in. */
export interface PostingFormOf<T extends KindTypes> {
  titles: Record<'add' | 'edit', string>;
  Form: ComponentType<{ posting: T['one'] | undefined; onDone: (saved: T['one']) => void }>;
}

interface PostingDialogProps<T extends KindTypes> {
  kind: PostingKind<T>;
  form: PostingFormOf<T>;
  /** The one to change; left out for a new one. */
  posting?: T['one'];
  onClose: () => void;
}

/** Adds a posting or changes one (OPP-1, JOB-1, SVC-1). */
export function PostingDialog<T extends KindTypes>({ kind, form, posting, onClose }: PostingDialogProps<T>) {
  const navigate = useNavigate();
  const { titles, Form } = form;
  const done = (saved: T['one']) => {
    onClose();
    // Its page says why it waits for review.
    if (saved.status === 'pending') void navigate(kind.page.href(saved.id));
  };
  return (
    <Dialog title={posting ? titles.edit : titles.add} size="wide" onClose={onClose}>
      <Form posting={posting} onDone={done} />
    </Dialog>
  );
}
