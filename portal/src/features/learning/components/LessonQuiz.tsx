import { useEffect, useRef, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import { Notice, QuizIcon, useLocale, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { isWaitingFor, useOutbox } from '#subjects/outbox/outbox-state';
import { useGradeQuiz } from '../learning.mutations';
import type { Lesson, Quiz } from '../lesson.queries';
import { quizMessages } from '../quiz.messages';
import { QuizQuestionField } from './QuizQuestionField';
import { QuizScore } from './QuizScore';
import styles from './LessonQuiz.module.css';

interface LessonQuizProps {
  lesson: Lesson;
  quiz: Quiz;
  /** Only a learner of the course is graded. */
  canBeGraded: boolean;
}

/** The questions of a lesson, graded by the server; each answer gets its feedback, and all can be tried again. */
export function LessonQuiz({ lesson, quiz, canBeGraded }: LessonQuizProps) {
  const text = useMessages(quizMessages);
  const { digits, format } = useLocale();
  const notifyFailure = useFailureNotice();
  const grade = useGradeQuiz(lesson);
  const isWaiting = isWaitingFor(useOutbox(), 'quiz-attempt', lesson.id);
  const [chosen, setChosen] = useState<Record<string, string[]>>({});
  const [wasSent, setSent] = useState(false);
  const result = grade.data;
  const score = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (result) score.current?.focus();
  }, [result]);

  const answers = quiz.questions.map(({ id }) => ({ questionId: id, optionIds: chosen[id] ?? [] }));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (answers.some(({ optionIds }) => optionIds.length === 0)) return;
    grade.mutate(answers, {
      onError: (error) => notifyFailure(error, { title: text.failed, fallback: text.failedHint }),
    });
  };
  const retake = () => {
    setChosen({});
    setSent(false);
    grade.reset();
  };

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
      <form className={styles.questions} onSubmit={send}>
        {result && <QuizScore ref={score} score={result.score} />}
        {quiz.questions.map((question, index) => (
          <QuizQuestionField
            key={question.id}
            question={question}
            number={index + 1}
            chosen={chosen[question.id] ?? []}
            isMissing={wasSent && !chosen[question.id]?.length}
            result={result?.questions.find(({ questionId }) => questionId === question.id)}
            onChoose={(optionIds) => setChosen((before) => ({ ...before, [question.id]: optionIds }))}
          />
        ))}
        {!canBeGraded && <Notice>{text.notEnrolled}</Notice>}
        {isWaiting && <Notice>{text.waiting}</Notice>}
        {canBeGraded && !result && !isWaiting && (
          <Button type="submit" variant="outlined" loading={grade.isPending}>
            {text.submit}
          </Button>
        )}
        {result && (
          <Button variant="outlined" onClick={retake}>
            {text.retake}
          </Button>
        )}
      </form>
    </section>
  );
}
