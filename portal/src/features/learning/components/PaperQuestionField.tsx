import { pickLocalized } from '@masar/i18n';
import { FlagIcon, useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { paperMessages } from '../paper.messages';
import type { PaperQuestion } from '../paper.queries';
import styles from './LessonQuiz.module.css';
import { QuizOption } from './QuizOption';
import { QuizText } from './QuizText';

interface PaperQuestionFieldProps {
  question: PaperQuestion;
  /** Its place, counted from one. */
  number: number;
  chosen: readonly string[];
  isFlagged: boolean;
  onFlag: () => void;
  onChoose: (optionIds: string[]) => void;
}

/** One question of an open paper; nothing tells yet what is right. */
export function PaperQuestionField({ question, number, chosen, isFlagged, onFlag, onChoose }: PaperQuestionFieldProps) {
  const text = useMessages(paperMessages);
  const { language, format } = useLocale();
  const isSingle = question.kind === 'single';
  const toggle = (optionId: string, isOn: boolean) => {
    if (isSingle) return onChoose([optionId]);
    onChoose(isOn ? [...chosen, optionId] : chosen.filter((other) => other !== optionId));
  };
  return (
    <fieldset id={`question-${question.id}`} tabIndex={-1} className={styles.question}>
      <legend>
        <span className={styles.number}>{format.number(number)}.</span>{' '}
        <QuizText>{pickLocalized(question, 'prompt', language)}</QuizText>
        <span className={styles.rule}>{isSingle ? text.single : text.multiple}</span>
      </legend>
      {question.options.map((option) => (
        <QuizOption
          key={option.id}
          name={question.id}
          label={option[language] || option.ar || option.en}
          type={isSingle ? 'radio' : 'checkbox'}
          isChosen={chosen.includes(option.id)}
          isTaken={false}
          isCorrect={undefined}
          onToggle={(isOn) => toggle(option.id, isOn)}
          onPick={undefined}
        />
      ))}
      <Button size="small" variant="text" className={styles.decide} aria-pressed={isFlagged} onClick={onFlag}>
        <FlagIcon size={18} />
        {isFlagged ? text.unflag : text.flag}
      </Button>
    </fieldset>
  );
}
