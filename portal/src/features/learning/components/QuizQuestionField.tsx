import { useId } from 'react';
import { pickLocalized } from '@masar/i18n';
import { CheckIcon, CloseIcon, WarningIcon, useLocale, useMessages } from '@masar/ui';
import type { QuestionResult, QuizQuestion } from '../lesson.queries';
import { quizMessages } from '../quiz.messages';
import { QuizOption } from './QuizOption';
import { QuizText } from './QuizText';
import styles from './LessonQuiz.module.css';

interface QuizQuestionFieldProps {
  question: QuizQuestion;
  /** Its place, counted from one. */
  number: number;
  chosen: readonly string[];
  /** Was left out when the answers were sent. */
  isMissing: boolean;
  /** Once graded. */
  result: QuestionResult | undefined;
  onChoose: (optionIds: string[]) => void;
}

/** One question with radio buttons or checkboxes, and after grading what was right and why. */
export function QuizQuestionField({ question, number, chosen, isMissing, result, onChoose }: QuizQuestionFieldProps) {
  const text = useMessages(quizMessages);
  const { language, format } = useLocale();
  const id = useId();
  const isSingle = question.type === 'single';

  const toggle = (optionId: string, isOn: boolean) => {
    if (isSingle) return onChoose([optionId]);
    onChoose(isOn ? [...chosen, optionId] : chosen.filter((other) => other !== optionId));
  };
  const explanation = result && pickLocalized(result, 'explanation', language);

  return (
    <fieldset className={styles.question} aria-describedby={isMissing || result ? id : undefined}>
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
          isCorrect={result?.correctOptionIds.includes(option.id)}
          onToggle={(isOn) => toggle(option.id, isOn)}
        />
      ))}
      {isMissing && (
        <p id={id} className={styles.missing} role="alert">
          <WarningIcon size={16} />
          {text.unanswered}
        </p>
      )}
      {result && (
        <div id={id} className={styles.feedback} data-tone={result.isCorrect ? 'green' : 'red'}>
          <strong>
            {result.isCorrect ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
            {result.isCorrect ? text.right : text.wrong}
          </strong>
          {explanation && (
            <p>
              <QuizText>{explanation}</QuizText>
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
