import { Linter } from 'eslint';
import { assertedSeconds } from './asserted-seconds.ts';

const faults = (code: string): number =>
  new Linter().verify(code, {
    plugins: { masar: { rules: { seconds: assertedSeconds } } },
    rules: { 'masar/seconds': 'error' },
  }).length;

describe('asserted seconds', () => {
  it.each([
    'expect(performance.now() - start).toBeLessThan(5000)',
    'expect(Date.now() - shown).toBeLessThanOrEqual(500)',
    'async () => { await page.waitForTimeout(1000); }',
  ])('are refused in tests: %s [OPS-1]', (code) => {
    expect(faults(code)).toBe(1);
  });

  it.each([
    'expect(Date.parse(upSince)).toBeLessThan(Date.now())',
    'expect(cpuSeconds(work)).toBeLessThan(2)',
    'expect(list.length - 1).toBeLessThan(3)',
  ])('are none: %s [OPS-1]', (code) => {
    expect(faults(code)).toBe(0);
  });
});
