import type { Ref } from 'react';
import { useLocale, useMessages } from '@masar/ui';
import { quizMessages } from '../quiz.messages';
import styles from './LessonQuiz.module.css';

interface QuizScoreProps {
  /** Percent of this attempt as the API's numeric string. */
  score: string;
  ref: Ref<HTMLDivElement>;
}

/** The outcome of an attempt; takes the focus so that it is read first. */
export function QuizScore({ score, ref }: QuizScoreProps) {
  const text = useMessages(quizMessages);
  const { format } = useLocale();
  const isPerfect = Number(score) >= 100;
  return (
    <div ref={ref} tabIndex={-1} className={styles.score} data-tone={isPerfect ? 'green' : 'yellow'}>
      <strong>{text.result(format.percent(Number(score)))}</strong>
      <p>{isPerfect ? text.allRight : text.someWrong}</p>
    </div>
  );
}
