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
