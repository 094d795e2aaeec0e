import { useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { TextArea } from '#shared/forms/TextArea';
import { useToast } from '#shared/toasts/ToastProvider';
import { ratingMessages } from '#subjects/rating/rating.messages';
import { StarChoice } from '#subjects/rating/StarChoice';
import type { Application } from '../posting';
import { rateMessages } from './applications.messages';
import { useRateService } from './applications.mutations';
import styles from './RateService.module.css';

/** The customer of a finished service says how it was, once (SVC-2). */
export function RateService({ application }: { application: Application }) {
  const text = useMessages(rateMessages);
  const stars = useMessages(ratingMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const rate = useRateService(application.id);
  const [rating, setRating] = useState(0);
  const [opinion, setOpinion] = useState('');
  const [wasSent, setSent] = useState(false);

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (rating === 0) event.currentTarget.querySelector('input')?.focus();
    if (rating === 0 || rate.isPending) return;
    const words = opinion.trim();
    rate.mutate(
      { rating, ...(words && { text: words }) },
      {
        onSuccess: () => toast({ title: text.rated, description: text.ratedHint, kind: 'success' }),
        onError: (error) => notifyFailure(error, { title: text.failed }),
      },
    );
  };
  return (
    <Card component="section" aria-labelledby="rate-service">
      <form noValidate className={styles.form} onSubmit={send}>
        <h2 id="rate-service">{text.title}</h2>
        <p className={styles.hint}>{text.hint}</p>
        <StarChoice value={rating} onChange={setRating} />
        {wasSent && rating === 0 && (
          <Alert severity="error" role="alert">
            {stars.starsMissing}
          </Alert>
        )}
        <TextArea
          label={text.opinion}
          name="text"
          rows={3}
          maxLength={1000}
          value={opinion}
          error={fieldError(rate.error, 'text')}
          onChange={(event) => setOpinion(event.target.value)}
        />
        <Button type="submit" className={styles.send} loading={rate.isPending}>
          {text.send}
        </Button>
      </form>
    </Card>
  );
}
