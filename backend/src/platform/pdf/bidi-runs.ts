import { createRequire } from 'node:module';
import { directionOf, type Language, splitAtSignedNames, textDirection } from '@masar/i18n';
import type { Bidi } from 'bidi-js';

// The package is CommonJS whose types describe an ES module: only `require` gives the function in both worlds.
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();
const invisible = /[\u2066-\u2069]/u;

/** Keeps what is inside from left to right: numbers with their signs. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;

/**
 * Keeps a title together, whatever stands around it, in the direction of the language it was written in: 'React من الصفر'
 * is Arabic although it begins with a Latin letter. `C++` stays `C++` in it.
 */
export function isolate(text: string, language: Language): string {
  const direction = textDirection(text, language) ?? directionOf(language);
  const opening = direction === 'rtl' ? '\u2067' : '\u2066';
  return `${opening}${isolateSignedNames(text)}\u2069`;
}

/** Keeps the signs of names such as `C++` behind their letters. */
export const isolateSignedNames = (text: string): string =>
  splitAtSignedNames(text)
    .map((piece, index) => (index % 2 === 1 ? isolateLtr(piece) : piece))
    .join('');

/** A stretch of one direction, ready for the shaper. */
export interface BidiRun {
  /** In logical order. */
  text: string;
  /** True where the shaper has to lay the glyphs from right to left. */
  isRtl: boolean;
}

/**
 * Splits a line into runs of one direction, in the order in which they stand on paper from left to right (UAX 9). The
 * shaper turns the letters of a run from right to left; brackets are mirrored here, because it does not.
 */
export function visualRuns(text: string, base: 'rtl' | 'ltr'): BidiRun[] {
  if (text === '') return [];
  const { levels } = bidi.getEmbeddingLevels(text, base);
  const runs: { text: string; level: number }[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (invisible.test(text.charAt(index))) continue;
    const level = levels[index] ?? 0;
    const character = level % 2 === 1 ? mirror(text.charAt(index)) : text.charAt(index);
    const last = runs.at(-1);
    if (last && last.level === level) last.text += character;
    else runs.push({ text: character, level });
  }
  return inVisualOrder(runs).map(({ text: run, level }) => ({ text: run, isRtl: level % 2 === 1 }));
}

/** Reverses every sequence of runs at or above each level, from the highest down to the lowest odd one (rule L2). */
function inVisualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  let ordered = [...runs];
  for (let level = Math.max(...runs.map((run) => run.level)); level >= 1; level -= 1) {
    const next: Run[] = [];
    let sequence: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) sequence.unshift(run);
      else {
        next.push(...sequence, run);
        sequence = [];
      }
    }
    ordered = [...next, ...sequence];
  }
  return ordered;
}

const mirror = (character: string): string => bidi.getMirroredCharacter(character) ?? character;
