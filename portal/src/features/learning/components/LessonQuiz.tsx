import { QuizIcon, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Quiz } from '../lesson.queries';
import type { QuizRun } from '../model/useQuizRun';
import { quizMessages } from '../quiz.messages';
import styles from './LessonQuiz.module.css';
import { PracticeQuestion } from './PracticeQuestion';
import { QuizScore } from './QuizScore';

interface LessonQuizProps {
  quiz: Quiz;
  run: QuizRun;
  /** Only a learner of the course is graded. */
  canBeGraded: boolean;
}

/** The questions of a lesson: each answer is judged at once and explained, and all can be tried again. */
export function LessonQuiz({ quiz, run, canBeGraded }: LessonQuizProps) {
  const text = useMessages(quizMessages);
  const { digits, format } = useLocale();
  return (
    <section className={styles.quiz} aria-labelledby="lesson-quiz">
      <div className={styles.head}>
        <QuizIcon size={28} />
        <div>
          <h2 id="lesson-quiz">{text.title}</h2>
          <p className={styles.facts}>
            <span>{text.questions(quiz.questions.length, digits)}</span>
            {quiz.attempts > 0 && <span>{text.attempts(quiz.attempts, digits)}</span>}
            {quiz.bestScore !== null && <span>{text.best(format.percent(Number(quiz.bestScore)))}</span>}
          </p>
        </div>
      </div>
      <div className={styles.questions}>
        {!canBeGraded && <Alert severity="info">{text.notEnrolled}</Alert>}
        {run.questions.map((question, index) => (
          <PracticeQuestion
            key={question.id}
            question={question}
            number={index + 1}
            run={run}
            canBeGraded={canBeGraded}
          />
        ))}
        <div role="status" className={styles.outcome}>
          {run.score !== undefined && <QuizScore score={run.score} questions={run.questions} run={run} />}
          {run.isWaiting && <Alert severity="info">{text.waiting}</Alert>}
        </div>
        {run.score !== undefined && (
          <Button variant="outlined" onClick={run.retake}>
            {text.retake}
          </Button>
        )}
      </div>
    </section>
  );
}
