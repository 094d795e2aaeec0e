/** Of times in ms, 0 where there are none. */
export const slowest = (times: readonly number[]): number => Math.max(0, ...times);
export const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
