import { assignmentLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { Fold } from '#shared/fold/Fold';
import { TextArea } from '#shared/forms/TextArea';
import { useToast } from '#shared/toasts/ToastProvider';
import { useHandBack } from '../assignments.mutations';
import type { WorkOfLearner } from '../assignments.queries';
import { markingMessages } from '../messages/marking.messages';
import styles from './Assignments.module.css';

/** Hands work back with what is missing, for another round (ASG-2). */
export function HandBackForm({ work, onDone }: { work: WorkOfLearner; onDone: () => void }) {
  const text = useMessages(markingMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const handBack = useHandBack(work.id);
  const [reason, setReason] = useState('');
  // As for a mark: when the work is read again as handed back, this form has gone.
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      await handBack.mutateAsync({ version: work.version, reason: reason.trim() });
    } catch (error) {
      notifyFailure(error, { title: text.handBackFailed });
      return;
    }
    toast({ title: text.handedBack, kind: 'success' });
    onDone();
  };
  return (
    <Fold title={text.handBack}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <TextArea
          label={text.handBackReason}
          rows={3}
          required
          maxLength={assignmentLimits.commentMaximum}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="outlined" loading={handBack.isPending}>
            {text.handBack}
          </Button>
        </div>
      </form>
    </Fold>
  );
}
