/** How long calls took, in milliseconds. */
export interface Latencies {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  slowest: number;
}

/** Sums milliseconds up; zeros where there is none. */
export function latenciesOf(milliseconds: readonly number[]): Latencies {
  const sorted = Float64Array.from(milliseconds).sort();
  const at = (share: number): number => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), slowest: at(1) };
}
