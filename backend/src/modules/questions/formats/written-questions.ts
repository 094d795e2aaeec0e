import type { Question } from '@masar/domain';
import type { Relations } from './relations.js';

/** A question on its way out of a bank. */
export interface WritableQuestion extends Relations {
  name: string;
  tags: string[];
  question: Question;
}

/** A file, and the places of those questions that its format cannot hold as they are (QB-3). */
export interface WrittenQuestions {
  text: string;
  leftOut: number[];
}
