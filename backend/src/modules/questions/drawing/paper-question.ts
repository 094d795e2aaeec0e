import type { Question } from '@masar/domain';

/** Which question of a bank a paper asks. */
export interface BankOrigin {
  bankId: string;
  questionId: string;
  version: number;
  /** Whether chance chose it, or the author. */
  isDrawn: boolean;
  /** Of a drawn one: what who knows nothing earns of those that it was drawn from, 0 to 1; 1 where it proves nothing (EVD-8). */
  guessed?: number;
  /** What the paper calls a part to what the bank calls it; a part of a gap is `gap/part`. */
  parts: Record<string, string>;
}

/** A question of a paper: the lesson's own, or one of a bank as it was when the paper began (QB-2). */
export type PaperQuestion = Question & {
  origin?: BankOrigin;
  /** What was drawn for a `calculated` question. */
  values?: Record<string, number>;
};
