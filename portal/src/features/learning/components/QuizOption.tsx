import { CheckIcon, useMessages } from '@masar/ui';
import { quizMessages } from '../quiz.messages';
import { QuizText } from './QuizText';
import styles from './LessonQuiz.module.css';

interface QuizOptionProps {
  /** Name of the group. */
  name: string;
  label: string;
  type: 'radio' | 'checkbox';
  isChosen: boolean;
  /** Undefined before grading. */
  isCorrect: boolean | undefined;
  onToggle: (isOn: boolean) => void;
}

export function QuizOption({ name, label, type, isChosen, isCorrect, onToggle }: QuizOptionProps) {
  const text = useMessages(quizMessages);
  const isGraded = isCorrect !== undefined;
  const state = !isGraded ? undefined : isCorrect ? 'correct' : isChosen ? 'wrong' : undefined;
  return (
    <label className={styles.option} data-state={state} data-chosen={isChosen || undefined}>
      <input
        type={type}
        name={name}
        checked={isChosen}
        disabled={isGraded}
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
