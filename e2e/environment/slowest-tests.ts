import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const SHOWN = 20;

/** Tells at the end of a run which tests took longest: there the next minute is to be saved. */
export default class SlowestTests implements Reporter {
  private readonly ends: { title: string; seconds: number }[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const [, , file, ...titles] = test.titlePath();
    this.ends.push({ title: `${file} › ${titles.filter(Boolean).join(' › ')}`, seconds: duration / 1000 });
  }

  onEnd(): void {
    if (this.ends.length <= SHOWN) return;
    const slowest = this.ends.toSorted((one, other) => other.seconds - one.seconds).slice(0, SHOWN);
    const total = this.ends.reduce((sum, { seconds }) => sum + seconds, 0);
    const lines = [
      `  The ${SHOWN} slowest of ${this.ends.length} tests, which took ${total.toFixed(0)} s in all:`,
      ...slowest.map(({ title, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${title}`),
    ];
    process.stdout.write(`\n${lines.join('\n')}\n`);
  }
}
