import { textDirection } from '@masar/i18n';
import { Badge, shell, useLocale, useMessages } from '@masar/ui';
import { useSession } from '#shared/session/SessionProvider';
import type { Work } from '../assignments.queries';
import { assignmentsMessages, workStateMessages } from '../messages/assignments.messages';
import { groupsMessages } from '../messages/groups.messages';
import { feedbackMessages } from '../messages/voice.messages';
import styles from './Assignments.module.css';
import { FeedbackList } from './FeedbackFiles';
import { Rubric } from './Rubric';
import { Talk } from './Talk';
import { WorkView } from './WorkView';

/** A round that was handed in, with its mark once there is one: each criterion, comments, what being late cost (ASG-2). */
export function RoundResult({
  work,
  hasRubric,
  isAlone,
}: {
  work: Work;
  hasRubric: boolean;
  /** Handed in after the group was done without the reader. */
  isAlone: boolean;
}) {
  const text = useMessages(assignmentsMessages);
  const groups = useMessages(groupsMessages);
  const feedback = useMessages(feedbackMessages);
  const states = useMessages(workStateMessages);
  const { format, digits } = useLocale();
  const me = useSession().user?.id;
  const own = work.members.find(({ id }) => id === me);
  const [mark, ...former] = work.marks;
  const lateCost = work.daysLate * Number(work.percentPerDay);
  return (
    <section className={`${shell.stack12} ${styles.section}`} aria-label={text.round(format.number(work.round))}>
      <h2>{text.round(format.number(work.round))}</h2>
      <p className={styles.facts}>
        <Badge tone={work.state === 'marked' ? (work.hasPassed ? 'green' : 'clay') : 'blue'}>
          {work.state === 'marked' ? (work.hasPassed ? text.passed : text.notPassed) : states[work.state]}
        </Badge>
        {work.handedInAt && text.handedInAt(format.dateTime(work.handedInAt))}
        {work.daysLate > 0 && <span>{text.late(work.daysLate, digits)}</span>}
        {isAlone && <span>{groups.handedInAlone}</span>}
      </p>
      {own?.tookPart === false && (
        <p className={`${shell.card} ${styles.card}`}>
          {own.exceptedBecause === null ? groups.notNamedYou : groups.exceptedYou(own.exceptedBecause)}
        </p>
      )}
      {mark && (
        <>
          <p>
            {text.score}: <strong>{format.percent(Number(mark.score))}</strong>
            {lateCost > 0 && ` · ${text.lateCost(format.percent(lateCost))}`}
          </p>
          {mark.reason && <p>{text.changed(mark.reason)}</p>}
          {former.map(({ number, score }) => (
            <p key={number} className={styles.facts}>
              {text.formerMark(format.percent(Number(score)))}
            </p>
          ))}
          {mark.comment && (
            <div className={`${shell.card} ${styles.card}`}>
              <h3>{text.comment}</h3>
              <p className={styles.text} dir={textDirection(mark.comment)}>
                {mark.comment}
              </p>
            </div>
          )}
          {hasRubric && work.rubric && <Rubric rubric={work.rubric} chosen={mark.levels} />}
          {mark.notes.length > 0 && (
            <>
              <h3>{text.notes}</h3>
              <ul role="list" className={shell.stack12}>
                {mark.notes.map((note) => (
                  <li key={note.from} className={`${shell.card} ${styles.card}`}>
                    <q dir={textDirection(note.quote)}>{note.quote}</q>
                    <p dir={textDirection(note.text)}>{note.text}</p>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      {work.feedback.length > 0 && (
        <>
          <h3>{feedback.fromMarker}</h3>
          <FeedbackList feedback={work.feedback} />
        </>
      )}
      <WorkView work={work} notes={mark?.notes ?? []} />
      <Talk work={work} />
    </section>
  );
}
