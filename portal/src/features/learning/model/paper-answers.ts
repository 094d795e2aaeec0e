import type { QuestionAnswer } from '@masar/domain';
import type { Paper } from '../paper.queries';

/** Answers by the ids of their questions. */
export type Answers = Readonly<Record<string, QuestionAnswer>>;

/** What the server keeps of a paper; it took nothing but answers that fit their questions. */
export const answersOf = ({ answers }: Paper): Answers =>
  Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer as unknown as QuestionAnswer]));

/** The paper with an answer that the server keeps now. */
export const withAnswer = (paper: Paper, questionId: string, answer: QuestionAnswer): Paper => ({
  ...paper,
  answers: [
    ...paper.answers.filter((other) => other.questionId !== questionId),
    { questionId, optionIds: [], answer: { ...answer } },
  ],
});

/** Whether something is answered; a half-filled text counts, for its parts are judged one by one. */
export function isGiven(answer: QuestionAnswer | undefined): boolean {
  if (!answer) return false;
  switch (answer.kind) {
    case 'multiple':
      return answer.optionIds.length > 0;
    case 'short-text':
    case 'number':
    case 'calculated':
      return answer.text.trim() !== '';
    case 'matching':
      return Object.keys(answer.pairs).length > 0;
    case 'cloze':
      return Object.keys(answer.gaps).length > 0;
    case 'single':
    case 'true-false':
    case 'ordering':
    case 'hotspot':
      return true;
  }
}

/** Typed answers wait for a breath, so that not each letter is sent. */
export const isTyped = ({ kind }: QuestionAnswer): boolean =>
  kind === 'short-text' || kind === 'number' || kind === 'calculated' || kind === 'cloze';
