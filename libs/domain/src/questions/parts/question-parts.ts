import type { LocalizedMarkdown } from '../localized-markdown.ts';

/** What questions of all kinds have. */
export interface QuestionBase {
  id: string;
  prompt: LocalizedMarkdown;
  /** Shown after the answer was judged. */
  explanation?: LocalizedMarkdown;
  /** Points of the whole question, above 0. */
  points: number;
}

/** A choice with its key and what is said about choosing it. */
export interface ChoiceOption {
  id: string;
  text: LocalizedMarkdown;
  /** Share of the points in percent, -100 to 100; 100 is the right one of a `single`. */
  weight: number;
  feedback?: LocalizedMarkdown;
}

/** An accepted short answer; compared folded as in the search unless `exact`. */
export interface AcceptedText {
  text: string;
  /** Share of the points in percent, 0 to 100. */
  weight: number;
  feedback?: LocalizedMarkdown;
}

/** An accepted number: `value` give or take `tolerance`, both in the question's unit. */
export interface AcceptedNumber {
  value: number;
  tolerance: number;
  /** Share of the points in percent, 0 to 100. */
  weight: number;
  feedback?: LocalizedMarkdown;
}
