import { median } from './side-by-side.js';

/** One look at the server. */
export interface MemorySample {
  atMs: number;
  /** Bytes. */
  resident: number;
  heapUsed: number;
  /** Of the event loop's turns since the sample before; its clock looks every ten milliseconds, so ten are none. */
  loopP50Ms: number;
  loopP99Ms: number;
  loopMaxMs: number;
  /** Of the process so far. */
  cpuSeconds: number;
  /** What the event loop watches: sockets, timers, children. */
  handles: number;
  resources: number;
  /** To PostgreSQL. */
  connections: number;
  /** Open files and sockets. */
  descriptors: number;
  threads: number;
  /** Processes on the machine that want to run, as a mean of the last minute. */
  load: number;
}

const mb = (bytes: number): number => Math.round(bytes / 1e5) / 10;
const tenth = (value: number): number => Math.round(value * 10) / 10;

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
    rssGrowthMb: mb(middle(last, 'resident') - middle(second, 'resident')),
    heapFloorGrowthMb: mb(floor(last) - floor(second)),
    slopeMbPerHour: mb(slopePerMs(samples.slice(quarter)) * 3_600_000),
  };
}

export type WindowFigures = ReturnType<typeof windowFigures>;

/** A part of the run: medians of its samples, and the worst where that is said. */
export function windowFigures(samples: readonly MemorySample[]) {
  const [first, last] = [samples[0]!, samples.at(-1)!];
  const most = (of: keyof MemorySample): number => Math.max(...samples.map((sample) => sample[of]));
  const seconds = (last.atMs - first.atMs) / 1000;
  return {
    fromMinute: tenth(first.atMs / 60_000),
    rssMb: mb(middle(samples, 'resident')),
    rssMaxMb: mb(most('resident')),
    heapFloorMb: mb(floor(samples)),
    loopP50Ms: tenth(middle(samples, 'loopP50Ms')),
    loopP99Ms: tenth(middle(samples, 'loopP99Ms')),
    loopMaxMs: tenth(most('loopMaxMs')),
    cpuPercent: Math.round(((last.cpuSeconds - first.cpuSeconds) / seconds) * 100),
    handles: middle(samples, 'handles'),
    resources: middle(samples, 'resources'),
    connections: middle(samples, 'connections'),
    connectionsMax: most('connections'),
    descriptors: middle(samples, 'descriptors'),
    threads: middle(samples, 'threads'),
    load: tenth(middle(samples, 'load')),
  };
}

/** The run in so many parts of the same length. */
export const windowsOf = (samples: readonly MemorySample[], parts: number): WindowFigures[] =>
  Array.from({ length: parts }, (_, part) =>
    windowFigures(
      samples.slice(Math.floor((part * samples.length) / parts), Math.floor(((part + 1) * samples.length) / parts)),
    ),
  );

/**
 * By how much the last quarter may stand above the second and still count as level: pools give connections back and take
 * them again, children that make PDFs come and go, and other work on the machine delays the event loop.
 */
const noise = { handles: 10, resources: 15, descriptors: 10, connections: 3, threads: 2, loopP50Ms: 5 } as const;

/** What grew between the second quarter and the last, by name. */
export function grown([, second, , last]: readonly WindowFigures[]): string[] {
  return Object.entries(noise).flatMap(([name, allowed]) => {
    const key = name as keyof typeof noise;
    return last![key] - second![key] > allowed ? [name] : [];
  });
}

const middle = (samples: readonly MemorySample[], of: keyof MemorySample): number =>
  median(samples.map((sample) => sample[of]));

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
