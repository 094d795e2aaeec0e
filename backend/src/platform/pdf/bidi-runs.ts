import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';

// The package is CommonJS whose types describe an ES module: only `require` gives the function in both worlds.
const bidi = (createRequire(import.meta.url)('bidi-js') as () => Bidi)();
const invisible = /[\u2066-\u2069]/u;
const arabic = /\p{Script=Arabic}/u;

/** Latin names that end in signs; beside Arabic the signs would jump to the other end. */
const signedNames = /[A-Za-z]+(?:\+\+|#)/g;

/** Keeps what is inside from left to right: numbers with their signs. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`;

/** Keeps a title together, in its own direction, whatever stands around it; `C++` stays `C++` in it. */
export const isolate = (text: string): string => `\u2068${text.replace(signedNames, isolateLtr)}\u2069`;

/** A stretch of one direction, ready for the shaper. */
export interface BidiRun {
  text: string;
  /** True where the shaper lays the glyphs from right to left. */
  isRtl: boolean;
}

/**
 * Splits a line into runs of one direction, in the order in which they stand on paper from left to right (UAX 9). The
 * shaper turns the letters of an Arabic run itself; brackets are mirrored here, because it does not.
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
  return inVisualOrder(runs).map(({ text: run, level }) => toRun(run, level % 2 === 1));
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

/** A right-to-left run without any Arabic letter is not turned by the shaper, so it is turned here. */
function toRun(text: string, isRtl: boolean): BidiRun {
  if (!isRtl || arabic.test(text)) return { text, isRtl };
  return { text: [...text].reverse().join(''), isRtl: false };
}

const mirror = (character: string): string => bidi.getMirroredCharacter(character) ?? character;
