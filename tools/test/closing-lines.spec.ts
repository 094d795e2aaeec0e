import { readClosing } from './closing-lines.ts';
import { afterSecond, summaryOf } from './run-steps.ts';

const output = `
PASS small src/a.spec.ts
FAIL small src/b.spec.ts (5.1 s)
Tests:       2 skipped, 13 passed, 15 total
\u001b[1mTests:       \u001b[22m\u001b[31m1 failed\u001b[39m, 4 passed, 5 total
  3 passed talks about something else
  ✘  2 [journeys] › journeys/c.spec.ts:4:1 › opens after 3 failed tries (3.1s)
  1 flaky
    [journeys] › journeys/c.spec.ts:4:1 › opens after 3 failed tries
  12 passed (1.2m)

Summary of all failing tests
FAIL small src/b.spec.ts
`;

describe('readClosing', () => {
  it('adds up every runner and keeps its lines and the names of what failed [OPS-1]', () => {
    expect(readClosing(output)).toEqual({
      passed: 30,
      failed: 1,
      lines: [
        'FAIL small src/b.spec.ts',
        'Tests:       2 skipped, 13 passed, 15 total',
        'Tests:       1 failed, 4 passed, 5 total',
        '1 flaky',
        '[journeys] › journeys/c.spec.ts:4:1 › opens after 3 failed tries',
        '12 passed (1.2m)',
      ],
    });
  });
});

describe('summaryOf', () => {
  it('ends with the totals and counts a failed step without tests as one failure [OPS-1]', () => {
    const summary = summaryOf([
      { name: 'lint', isOk: false, closing: readClosing('1 problem') },
      { name: 'tests', isOk: false, closing: readClosing(output) },
    ]);
    expect(summary.split('\n').at(-1)).toBe('30 passed, 2 failed');
  });
});

describe('afterSecond', () => {
  const first = readClosing('Tests:       2 failed, 8 passed, 10 total');
  const after = (line: string, isOk: boolean) => afterSecond(first, { isOk, closing: readClosing(line) });

  it('counts what passed the second time as passed, and says that it was flaky [OPS-1]', () => {
    const { isOk, closing } = after('Tests:       3 passed, 3 total', true);
    expect(isOk).toBe(true);
    expect(closing).toMatchObject({ passed: 10, failed: 0 });
    expect(closing.lines.at(-1)).toBe('2 flaky');
  });

  it('stays failed where a test fails again, or where fewer ran than had failed [OPS-1]', () => {
    expect(after('Tests:       1 failed, 1 passed, 2 total', false)).toMatchObject({
      isOk: false,
      closing: { passed: 9, failed: 1 },
    });
    expect(after('No failed test found.', true).isOk).toBe(false);
    expect(after('Tests:       1 passed, 1 total', true).isOk).toBe(false);
  });
});
