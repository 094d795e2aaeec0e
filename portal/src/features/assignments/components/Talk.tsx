import { assignmentLimits } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { type SubmitEvent, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { TextArea } from '#shared/forms/TextArea';
import { RelativeTime } from '#shared/time/RelativeTime';
import { useAnswer } from '../assignments.mutations';
import type { Work } from '../assignments.queries';
import { assignmentsMessages } from '../messages/assignments.messages';
import styles from './Assignments.module.css';

/** What learner and marker write to each other beside the work (ASG-2). */
export function Talk({ work }: { work: Work }) {
  const text = useMessages(assignmentsMessages);
  const notifyFailure = useFailureNotice();
  const answer = useAnswer(work.id);
  const [typed, setTyped] = useState('');
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    answer.mutate(typed.trim(), {
      onSuccess: () => setTyped(''),
      onError: (error) => notifyFailure(error, { title: text.sendFailed }),
    });
  };
  return (
    <section className={styles.talk} aria-label={text.talk}>
      <h3>{text.talk}</h3>
      {work.answers.map((one) => (
        <div key={one.id} className={styles.card}>
          <p className={styles.facts}>
            {one.isByLearner ? text.learner : text.marker} <RelativeTime at={one.createdAt} />
          </p>
          <p className={styles.text} dir={textDirection(one.text)}>
            {one.text}
          </p>
        </div>
      ))}
      <form className={styles.form} onSubmit={send}>
        <TextArea
          label={text.answer}
          rows={2}
          required
          maxLength={assignmentLimits.commentMaximum}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="outlined" loading={answer.isPending}>
            {text.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
