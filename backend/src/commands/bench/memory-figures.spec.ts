import { memoryFigures } from './memory-figures.js';

const minute = 60_000;
const samplesOf = (resident: (minutes: number) => number) =>
  Array.from({ length: 60 }, (_, minutes) => ({
    atMs: minutes * minute,
    resident: resident(minutes) * 1e6,
    heapUsed: (resident(minutes) - 100) * 1e6,
  }));

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
});
