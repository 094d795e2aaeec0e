import type { LocalizedMarkdown } from '../localized-markdown.ts';
import type { AcceptedNumber, AcceptedText, ChoiceOption } from './question-parts.ts';

/** A line of what is right in a question; its share of the points in percent, where it has one by itself. */
export interface KeyLine {
  text: LocalizedMarkdown;
  weight?: number;
}

export const alike = (text: string): LocalizedMarkdown => ({ ar: text, en: text });
/** Give or take. */
export const numberWithin = (value: number | string, tolerance: number, unit = ''): LocalizedMarkdown =>
  alike(`${tolerance === 0 ? value : `${value} ± ${tolerance}`} ${unit}`.trim());

export const optionLines = (options: readonly ChoiceOption[]): KeyLine[] =>
  options.map(({ text, weight }) => ({ text, weight }));
export const textLines = (accepted: readonly AcceptedText[]): KeyLine[] =>
  accepted.map(({ text, weight }) => ({ text: alike(text), weight }));
export const numberLines = (accepted: readonly AcceptedNumber[], unit?: string): KeyLine[] =>
  accepted.map(({ value, tolerance, weight }) => ({ text: numberWithin(value, tolerance, unit), weight }));
