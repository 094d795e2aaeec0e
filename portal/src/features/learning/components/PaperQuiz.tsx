import { finalTitle, textIn } from '@masar/i18n';
import { lazyCode, QuizIcon, RowsSkeleton, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { CalledOff } from '../model/until-arrived';
import { useAskAgain } from '../model/useAskAgain';
import { useReadAgainAt } from '../model/useReadAgainAt';
import { paperMessages } from '../paper.messages';
import { useStartPaper } from '../paper.mutations';
import { paperQueries, type QuizStanding } from '../paper.queries';
import styles from './LessonQuiz.module.css';
import { Onward } from './Onward';
import type { OpenedPaperProps } from './OpenedPaper';
import { WaitingForServer } from './WaitingForServer';
import { WaitingInLine } from './WaitingInLine';

/** Ten kinds of questions weigh more than most lessons need: they come with the first paper that is opened (PERF-4). */
const OpenedPaper = lazyCode(() =>
  import('./OpenedPaper').catch(() => ({ default: (_: OpenedPaperProps) => <PaperOutOfReach /> })),
);

function PaperOutOfReach() {
  const text = useMessages(paperMessages);
  return <Alert severity="info">{text.needsServer}</Alert>;
}

/** A quiz that counts: what it asks for, the way to a paper, and the paper itself (EVD-2). */
export function PaperQuiz({ of, whenPassed }: { of: QuizOf; whenPassed?: ReactNode }) {
  const text = useMessages(paperMessages);
  const { language } = useLocale();
  const standing = useSignedInQuery(paperQueries.standing(of));
  useReadAgainAt(standing.data?.nextStartsAt ?? null, () => void standing.refetch());
  useAskAgain(standing);
  return (
    <section id="question-paper" tabIndex={-1} className={styles.quiz} aria-labelledby="lesson-quiz">
      <div className={styles.head}>
        <QuizIcon size={28} />
        <div>
          <h2 id="lesson-quiz">{'lessonId' in of ? text.title : textIn(finalTitle, language)}</h2>
          {standing.data && <Facts standing={standing.data} />}
        </div>
      </div>
      {standing.data && <Way of={of} standing={standing.data} whenPassed={whenPassed} />}
      {standing.isError && (
        <Alert
          severity="info"
          action={
            <Button size="small" variant="text" onClick={() => void standing.refetch()}>
              {text.retry}
            </Button>
          }
        >
          {text.needsServer}
        </Alert>
      )}
    </section>
  );
}

function Facts({ standing }: { standing: QuizStanding }) {
  const text = useMessages(paperMessages);
  const { digits, format } = useLocale();
  const { questions, passMark, attemptsLeft, pauseMinutes, timeLimitMinutes, hasPassed, bestScore } = standing;
  return (
    <p className={styles.facts}>
      <span>{text.questions(questions, digits)}</span>
      <span>{text.passMark(format.percent(Number(passMark)))}</span>
      {timeLimitMinutes !== null && <span>{text.timeLimit(timeLimitMinutes, digits)}</span>}
      {!hasPassed && attemptsLeft > 0 && <span>{text.attemptsLeft(attemptsLeft, digits)}</span>}
      {!hasPassed && attemptsLeft > 1 && pauseMinutes > 0 && <span>{text.pause(pauseMinutes, digits)}</span>}
      {bestScore !== null && <span>{text.best(format.percent(Number(bestScore)))}</span>}
    </p>
  );
}

/** Where the learner stands, and the one step from there. */
function Way({ of, standing, whenPassed }: { of: QuizOf; standing: QuizStanding; whenPassed: ReactNode }) {
  const text = useMessages(paperMessages);
  const [shownId, show] = useState<string | null>(null);
  const notifyFailure = useFailureNotice();
  const { start, place, isAway, callOff } = useStartPaper(of);
  const begin = () =>
    start.mutate(undefined, {
      onSuccess: ({ id }) => show(id),
      onError: (error) => {
        if (!(error instanceof CalledOff))
          notifyFailure(error, { title: text.startFailed, fallback: text.needsServer });
      },
    });
  const button = (label: string): ReactNode => {
    if (isAway)
      return (
        <WaitingForServer callOff={text.notNow} onCallOff={callOff}>
          {text.startWaits}
        </WaitingForServer>
      );
    if (place !== null) return <WaitingInLine place={place} />;
    return (
      <Button variant="outlined" className={styles.decide} loading={start.isPending} onClick={begin}>
        {label}
      </Button>
    );
  };
  const { openPaperId, lastPaperId, hasPassed, attemptsLeft } = standing;
  const paperId = openPaperId ?? shownId;

  if (paperId)
    return (
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <OpenedPaper
          key={paperId}
          paperId={paperId}
          of={of}
          onEnd={() => show(paperId)}
          next={!openPaperId && (hasPassed ? whenPassed : <Onward standing={standing} of={of} button={button} />)}
        />
      </Suspense>
    );
  return (
    <div className={styles.questions}>
      {hasPassed && <Alert severity="success">{text.passed}</Alert>}
      {!hasPassed && !lastPaperId && attemptsLeft > 0 && (
        <>
          <p>{'lessonId' in of ? text.intro : text.introFinal}</p>
          {standing.timeLimitMinutes !== null && <p>{text.clockRuns}</p>}
        </>
      )}
      {hasPassed ? whenPassed : <Onward standing={standing} of={of} button={button} />}
      {lastPaperId && (
        <Button variant="text" sx={{ justifySelf: 'start' }} onClick={() => show(lastPaperId)}>
          {text.showLast}
        </Button>
      )}
    </div>
  );
}
