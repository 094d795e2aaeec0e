import { useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import type { AskedQuestion } from '#subjects/questions/asked-question';
import { isGiven } from '#subjects/questions/kinds/answering-kinds';
import type { QuizRun } from '../model/useQuizRun';
import { quizMessages } from '../quiz.messages';
import styles from './LessonQuiz.module.css';
import { QuestionField } from './QuestionField';

interface PracticeQuestionProps {
  question: AskedQuestion;
  /** Its place, counted from one. */
  number: number;
  run: QuizRun;
  canBeGraded: boolean;
}

/** A question that is judged as soon as its answer is given. */
export function PracticeQuestion({ question, number, run, canBeGraded }: PracticeQuestionProps) {
  const text = useMessages(quizMessages);
  const { id } = question;
  const answer = run.given[id];
  const isTaken = run.isTaken(id);
  const verdict = run.resultOf(id);
  return (
    <QuestionField
      question={question}
      number={number}
      answer={answer}
      onAnswer={isTaken ? undefined : (given) => run.give(id, given)}
      onPick={canBeGraded ? (given) => run.decide(id, given) : undefined}
      verdict={verdict}
    >
      {canBeGraded && !isTaken && isGiven(answer) && (
        <Button variant="outlined" className={styles.decide} onClick={() => run.decide(id)}>
          {text.check}
        </Button>
      )}
      {!verdict && run.isKept(id) && (
        <p role="status" className={styles.rule}>
          {text.kept}
        </p>
      )}
    </QuestionField>
  );
}
