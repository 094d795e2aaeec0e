/** How long and with which numbers the fuzzer runs; `npm run fuzz` sets them (docs/guides/testing.md). */
export interface FuzzSettings {
  /** Part of `get /api/courses/{id}`: only calls that contain it. */
  only: string;
  seed: number;
  /** How many calls with random values there are; with minutes, at least. */
  randomCalls: number;
  /** Runs all values everywhere, then random ones until the time is over. */
  minutes: number;
}

/** The seed is always the same in `npm test`: what fails there should be what was changed. */
export function fuzzSettings(environment: Record<string, string | undefined>): FuzzSettings {
  const number = (name: string, otherwise: number): number => Number(environment[name] || otherwise);
  const minutes = number('FUZZ_MINUTES', 0);
  return {
    only: environment['FUZZ_ONLY'] ?? '',
    seed: number('FUZZ_SEED', minutes > 0 ? Date.now() % 1_000_000 : 9),
    randomCalls: number('FUZZ_RANDOM_CALLS', 2000),
    minutes,
  };
}
