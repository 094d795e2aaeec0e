import type { Question } from '@masar/domain';
import type { Draw } from './fill-draws.rules.js';
import type { ProvingQuestions } from './known-question.rules.js';
import type { BankOrigin, PaperQuestion } from './paper-question.js';

/** All that papers of one quiz are drawn from, alike for everybody who begins it (QB-2). */
export interface QuizStock {
  /** The lesson's own questions. */
  own: PaperQuestion[];
  /** Questions of banks that the author named, those that are ready. */
  fixed: Omit<BankOrigin, 'parts'>[];
  draws: (Draw & { bankId: string })[];
  /** The newest version of each question in the draws' pools. */
  versions: Record<string, number>;
  /** What of the pools' questions proves something (EVD-8). */
  proving: ProvingQuestions;
  /** What questions say, by id; those that are not here are read when they are drawn. */
  contents: Record<string, Question>;
}

/** Ids of all questions that could be asked. */
export const questionsIn = ({ fixed, versions }: QuizStock) => [
  ...fixed.map(({ questionId, version }) => ({ questionId, version })),
  ...Object.entries(versions).map(([questionId, version]) => ({ questionId, version })),
];
