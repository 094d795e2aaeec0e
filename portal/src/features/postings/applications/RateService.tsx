import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm, written } from '#shared/forms/useCheckedForm';
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
  const rate = useRateService(application.id);
  const [rating, setRating] = useState(0);
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `rate-service:${application.id}`,
    rules: { rating: written(stars.starsMissing), text: asMarked },
    send: (typed) => rate.mutateAsync({ rating, ...(typed.text && { text: typed.text }) }),
    onSent: () => toast({ title: text.rated, description: text.ratedHint, kind: 'success' }),
  });
  return (
    <Card component="section" aria-labelledby="rate-service">
      <form {...form} className={`${shell.stack12} ${styles.form}`}>
        <RestoredDraft {...draft} />
        <h2 id="rate-service">{text.title}</h2>
        <p className={styles.hint}>{text.hint}</p>
        <StarChoice value={rating} error={errorOf('rating')} onChange={setRating} />
        <TextArea label={text.opinion} name="text" rows={3} maxLength={1000} error={errorOf('text')} />
        <FormFailure {...failure} fallback={text.failed} />
        <Button type="submit" className={styles.send} loading={isBusy}>
          {text.send}
        </Button>
      </form>
    </Card>
  );
}
