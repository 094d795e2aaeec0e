import { type CertificateReviewDecision, certificateReviewLimits } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { Dialog } from '#shared/dialog/Dialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { useToast } from '#shared/toasts/ToastProvider';
import { type CertificateReview, useDecideReview } from '../certificate-reviews.queries';
import { certificateReviewsMessages } from '../messages/certificate-reviews.messages';
import styles from './CertificateReviews.module.css';
import { LearnersWork } from './LearnersWork';

/** The learner's work, and below it the decision: approve, or send back with what is missing (CRT-11). */
export function DecideReviewDialog({ review, onClose }: { review: CertificateReview; onClose: () => void }) {
  const text = useMessages(certificateReviewsMessages);
  const { language } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const decide = useDecideReview(review.id);
  const [reason, setReason] = useState('');
  const send = (decision: CertificateReviewDecision) =>
    decide.mutate(
      { decision, ...(decision === 'sent_back' && { reason: reason.trim() }) },
      {
        onSuccess: () => {
          toast({ title: decision === 'approved' ? text.approved : text.sentBack, kind: 'success' });
          onClose();
        },
        onError: (error) => notifyFailure(error, { title: text.decideFailed }),
      },
    );
  const sendBack = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send('sent_back');
  };
  return (
    <Dialog size="wide" title={text.dialog(pickLocalized(review, 'holderName', language))} onClose={onClose}>
      <div className={styles.dialog}>
        <LearnersWork reviewId={review.id} />
        <Button fullWidth loading={decide.isPending} onClick={() => send('approved')}>
          {text.approve}
        </Button>
        <form className={styles.form} onSubmit={sendBack}>
          <TextArea
            label={text.reason}
            hint={text.reasonHint}
            rows={3}
            required
            minLength={certificateReviewLimits.reasonMinimum}
            maxLength={certificateReviewLimits.reasonMaximum}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Button type="submit" fullWidth variant="outlined" loading={decide.isPending}>
            {text.sendBack}
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
