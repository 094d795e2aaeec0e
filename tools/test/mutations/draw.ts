/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** In an order of chance. */
export function shuffled<T>(values: readonly T[], next: () => number): T[] {
  const drawn = [...values];
  for (let at = drawn.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [drawn[at], drawn[other]] = [drawn[other]!, drawn[at]!];
  }
  return drawn;
}

const isCode = /^(?:backend|portal|admin-console)\/src\/.*\.tsx?$/;

/** What holds no behaviour, or stands for others: texts, tables and shapes, what is made, tests and what they need. */
const isLeftOut =
  /\.spec\.|\/testing\/|\.d\.ts$|\.messages\.ts$|\.(?:entity|tables|module|manifest|dto|response|errors|events|record)\.ts$|\/dto\/|\/index\.ts$|\/commands\/|\/routes\.tsx$|\/illustrations?\//;

/** Whether faults are put into a file. */
export const takesFaults = (file: string): boolean => isCode.test(file) && !isLeftOut.test(file);
