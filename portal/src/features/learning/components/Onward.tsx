import { ClockIcon, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { QuizOf } from '#subjects/courses/quiz-of';
import { useNextTry } from '../model/useNextTry';
import { paperMessages } from '../paper.messages';
import type { QuizStanding } from '../paper.queries';
import { AttemptsEnded } from './AttemptsEnded';
import styles from './LessonQuiz.module.css';

interface OnwardProps {
  standing: QuizStanding;
  of: QuizOf;
  button: (label: string) => ReactNode;
}

/** What comes after an attempt that did not pass, or before the first: the button says when (EVD-2, QZT-1). */
export function Onward({ standing, of, button }: OnwardProps) {
  const text = useMessages(paperMessages);
  const nextTry = useNextTry();
  const { attemptsLeft, nextStartsAt, lastPaperId, attemptAskedAt } = standing;
  if (attemptsLeft === 0) return <AttemptsEnded of={of} isAsked={attemptAskedAt !== null} />;
  if (nextStartsAt)
    return (
      <Button disabled variant="outlined" className={styles.later}>
        <ClockIcon size={20} />
        {nextTry(nextStartsAt)}
      </Button>
    );
  return button(lastPaperId ? text.again : text.begin);
}
