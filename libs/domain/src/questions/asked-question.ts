import { rulesOf } from './kinds/rules-of-kinds.ts';
import type { AskedParts } from './parts/asked-parts.ts';
import type { OwnParts } from './parts/own-parts.ts';
import type { Question } from './question.ts';

/** All that it takes to ask this question beside its text, in its author's order. */
export const askedParts = (question: Question): AskedParts => ({
  options: [],
  left: [],
  right: [],
  items: [],
  gaps: [],
  picture: null,
  pictureAr: null,
  pictureEn: null,
  unit: '',
  ...rulesOf(question).asked(question),
});

/** The question with parts in an order and under names of a paper's own (EVD-5). */
export const withOwnParts = (question: Question, own: OwnParts): Question =>
  rulesOf(question).withOwnParts(question, own);

/** What a seed settles for a question that asks with drawn values: the same for the same seed; nothing for all others. */
export const drawnValues = (question: Question, seed: number): Record<string, number> | undefined =>
  rulesOf(question).draw?.(question, seed);

/** `{{n}}` becomes what was drawn for n. */
export const withValues = (text: string, values: Readonly<Record<string, number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : mark));
