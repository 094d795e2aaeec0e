import { type CertificateCorrectionDecision, certificateCorrectionLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { useToast } from '#shared/toasts/ToastProvider';
import { type CertificateCorrection, useDecideCorrection } from '../certificate-corrections.queries';
import { certificateCorrectionsMessages } from '../messages/certificate-corrections.messages';
import styles from './CertificateReviews.module.css';
import { NamesCompared } from './NamesCompared';

interface DecideCorrectionDialogProps {
  correction: CertificateCorrection;
  onClose: () => void;
}

/** A replacement with the wished name, or a reason why it stays (CRT-12). */
export function DecideCorrectionDialog({ correction, onClose }: DecideCorrectionDialogProps) {
  const text = useMessages(certificateCorrectionsMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const decide = useDecideCorrection(correction.id);
  const [reason, setReason] = useState('');
  const send = (decision: CertificateCorrectionDecision) =>
    decide.mutate(
      { decision, ...(decision === 'declined' && { reason: reason.trim() }) },
      {
        onSuccess: () => {
          toast({ title: decision === 'made' ? text.made : text.declined, kind: 'success' });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: text.decideFailed }),
      },
    );
  const decline = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send('declined');
  };
  return (
    <Dialog title={text.dialog} onClose={onClose}>
      <div className={styles.dialog}>
        <div>
          <NamesCompared correction={correction} />
        </div>
        <Button fullWidth loading={decide.isPending} onClick={() => send('made')}>
          {text.make}
        </Button>
        <form className={styles.form} onSubmit={decline}>
          <TextArea
            label={text.reason}
            hint={text.reasonHint}
            rows={3}
            required
            minLength={certificateCorrectionLimits.reasonMinimum}
            maxLength={certificateCorrectionLimits.reasonMaximum}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button type="submit" fullWidth variant="outlined" loading={decide.isPending}>
            {text.decline}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
