import { readClosing } from './closing-lines.ts';
import { summaryOf } from './run-steps.ts';

const output = `
PASS small src/a.spec.ts
Tests:       2 skipped, 13 passed, 15 total
\u001b[1mTests:       \u001b[22m\u001b[31m1 failed\u001b[39m, 4 passed, 5 total
  3 passed talks about something else
  1 flaky
  12 passed (1.2m)
`;

describe('readClosing', () => {
  it('adds up every runner and keeps its lines [OPS-1]', () => {
    expect(readClosing(output)).toEqual({
      passed: 30,
      failed: 1,
      lines: [
        'Tests:       2 skipped, 13 passed, 15 total',
        'Tests:       1 failed, 4 passed, 5 total',
        '1 flaky',
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
