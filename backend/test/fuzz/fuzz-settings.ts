import type { Part } from './selection.js';

/** How much and with which numbers the fuzzer runs; `npm run fuzz` sets them (docs/guides/testing.md). */
export interface FuzzSettings {
  /** Part of `get /api/courses/{id}`: only calls that contain it. */
  only: string;
  /** The random calls of the same seed are the same. */
  seed: number;
  /** Calls in all. The long form tries every value everywhere as far as they reach, and goes on with random ones. */
  calls: number;
  isLong: boolean;
  /** Which of so many processes this one is, from 0: each tries other values and other chances. */
  part: Part;
  /** The file for the figures of the run; none when empty. */
  report: string;
}

/** What `npm test` sends: a fixed number and always the same, so that what fails there is what was changed. */
const inEveryTest = { calls: 10_000, seed: 9 };

export function fuzzSettings(environment: Record<string, string | undefined>): FuzzSettings {
  const number = (name: string, otherwise: number): number => Number(environment[name] || otherwise);
  return {
    only: environment['FUZZ_ONLY'] ?? '',
    seed: number('FUZZ_SEED', inEveryTest.seed),
    calls: number('FUZZ_CALLS', inEveryTest.calls),
    isLong: Boolean(environment['FUZZ_CALLS']),
    part: { index: number('FUZZ_PART', 0), of: number('FUZZ_PARTS', 1) },
    report: environment['FUZZ_REPORT'] ?? '',
  };
}
