import type { QuestionAnswer } from '@masar/domain';
import type { PaperQuestion } from './paper-question.js';

/** One question's verdict, with its key. */
export interface GradedQuestion {
  question: PaperQuestion;
  isCorrect: boolean;
  correctOptionIds: string[];
}

export interface GradedPaper {
  /** Percent with two decimals. */
  score: string;
  questions: GradedQuestion[];
}

/** The answer that chosen options are to a question; undefined where they do not fit it. */
export function answerOf(question: PaperQuestion, optionIds: readonly string[]): QuestionAnswer | undefined {
  if (new Set(optionIds).size !== optionIds.length) return undefined;
  if (!optionIds.every((id) => question.options.some((option) => option.id === id))) return undefined;
  const [first] = optionIds;
  if (first === undefined) return undefined;
  if (question.kind === 'multiple') return { kind: 'multiple', optionIds: [...optionIds] };
  return optionIds.length === 1 ? { kind: 'single', optionId: first } : undefined;
}

/** The options that an answer chose. */
export function chosenOf(answer: QuestionAnswer | undefined): string[] {
  if (answer?.kind === 'single') return [answer.optionId];
  return answer?.kind === 'multiple' ? answer.optionIds : [];
}

/** A question counts when exactly the right options are chosen, without partial points (LSN-2). */
export function gradeQuestion(question: PaperQuestion, answer: QuestionAnswer | undefined): GradedQuestion {
  const correctOptionIds = question.options.filter(({ weight }) => weight > 0).map(({ id }) => id);
  const chosen = chosenOf(answer);
  const isCorrect = chosen.length === correctOptionIds.length && chosen.every((id) => correctOptionIds.includes(id));
  return { question, isCorrect, correctOptionIds };
}

/** Grades a paper; what was not answered is wrong (EVD-2). */
export function gradePaper(
  questions: readonly PaperQuestion[],
  answers: ReadonlyMap<string, QuestionAnswer>,
): GradedPaper {
  const graded = questions.map((question) => gradeQuestion(question, answers.get(question.id)));
  const points = (of: readonly GradedQuestion[]) => of.reduce((sum, { question }) => sum + question.points, 0);
  const share = points(graded.filter(({ isCorrect }) => isCorrect)) / points(graded);
  return { score: (share * 100).toFixed(2), questions: graded };
}
