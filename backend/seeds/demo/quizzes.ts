import { type QuizQuestion } from '@masar/domain';
import type { Quiz, QuizAnswer } from '../../src/modules/courses/lesson/quiz.js';
import type { Random } from './random.js';
import type { LessonRow, QuizAttemptRow } from './rows.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

interface Attempts {
  rows: QuizAttemptRow[];
  /** Best score in percent; undefined where the lesson has no quiz. */
  best?: number;
}

/** Percent; two of three questions are enough, so that whoever completes a lesson has passed its quiz (EVD-1). */
export const quizPassMark = '60.00';

/** Minutes before completing the lesson at which its quiz was taken. */
const minutesBefore = [25, 8];

/**
 * One attempt at the lesson's quiz, or a second, better one where the first went badly. `rightAnswers` are taken from
 * its front where they are chosen by hand.
 */
export function attemptsAt(
  lesson: LessonRow,
  userId: string,
  completedAge: number,
  random: Random,
  timeline: Timeline,
  rightAnswers: number[],
): Attempts {
  const { quiz } = lesson;
  if (!quiz) return { rows: [] };
  const total = quiz.questions.length;
  const first = rightAnswers.shift() ?? Math.min(total, random.pick([1, 2, 2, 3, 3, 3]));
  const counts = first / total < 0.5 ? [first, Math.min(total, first + random.integer(1, 2))] : [first];
  const rows = counts.map((right, attempt) => ({
    id: stableId('quiz_attempts', `${userId} ${lesson.id} ${attempt}`),
    user_id: userId,
    lesson_id: lesson.id,
    score: percent(right, total),
    answers: answersWith(right, quiz, random),
    created_at: timeline.daysAgo(completedAge + (minutesBefore[attempt] ?? 0) / (24 * 60)),
  }));
  return { rows, best: Math.max(...rows.map(({ score }) => Number(score))) };
}

/** Attempts at a lesson's quiz that nobody passes, and after which they have none left. */
export function failedAttemptsAt(
  lesson: LessonRow,
  userId: string,
  { age, total }: { age: number; total: number },
  random: Random,
  timeline: Timeline,
): QuizAttemptRow[] {
  const { quiz } = lesson;
  if (!quiz) return [];
  return Array.from({ length: total }, (_, attempt) => ({
    id: stableId('quiz_attempts', `${userId} ${lesson.id} ${attempt}`),
    user_id: userId,
    lesson_id: lesson.id,
    score: percent(1, quiz.questions.length),
    answers: answersWith(1, quiz, random),
    created_at: timeline.daysAgo(age + (minutesBefore[attempt] ?? 0) / (24 * 60)),
  }));
}

const percent = (right: number, total: number): string => ((right / total) * 100).toFixed(2);

function answersWith(right: number, { questions }: Quiz, random: Random): QuizAnswer[] {
  const known = new Set(random.shuffled(questions).slice(0, right));
  return questions.map((question) => ({
    questionId: question.id,
    optionIds: known.has(question) ? rightOptions(question) : [wrongOption(question)],
  }));
}

const rightOptions = ({ options }: QuizQuestion): string[] =>
  options.filter(({ correct }) => correct).map(({ id }) => id);

function wrongOption({ options }: QuizQuestion): string {
  const wrong = options.find(({ correct }) => !correct) ?? options[0];
  return wrong?.id ?? '';
}
