import { useLocale, useMessages } from '@masar/ui';
import type { QuizRun } from '../model/useQuizRun';
import { quizMessages } from '../quiz.messages';
import styles from './LessonQuiz.module.css';
import { showQuestion } from './show-question';

interface QuizScoreProps {
  /** Percent of this attempt as the API's numeric string. */
  score: string;
  questions: QuizRun['questions'];
  run: QuizRun;
}

/** The outcome of an attempt, and the way back to what is worth reading again. */
export function QuizScore({ score, questions, run }: QuizScoreProps) {
  const text = useMessages(quizMessages);
  const { format } = useLocale();
  const wrong = questions.flatMap(({ id }, index) => (run.resultOf(id)?.isCorrect ? [] : [{ id, number: index + 1 }]));
  return (
    <div className={styles.score} data-tone={wrong.length === 0 ? 'green' : 'yellow'}>
      <strong>{text.result(format.percent(Number(score)))}</strong>
      <p>{wrong.length === 0 ? text.allRight : text.someWrong}</p>
      {wrong.length > 0 && (
        <p className={styles.again}>
          {wrong.map(({ id, number }) => (
            <button key={id} type="button" onClick={() => showQuestion(id)}>
              {text.question(format.number(number))}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
