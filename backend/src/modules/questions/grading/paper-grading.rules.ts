import {
  feedbackTexts,
  gradeAnswer,
  type LocalizedMarkdown,
  type QuestionAnswer,
  readAnswer,
  rightAnswer,
} from '@masar/domain';
import type { PaperQuestion } from '../drawing/paper-question.js';

/** One question's verdict, with its key. */
export interface GradedQuestion {
  question: PaperQuestion;
  /** Of the question's own. */
  points: number;
  isCorrect: boolean;
  rightAnswer: QuestionAnswer | undefined;
  /** What the author says about the answer. */
  feedback: LocalizedMarkdown[];
  correctOptionIds: string[];
}

export interface GradedPaper {
  /** Percent with two decimals. */
  score: string;
  questions: GradedQuestion[];
}

/** The answer that chosen options are to a question; undefined where they do not fit it, or nothing was chosen. */
function answerOf(question: PaperQuestion, optionIds: readonly string[]): QuestionAnswer | undefined {
  const [first, ...more] = optionIds;
  if (first === undefined || (question.kind === 'single' && more.length > 0)) return undefined;
  if (question.kind !== 'single' && question.kind !== 'multiple') return undefined;
  return readAnswer(
    question,
    question.kind === 'single' ? { kind: 'single', optionId: first } : { kind: 'multiple', optionIds },
  );
}

/** An answer as it comes: in the form of its kind, or as chosen options for short. */
export type SentAnswer = { optionIds: readonly string[] } | { answer: Record<string, unknown> };

/** What was sent, as an answer to this question; undefined where it fits none. */
export const sentAnswer = (question: PaperQuestion, sent: SentAnswer): QuestionAnswer | undefined =>
  'answer' in sent ? readAnswer(question, sent.answer) : answerOf(question, sent.optionIds);

/** The options that an answer chose. */
export function chosenOf(answer: QuestionAnswer | undefined): string[] {
  if (answer?.kind === 'single') return [answer.optionId];
  return answer?.kind === 'multiple' ? answer.optionIds : [];
}

/** Judges an answer; it is right where it earns all points, which takes exactly the right options (LSN-2). */
export function gradeQuestion(question: PaperQuestion, answer: QuestionAnswer | undefined): GradedQuestion {
  const { points, of, feedback } = gradeAnswer(question, answer, question.values);
  const right = rightAnswer(question, question.values);
  return {
    question,
    points,
    isCorrect: points === of,
    rightAnswer: right,
    feedback: feedbackTexts(question, feedback),
    correctOptionIds: chosenOf(right),
  };
}

/** The questions that earned all their points. */
export const rightIds = ({ questions }: GradedPaper): string[] =>
  questions.flatMap(({ question, isCorrect }) => (isCorrect ? [question.id] : []));

/** Grades a paper; what was not answered is wrong (EVD-2). */
export function gradePaper(
  questions: readonly PaperQuestion[],
  answers: ReadonlyMap<string, QuestionAnswer>,
): GradedPaper {
  const graded = questions.map((question) => gradeQuestion(question, answers.get(question.id)));
  const earned = graded.reduce((sum, { points }) => sum + points, 0);
  const most = questions.reduce((sum, { points }) => sum + points, 0);
  return { score: ((earned / most) * 100).toFixed(2), questions: graded };
}

/** Whether nothing but all points or none can be earned. */
function isAllOrNothing(question: PaperQuestion): boolean {
  const isWhole = ({ weight }: { weight: number }) => weight <= 0 || weight === 100;
  if (question.kind === 'multiple') return question.credit === 'all-or-nothing';
  if (question.kind === 'single') return question.options.every(isWhole);
  if (question.kind === 'short-text' || question.kind === 'number') return question.accepted.every(isWhole);
  return question.kind === 'true-false';
}

/**
 * How many questions were right, where the score says so by itself: all weigh the same and none earns a part. Elsewhere it
 * would be one thing more that is told of a key (EVD-8).
 */
export function rightAnswersTold({ questions }: GradedPaper): number | null {
  const [first] = questions;
  const isTold = questions.every(
    ({ question }) => isAllOrNothing(question) && question.points === first?.question.points,
  );
  return isTold ? questions.filter(({ isCorrect }) => isCorrect).length : null;
}
