/** One look at the server's memory, in bytes. */
export interface MemorySample {
  atMs: number;
  resident: number;
  heapUsed: number;
}

const mb = (bytes: number): number => Math.round(bytes / 1e5) / 10;

/**
 * What the samples say. Caches and compiled code fill in the first quarter; growth is what the last quarter holds more
 * than the second, by its median and by the lowest heap, which stands right behind a garbage collection.
 */
export function memoryFigures(samples: readonly MemorySample[]) {
  const quarter = Math.floor(samples.length / 4);
  const second = samples.slice(quarter, 2 * quarter);
  const last = samples.slice(-quarter);
  const resident = samples.map((sample) => sample.resident);
  return {
    rssStartMb: mb(resident[0]!),
    rssMaxMb: mb(Math.max(...resident)),
    rssEndMb: mb(resident.at(-1)!),
    rssGrowthMb: mb(middle(last) - middle(second)),
    heapFloorGrowthMb: mb(floor(last) - floor(second)),
    slopeMbPerHour: mb(slopePerMs(samples.slice(quarter)) * 3_600_000),
  };
}

const middle = (samples: readonly MemorySample[]): number =>
  samples.map(({ resident }) => resident).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)]!;

const floor = (samples: readonly MemorySample[]): number => Math.min(...samples.map(({ heapUsed }) => heapUsed));

/** The straight line through the residents by least squares. */
function slopePerMs(samples: readonly MemorySample[]): number {
  const mean = (of: (sample: MemorySample) => number): number =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, resident] = [mean(({ atMs }) => atMs), mean((sample) => sample.resident)];
  const [along, spread] = [
    mean((sample) => (sample.atMs - at) * (sample.resident - resident)),
    mean(({ atMs }) => (atMs - at) ** 2),
  ];
  return along / spread;
}
