import type { QuizStanding } from './quiz-standing';

/** What the one button at the foot of a lesson does now. */
export type LessonStep = 'quiz' | 'read' | 'check' | 'question' | 'send' | 'complete' | 'next' | 'course';

interface Standing {
  /** Only learners of the course complete its lessons. */
  isEnrolled: boolean;
  isCompleted: boolean;
  quiz: QuizStanding;
  /** Whether the course goes on after this lesson. */
  hasNext: boolean;
}

const stepsOfQuiz: Partial<Record<QuizStanding, LessonStep>> = {
  chosen: 'check',
  underway: 'question',
  sending: 'send',
  unsent: 'send',
  // The next attempt may not begin yet: what helps until then is the text (QZT-1).
  paused: 'read',
};

/** First the questions, then the completion, then the next lesson (LSN-2). */
export function lessonStep({ isEnrolled, isCompleted, quiz, hasNext }: Standing): LessonStep {
  const onward = hasNext ? 'next' : 'course';
  if (!isEnrolled) return onward;
  const step = stepsOfQuiz[quiz];
  if (step) return step;
  if (isCompleted) return onward;
  return quiz === 'untouched' ? 'quiz' : 'complete';
}
