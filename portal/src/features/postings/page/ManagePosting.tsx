import { EditIcon, shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { PostingDialog, type PostingFormOf } from '../form/PostingDialog';
import { postingMessages } from '../posting.messages';
import type { KindTypes, PostingKind } from '../posting-kind';
import { useChangePosting } from '../postings.mutations';
import styles from './ManagePosting.module.css';

export type ManageWords = Record<'close' | 'reopen' | 'closed' | 'reopened', string>;

interface ManagePostingProps<T extends KindTypes> {
  kind: PostingKind<T>;
  posting: T['one'];
  form: PostingFormOf<T>;
  words: ManageWords;
}

/** Changes an own posting, closes it and opens it again (OPP-4, JOB-1, SVC-1). */
export function ManagePosting<T extends KindTypes>({ kind, posting, form, words }: ManagePostingProps<T>) {
  const toast = useToast();
  const { edit, switchFailed } = useMessages(postingMessages);
  const notifyFailure = useFailureNotice();
  const change = useChangePosting(kind, posting.id);
  const [isEditing, setEditing] = useState(false);
  const { isActive } = posting;
  const toggle = () =>
    change.mutate(
      { isActive: !isActive },
      {
        onSuccess: () => toast({ title: isActive ? words.closed : words.reopened, kind: 'success' }),
        onError: (error) => notifyFailure(error, { title: switchFailed }),
      },
    );
  return (
    <div className={`${shell.row10} ${styles.manage}`}>
      <Button onClick={() => setEditing(true)}>
        <EditIcon size={18} />
        {edit}
      </Button>
      <Button variant="outlined" loading={change.isPending} onClick={toggle}>
        {isActive ? words.close : words.reopen}
      </Button>
      {isEditing && <PostingDialog kind={kind} form={form} posting={posting} onClose={() => setEditing(false)} />}
    </div>
  );
}
