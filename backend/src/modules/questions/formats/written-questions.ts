import type { Question } from '@masar/domain';

/** A question on its way out of a bank. */
export interface WritableQuestion {
  name: string;
  tags: string[];
  question: Question;
}

/** A file, and the places of those questions that its format cannot hold as they are (QB-3). */
export interface WrittenQuestions {
  text: string;
  leftOut: number[];
}
