import type { DrawnValues } from './kinds/kind-rules.ts';
import { rulesOf } from './kinds/rules-of-kinds.ts';
import type { LocalizedMarkdown } from './localized-markdown.ts';
import { type Judged, nothing } from './parts/judged.ts';
import type { KeyLine } from './parts/key-lines.ts';
import type { Question, QuestionAnswer } from './question.ts';
import { answerFits } from './read-answer.ts';

export interface Grade extends Pick<Judged, 'feedback'> {
  /** From 0 to `of`. */
  points: number;
  of: number;
}

/**
 * What an answer earns (QB-1). One that is missing, of another kind or about other parts earns nothing.
 *
 * @param values what a seed drew for the question
 */
export function gradeAnswer(question: Question, answer: QuestionAnswer | undefined, values: DrawnValues = {}): Grade {
  const { share, feedback } = answerFits(question, answer)
    ? rulesOf(question).judge(question, answer, values)
    : nothing;
  const kept = Math.min(1, Math.max(0, share));
  // Weights such as 33.33333 add up to all but a rounding.
  const points = kept > 0.9999 ? question.points : Number((kept * question.points).toFixed(4));
  return { points, of: question.points, feedback };
}

/** An answer that earns all points, for previews and after an answer was judged; `undefined` while there is none (QB-1). */
export function rightAnswer(question: Question, values: DrawnValues = {}): QuestionAnswer | undefined {
  const right = rulesOf(question).rightAnswer(question, values);
  return right && ({ kind: question.kind, ...right } as QuestionAnswer);
}

/** What is right in a question, line by line, for who reads it without its editor (QB-1). */
export const keyLines = (question: Question): KeyLine[] => rulesOf(question).keyLines(question);

/** What the author says about an answer, by the `feedback` of its grade; for after the key may be seen (QB-1). */
export const feedbackTexts = (question: Question, feedback: readonly string[]): LocalizedMarkdown[] =>
  feedback.map((id) => rulesOf(question).saidOf(question, id)).filter((text) => text !== undefined);
