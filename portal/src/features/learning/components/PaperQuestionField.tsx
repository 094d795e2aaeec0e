import type { QuestionAnswer } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { FlagIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { AnswerInput } from '#subjects/questions/AnswerInput';
import { withGapMarks } from '#subjects/questions/gap-marks';
import { paperMessages } from '../paper.messages';
import type { PaperQuestion } from '../paper.queries';
import styles from './LessonQuiz.module.css';
import { QuestionText } from './QuestionText';

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
export function PaperQuestionField({ question, number, answer, isFlagged, onFlag, onAnswer }: PaperQuestionFieldProps) {
  const text = useMessages(paperMessages);
  const { language, format } = useLocale();
  return (
    <fieldset id={`question-${question.id}`} tabIndex={-1} className={styles.question}>
      <legend>
        <span className={styles.number}>{format.number(number)}.</span>{' '}
        <QuestionText>
          {withGapMarks(pickLocalized(question, 'prompt', language), question.gaps, (place) => format.number(place))}
        </QuestionText>
        {question.kind === 'single' && <span className={styles.rule}>{text.single}</span>}
        {question.kind === 'multiple' && <span className={styles.rule}>{text.multiple}</span>}
      </legend>
      <AnswerInput
        question={question}
        answer={answer}
        onAnswer={onAnswer}
        show={(words) => <QuestionText>{words}</QuestionText>}
      />
      <Button size="small" variant="text" className={styles.decide} aria-pressed={isFlagged} onClick={onFlag}>
        <FlagIcon size={18} />
        {isFlagged ? text.unflag : text.flag}
      </Button>
    </fieldset>
  );
}
