import type { LocalizedMarkdown } from './localized-markdown.ts';

/**
 * Questions of banks and papers (QB-1). All texts are Markdown in both languages; ids of parts are unique within their
 * question and stay when its texts are edited, so that answers and statistics keep their meaning.
 */
export const questionKinds = [
  'single',
  'multiple',
  'true-false',
  'short-text',
  'number',
  'matching',
  'ordering',
  'cloze',
  'hotspot',
  'calculated',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

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

interface QuestionBase {
  id: string;
  prompt: LocalizedMarkdown;
  /** Shown after the answer was judged. */
  explanation?: LocalizedMarkdown;
  /** Points of the whole question, above 0. */
  points: number;
}

export interface SingleChoiceQuestion extends QuestionBase {
  kind: 'single';
  options: ChoiceOption[];
  /** Whether a paper may put the options in an order of its own. */
  shuffles: boolean;
}

/** Several options; `partial` counts wrong ones against right ones, `all-or-nothing` asks for exactly the right ones. */
export interface MultipleChoiceQuestion extends QuestionBase {
  kind: 'multiple';
  options: ChoiceOption[];
  credit: 'partial' | 'all-or-nothing';
  shuffles: boolean;
}

export interface TrueFalseQuestion extends QuestionBase {
  kind: 'true-false';
  isTrue: boolean;
  feedbackTrue?: LocalizedMarkdown;
  feedbackFalse?: LocalizedMarkdown;
}

export interface ShortTextQuestion extends QuestionBase {
  kind: 'short-text';
  accepted: AcceptedText[];
  /** Letters and case have to be as written. */
  exact: boolean;
}

export interface NumberQuestion extends QuestionBase {
  kind: 'number';
  accepted: AcceptedNumber[];
  /** Written behind the field, e.g. `kg`; empty where there is none. */
  unit: string;
}

/** Each left side belongs to one right side; right sides may be shared or belong to nothing. */
export interface MatchingQuestion extends QuestionBase {
  kind: 'matching';
  left: { id: string; text: LocalizedMarkdown; rightId: string }[];
  right: { id: string; text: LocalizedMarkdown }[];
}

/** Steps in their right order. */
export interface OrderingQuestion extends QuestionBase {
  kind: 'ordering';
  items: { id: string; text: LocalizedMarkdown }[];
}

/** A gap of a cloze text; the prompt holds its place as `{{id}}`. */
export type ClozeGap =
  | { id: string; kind: 'choice'; options: ChoiceOption[] }
  | { id: string; kind: 'text'; accepted: AcceptedText[]; exact: boolean }
  | { id: string; kind: 'number'; accepted: AcceptedNumber[] };

export interface ClozeQuestion extends QuestionBase {
  kind: 'cloze';
  gaps: ClozeGap[];
}

/** A place on a picture, in percent of its width and height from the left and upper edge. */
export type HotspotArea =
  | { shape: 'rectangle'; x: number; y: number; width: number; height: number }
  | { shape: 'circle'; x: number; y: number; radius: number };

export interface HotspotQuestion extends QuestionBase {
  kind: 'hotspot';
  /** Address of the picture within the bank. */
  picture: string;
  pictureText: LocalizedMarkdown;
  areas: HotspotArea[];
}

/** A number whose values a seed draws; `formula` is arithmetic over the names of `parameters`. */
export interface CalculatedQuestion extends QuestionBase {
  kind: 'calculated';
  parameters: {
    name: string;
    from: number;
    to: number;
    decimals: number;
    /** From one possible value to the next; left out, it is the smallest that the decimals can tell. */
    step?: number;
  }[];
  formula: string;
  /** How far an answer may be off, in the unit of the result. */
  tolerance: number;
  decimals: number;
  unit: string;
}

export type Question =
  | SingleChoiceQuestion
  | MultipleChoiceQuestion
  | TrueFalseQuestion
  | ShortTextQuestion
  | NumberQuestion
  | MatchingQuestion
  | OrderingQuestion
  | ClozeQuestion
  | HotspotQuestion
  | CalculatedQuestion;
