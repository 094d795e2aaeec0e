import { type LocalizedMarkdown, readNumber } from '@masar/domain';
import { Unreadable } from '../read-questions.js';
import { mostParts } from './columns.js';

/** Cells of a row by their columns. */
export type Cells = Partial<Record<string, string>>;

export const pair = (column: string, { ar, en }: LocalizedMarkdown): Cells => ({
  [`${column}_ar`]: ar,
  [`${column}_en`]: en,
});

/** Parts in their columns; `undefined` where they are more than a table holds. */
export function cellsOf(parts: { text: LocalizedMarkdown; share: string }[]): Cells | undefined {
  if (parts.length > mostParts) return undefined;
  const cells = parts.map(({ text, share }, at) => ({
    ...pair(`answer_${at + 1}`, text),
    [`answer_${at + 1}_share`]: share,
  }));
  return Object.assign({}, ...cells) as Cells;
}

/** A text that is the same in both languages stands in the Arabic column. */
export const alike = (text: string): LocalizedMarkdown => ({ ar: text, en: '' });

/** A row while it is read. */
export interface CsvRow {
  cell: (column: string) => string;
  parts: CsvPart[];
  settings: string[];
}
interface CsvPart {
  text: LocalizedMarkdown;
  /** In percent; 0 where none is written. */
  weight: number;
  hasShare: boolean;
}

export function numberIn(text: string): number {
  const value = readNumber(text);
  if (value === undefined) throw new Unreadable('broken', text.slice(0, 80));
  return value;
}

/** Texts that are accepted; those without a share earn all. */
export function acceptedIn({ parts }: CsvRow): { text: string; weight: number }[] {
  if (parts.length === 0) throw new Unreadable('no-key');
  return parts.map(({ text, weight, hasShare }) => ({
    text: text.ar || text.en,
    weight: weight || (hasShare ? 0 : 100),
  }));
}
