import { assignmentLimits } from '@masar/domain';
import { textDirection } from '@masar/i18n';
import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextArea } from '#shared/forms/TextArea';
import { asMarked, useCheckedForm } from '#shared/forms/useCheckedForm';
import { RelativeTime } from '#shared/time/RelativeTime';
import { useAnswer } from '../assignments.mutations';
import type { Work } from '../assignments.queries';
import { assignmentsMessages } from '../messages/assignments.messages';
import styles from './Assignments.module.css';

/** What learner and marker write to each other beside the work (ASG-2). */
export function Talk({ work }: { work: Work }) {
  const text = useMessages(assignmentsMessages);
  const answer = useAnswer(work.id);
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    draft: `work-talk:${work.id}`,
    rules: { text: asMarked },
    send: (typed) => answer.mutateAsync(typed.text),
    isRepeated: true,
  });
  return (
    <section className={shell.stack12} aria-label={text.talk}>
      <h3>{text.talk}</h3>
      {work.answers.map((one) => (
        <div key={one.id} className={`${shell.card} ${styles.card}`}>
          <p className={styles.facts}>
            {one.isByLearner ? text.learner : text.marker} <RelativeTime at={one.createdAt} />
          </p>
          <p className={styles.text} dir={textDirection(one.text)}>
            {one.text}
          </p>
        </div>
      ))}
      <form {...form} className={shell.stack12}>
        <RestoredDraft {...draft} />
        <TextArea
          label={text.answer}
          rows={2}
          required
          maxLength={assignmentLimits.commentMaximum}
          name="text"
          error={errorOf('text')}
        />
        <FormFailure {...failure} fallback={text.sendFailed} />
        <div className={shell.row12}>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {text.send}
          </Button>
        </div>
      </form>
    </section>
  );
}
