import { pickLocalized } from '@masar/i18n';
import { CheckIcon, Isolated, LockIcon, shell, useLocale, useMessages } from '@masar/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from './course.queries';
import { courseWayMessages } from './course-way.messages';
import { courseWords } from './course-words.messages';
import styles from './CourseWay.module.css';
import { stepAddress, type WayStep } from './way-steps';

/** What completing a course needs beyond reading on, what of it is shown, and when it goes on; nothing where lessons are all. */
export function CourseWay({ courseId }: { courseId: string }) {
  const text = useMessages(courseWayMessages);
  const words = useMessages(courseWords);
  const { digits, format } = useLocale();
  const heading = useId();
  const { data } = useSignedInQuery(courseQueries.way(courseId));
  const asked = data?.steps.filter(({ kind }) => kind !== 'lesson') ?? [];
  if (!data || asked.length === 0) return null;
  const lessons = data.steps.filter(({ kind }) => kind === 'lesson');
  const done = lessons.filter(({ state }) => state === 'done').length;
  return (
    <section className={`${shell.card} ${styles.way}`} aria-labelledby={heading}>
      <h2 id={heading}>{text.title}</h2>
      <ol role="list" className={styles.steps}>
        <li className={styles.step} data-state={done === lessons.length ? 'done' : 'open'}>
          <span className={styles.mark} aria-hidden="true">
            {done === lessons.length && <CheckIcon size={14} />}
          </span>
          <div>
            <span className={styles.name}>{text.lessons}</span>
            <p className={styles.state}>
              {words.lessonsDone(format.number(done), words.ofLessons(lessons.length, digits))}
            </p>
          </div>
        </li>
        {asked.map((step) => (
          <Step key={`${step.kind} ${step.id}`} step={step} courseId={courseId} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, courseId }: { step: WayStep; courseId: string }) {
  const text = useMessages(courseWayMessages);
  const { language } = useLocale();
  const title = <Isolated>{pickLocalized(step, 'title', language)}</Isolated>;
  const name =
    step.kind === 'quiz' || step.kind === 'assignment' ? (
      <>
        {text[step.kind]}: {title}
      </>
    ) : (
      title
    );
  return (
    <li className={styles.step} data-state={step.state}>
      <span className={styles.mark} aria-hidden="true">
        {step.state === 'done' && <CheckIcon size={14} />}
        {step.state === 'locked' && <LockIcon size={12} />}
      </span>
      <div>
        {step.state === 'locked' ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link to={stepAddress(step, courseId)} className={styles.name}>
            {name}
          </Link>
        )}
        <p className={styles.state}>{useStanding(step).join(' · ')}</p>
      </div>
    </li>
  );
}

/** Where the learner stands in a step, in words. */
function useStanding({ state, bestScore, passMark, attemptsLeft, startsAt }: WayStep): string[] {
  const text = useMessages(courseWayMessages);
  const { digits, format } = useLocale();
  const percent = (score: string) => format.percent(Number(score));
  if (state === 'done') return [bestScore === null ? text.done : text.passed(percent(bestScore))];
  const attempts = attemptsLeft ? [text.attempts(attemptsLeft, digits)] : [];
  const best = bestScore === null ? [] : [text.best(percent(bestScore))];
  const mark = passMark === null ? [] : [text.mark(percent(passMark))];
  if (state === 'later' && startsAt)
    return [text.later(format.appointment(startsAt, { dateStyle: 'short', timeStyle: 'short' })), ...attempts, ...best];
  if (state === 'open' || state === 'later')
    return attemptsLeft === null ? [text.open, ...best, ...mark] : [...attempts, ...best, ...mark];
  return state === 'locked' ? [text.locked, ...mark] : [text[state], ...best];
}
