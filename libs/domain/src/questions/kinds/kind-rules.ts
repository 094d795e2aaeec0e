import type { LocalizedMarkdown } from '../localized-markdown.ts';
import type { AskedParts } from '../parts/asked-parts.ts';
import type { Judged } from '../parts/judged.ts';
import type { KeyLine } from '../parts/key-lines.ts';
import type { OwnParts } from '../parts/own-parts.ts';
import type { QuestionBase } from '../parts/question-parts.ts';
import type { Form } from '../parts/read-form.ts';
import type { SameAnswers } from '../parts/same-answers.ts';

/** What was drawn for a question, by name. */
export type DrawnValues = Readonly<Record<string, number>>;

/** Something whose choosing is counted, and its share of the points in percent. */
export interface CountedPart {
  id: string;
  text: LocalizedMarkdown;
  weight: number;
}

type OwnFields<Asked> = Omit<Asked, keyof QuestionBase | 'kind'>;

/**
 * All that has to be known of a kind of question (QB-1). Each kind says it in a file of its own, and `rulesOfKinds` does
 * not compile while one is missing.
 */
export interface KindRules<Asked, Given> {
  /** How its own fields are read from what was sent. */
  form: Form<OwnFields<Asked>>;
  /** The field in which something is wrong that no part shows by itself: ids that stand twice or for nothing … */
  wrongRelation(question: Asked): string | undefined;
  /** What was sent as an answer with nothing but what one holds; `undefined` where it fits no part of the question. */
  answerIn(question: Asked, sent: Readonly<Record<string, unknown>>): Omit<Given, 'kind'> | undefined;
  /** What an answer that fits earns. */
  judge(question: Asked, answer: Given, values: DrawnValues): Judged;
  /** One that earns all points; `undefined` while there is none. */
  rightAnswer(question: Asked, values: DrawnValues): Omit<Given, 'kind'> | undefined;
  /** What is right, for who reads it without the editor. */
  keyLines(question: Asked): KeyLine[];
  /** What its author says, by a `feedback` of what was judged. */
  saidOf(question: Asked, feedback: string): LocalizedMarkdown | undefined;
  /** The most that an answer earns on average which is given without reading the question, from 0 to 1 (EVD-8). */
  guessedShare(question: Asked): number;
  /** Which answers earn something here that might be right elsewhere too (EVD-8). */
  sameAnswers(question: Asked): SameAnswers;
  /** What it takes to be asked, without the key, each list in its author's order (EVD-2). */
  asked(question: Asked): Partial<AskedParts>;
  /** With parts in an order and under names of a paper's own (EVD-5). */
  withOwnParts(question: Asked, own: OwnParts): Asked;

  /** Of kinds whose parts are chosen: which there are, and which an answer chose (QB-4). */
  counted?: { parts(question: Asked): CountedPart[]; chosen(answer: Given): string[] };
  /** Of kinds that ask with values that a seed settles. */
  draw?(question: Asked, seed: number): Record<string, number>;
  /** Of kinds that are asked about a picture; its address is empty while there is none. */
  picture?: {
    of(question: Asked): { address: string; words: LocalizedMarkdown };
    at(question: Asked, address: string): Asked;
  };
}
