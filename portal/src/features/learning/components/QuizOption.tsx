import { CheckIcon, useMessages } from '@masar/ui';
import type { MouseEvent } from 'react';
import { quizMessages } from '../quiz.messages';
import styles from './LessonQuiz.module.css';
import { QuizText } from './QuizText';

interface QuizOptionProps {
  /** Name of the group. */
  name: string;
  label: string;
  type: 'radio' | 'checkbox';
  isChosen: boolean;
  /** The answer is given. */
  isTaken: boolean;
  /** Undefined before grading. */
  isCorrect: boolean | undefined;
  onToggle: (isOn: boolean) => void;
  /** A finger or a mouse means it at once; arrow keys pass over options, and do not. */
  onPick: (() => void) | undefined;
}

export function QuizOption({ name, label, type, isChosen, isTaken, isCorrect, onToggle, onPick }: QuizOptionProps) {
  const text = useMessages(quizMessages);
  const isGraded = isCorrect !== undefined;
  const state = !isGraded ? undefined : isCorrect ? 'correct' : isChosen ? 'wrong' : undefined;
  // Keys make clicks too, but no pointer's: these count none.
  const pick = ({ detail }: MouseEvent) => {
    if (detail > 0 && !isTaken) onPick?.();
  };
  return (
    <label className={styles.option} data-state={state} data-chosen={isChosen || undefined} onClick={pick}>
      <input
        type={type}
        name={name}
        checked={isChosen}
        disabled={isTaken}
        onChange={(event) => onToggle(event.target.checked)}
      />
      <span>
        <QuizText>{label}</QuizText>
      </span>
      {isCorrect && (
        <span className={styles.key}>
          <CheckIcon size={18} />
          <span className="visually-hidden">{text.correctOption}</span>
        </span>
      )}
    </label>
  );
}
