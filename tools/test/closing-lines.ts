/** What the test runners in an output said at their end. */
export interface Closing {
  passed: number;
  failed: number;
  /** Their own lines, as printed: which tests or files failed, and how many in all. */
  lines: string[];
}

const colours = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'g');
/** `Tests:       1 failed, 2 skipped, 13 passed, 16 total` */
const jest = /^\s*Tests:\s+.*\d+ total\s*$/;
/** `  12 passed (34.5s)`, `  1 failed` */
const playwright = /^\s+(\d+) (passed|failed|flaky|skipped|did not run)(?: \([\d.]+m?s?\))?\s*$/;
/** `FAIL small src/a.spec.ts`, which jest says twice; `    [journeys] › journeys/a.spec.ts:7:1 › opens` */
const failure = /^(?:FAIL \S.*|\s{4}\[[\w-]+\] › .+)$/;
const jestDuration = / \([\d.]+ s\)$/;

/** Adds up the closing lines of every jest and Playwright run in the output. */
export function readClosing(output: string): Closing {
  const printed = output.replace(colours, '').split('\n');
  const isTotal = (line: string): boolean => jest.test(line) || playwright.test(line);
  const lines = printed
    .map((line) => line.replace(jestDuration, ''))
    .filter((line, index, all) => isTotal(line) || (failure.test(line) && all.indexOf(line) === index));
  const count = (word: string): number =>
    lines
      .filter(isTotal)
      .flatMap((line) => [...line.matchAll(new RegExp(String.raw`(\d+) ${word}`, 'g'))])
      .reduce((n, [, m]) => n + Number(m), 0);
  return {
    passed: count('passed') + count('flaky'),
    failed: count('failed') + count('did not run'),
    lines: lines.map((line) => line.trim()),
  };
}
