import { grown, memoryFigures, type MemorySample, windowsOf } from './memory-figures.js';

const minute = 60_000;
const level = {
  loopP50Ms: 10,
  loopP99Ms: 20,
  loopMaxMs: 40,
  cpuSeconds: 0,
  handles: 620,
  resources: 640,
  connections: 18,
  descriptors: 660,
  threads: 15,
  load: 3,
};
const samplesOf = (
  resident: (minutes: number) => number,
  others: (minutes: number) => Partial<MemorySample> = () => ({}),
) =>
  Array.from({ length: 60 }, (_, minutes) => ({
    ...level,
    atMs: minutes * minute,
    resident: resident(minutes) * 1e6,
    heapUsed: (resident(minutes) - 100) * 1e6,
    ...others(minutes),
  }));
const grownWith = (others: (minutes: number) => Partial<MemorySample>) =>
  grown(
    windowsOf(
      samplesOf(() => 250, others),
      4,
    ),
  );

describe('figures of memory', () => {
  it('see a leak of two megabytes a minute [PERF-8]', () => {
    const figures = memoryFigures(samplesOf((minutes) => 200 + 2 * minutes));
    expect(figures).toMatchObject({ rssStartMb: 200, rssMaxMb: 318, slopeMbPerHour: 120 });
    expect(figures.rssGrowthMb).toBeGreaterThan(50);
    expect(figures.heapFloorGrowthMb).toBeGreaterThan(50);
  });

  it('see none where memory fills at the start and then goes up and down [PERF-8]', () => {
    const figures = memoryFigures(samplesOf((minutes) => (minutes < 10 ? 150 + 10 * minutes : 250 + (minutes % 5))));
    expect(Math.abs(figures.rssGrowthMb)).toBeLessThan(2);
    expect(Math.abs(figures.slopeMbPerHour)).toBeLessThan(10);
  });

  it('name what is opened and never closed [PERF-8]', () => {
    expect(grownWith((minutes) => ({ descriptors: 660 + minutes }))).toEqual(['descriptors']);
    expect(grownWith((minutes) => ({ handles: 620 + minutes, connections: 10 + minutes / 6 }))).toEqual([
      'handles',
      'connections',
    ]);
  });

  it('name nothing that only goes up and down, nor what was opened in the first quarter [PERF-8]', () => {
    expect(grownWith((minutes) => ({ descriptors: 660 + (minutes % 7), connections: 17 + (minutes % 3) }))).toEqual([]);
    expect(grownWith((minutes) => ({ handles: Math.min(620, 50 * minutes) }))).toEqual([]);
  });

  it('name an event loop that turns slower and slower, not a moment in which it stood [PERF-8]', () => {
    expect(grownWith((minutes) => ({ loopP50Ms: 10 + minutes / 4 }))).toEqual(['loopP50Ms']);
    expect(grownWith((minutes) => ({ loopMaxMs: minutes === 55 ? 900 : 40 }))).toEqual([]);
  });

  it('tell each part of a run by its medians and its worst [PERF-8]', () => {
    const parts = windowsOf(
      samplesOf(
        () => 250,
        (minutes) => ({ loopMaxMs: minutes, cpuSeconds: minutes * 30 }),
      ),
      12,
    );
    expect(parts.map(({ fromMinute }) => fromMinute)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
    expect(parts[2]).toMatchObject({ rssMb: 250, loopMaxMs: 14, cpuPercent: 50, handles: 620 });
  });
});
