import type { QuestionAnswer } from '@masar/domain';
import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { type ReactNode, useId } from 'react';
import { AnswerInput } from '#subjects/questions/AnswerInput';
import { AnswerWords } from '#subjects/questions/AnswerWords';
import type { AskedQuestion } from '#subjects/questions/asked-question';
import { withGapMarks } from '#subjects/questions/gap-marks';
import { isGiven } from '#subjects/questions/kinds/answering-kinds';
import type { QuestionResult } from '../lesson.queries';
import { paperMessages } from '../paper.messages';
import styles from './LessonQuiz.module.css';
import { QuestionText } from './QuestionText';
import { QuizFeedback } from './QuizFeedback';

interface QuestionFieldProps {
  question: AskedQuestion;
  /** Its place, counted from one. */
  number: number;
  answer: QuestionAnswer | undefined;
  /** Left out where the answer is given for good. */
  onAnswer?: ((answer: QuestionAnswer) => void) | undefined;
  /** Where one press of a pointer is the answer. */
  onPick?: ((answer: QuestionAnswer) => void) | undefined;
  /** What was right, once that may be told. */
  verdict?: QuestionResult | undefined;
  children?: ReactNode;
}

/** A question as learners meet it, on papers and in practice, and once it is judged what was right and why (LSN-2, EVD-2). */
export function QuestionField(props: QuestionFieldProps) {
  const { question, number, answer, onAnswer, onPick, verdict, children } = props;
  const text = useMessages(paperMessages);
  const { language, format } = useLocale();
  const verdictId = useId();
  const isTaken = onAnswer === undefined;
  const prompt = withGapMarks(pickLocalized(question, 'prompt', language), question.gaps, (place) =>
    format.number(place),
  );
  return (
    <fieldset
      id={`question-${question.id}`}
      tabIndex={-1}
      className={styles.question}
      aria-describedby={verdict ? verdictId : undefined}
    >
      <legend>
        <span className={styles.number}>{format.number(number)}.</span> <QuestionText>{prompt}</QuestionText>
        {question.kind === 'single' && <span className={styles.rule}>{text.single}</span>}
        {question.kind === 'multiple' && <span className={styles.rule}>{text.multiple}</span>}
      </legend>
      {isTaken && question.options.length === 0 ? (
        <AnswerWords
          question={question}
          answer={isGiven(answer) ? answer : undefined}
          right={verdict?.isCorrect ? undefined : ((verdict?.rightAnswer ?? undefined) as QuestionAnswer | undefined)}
        />
      ) : (
        <fieldset role="presentation" className={styles.inputs} disabled={isTaken}>
          <AnswerInput
            question={question}
            answer={answer}
            onAnswer={(given) => onAnswer?.(given)}
            onPick={isTaken ? undefined : onPick}
            rightIds={verdict?.correctOptionIds}
            show={(words) => <QuestionText>{words}</QuestionText>}
          />
        </fieldset>
      )}
      <div id={verdictId} role="status">
        {verdict && <QuizFeedback result={verdict} />}
      </div>
      {children}
    </fieldset>
  );
}
