import type { QuestionAnswer } from '@masar/domain';
import { FlagIcon, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { paperMessages } from '../paper.messages';
import type { PaperQuestion } from '../paper.queries';
import styles from './LessonQuiz.module.css';
import { QuestionField } from './QuestionField';

interface PaperQuestionFieldProps {
  question: PaperQuestion;
  /** Its place, counted from one. */
  number: number;
  answer: QuestionAnswer | undefined;
  isFlagged: boolean;
  onFlag: () => void;
  onAnswer: (answer: QuestionAnswer) => void;
}

/** One question of an open paper; nothing tells yet what is right. */
export function PaperQuestionField({ isFlagged, onFlag, ...asked }: PaperQuestionFieldProps) {
  const text = useMessages(paperMessages);
  return (
    <QuestionField {...asked}>
      <Button size="small" variant="text" className={styles.decide} aria-pressed={isFlagged} onClick={onFlag}>
        <FlagIcon size={18} />
        {isFlagged ? text.unflag : text.flag}
      </Button>
    </QuestionField>
  );
}
