import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { QuizQuestion } from '../lesson.queries';
import type { QuizRun } from '../model/useQuizRun';
import { quizMessages } from '../quiz.messages';
import styles from './LessonQuiz.module.css';
import { QuizFeedback } from './QuizFeedback';
import { QuizOption } from './QuizOption';
import { QuizText } from './QuizText';

interface QuizQuestionFieldProps {
  question: QuizQuestion;
  /** Its place, counted from one. */
  number: number;
  run: QuizRun;
  canBeGraded: boolean;
}

/** One question with radio buttons or checkboxes, and once it is answered what was right and why. */
export function QuizQuestionField({ question, number, run, canBeGraded }: QuizQuestionFieldProps) {
  const text = useMessages(quizMessages);
  const { language, format } = useLocale();
  const feedbackId = useId();
  const isSingle = question.type === 'single';
  const chosen = run.chosen[question.id] ?? [];
  const isTaken = run.isTaken(question.id);
  const result = run.resultOf(question.id);

  const toggle = (optionId: string, isOn: boolean) => {
    if (isSingle) return run.choose(question.id, [optionId]);
    run.choose(question.id, isOn ? [...chosen, optionId] : chosen.filter((other) => other !== optionId));
  };

  return (
    <fieldset
      id={`question-${question.id}`}
      tabIndex={-1}
      className={styles.question}
      aria-describedby={result ? feedbackId : undefined}
    >
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
          isTaken={isTaken}
          isCorrect={result?.correctOptionIds.includes(option.id)}
          onToggle={(isOn) => toggle(option.id, isOn)}
          onPick={isSingle && canBeGraded ? () => run.decide(question.id, [option.id]) : undefined}
        />
      ))}
      {canBeGraded && !isTaken && chosen.length > 0 && (
        <Button variant="outlined" className={styles.decide} onClick={() => run.decide(question.id)}>
          {text.check}
        </Button>
      )}
      <div id={feedbackId} role="status">
        {result && <QuizFeedback result={result} />}
        {!result && run.isKept(question.id) && <p className={styles.rule}>{text.kept}</p>}
      </div>
    </fieldset>
  );
}
