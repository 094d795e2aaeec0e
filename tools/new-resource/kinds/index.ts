import { choice, flag } from './choices.ts';
import type { Kind } from './kind.ts';
import { integer, money, percent } from './numbers.ts';
import { reference } from './reference.ts';
import { longText, text } from './texts.ts';
import { day, instant } from './times.ts';

/** A text in both languages is written as two of these. */
export const bilingual = 'bilingual';

export const kinds: ReadonlyMap<string, Kind> = new Map(
  [text, longText, integer, money, percent, flag, day, instant, choice, reference].map((kind) => [kind.name, kind]),
);
