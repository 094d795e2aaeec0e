import { delimiter, join } from 'node:path';
import { outputOf } from '../child.ts';
import { nxEnvironment } from '../start/build.ts';
import { root } from '../workspace.ts';
import { type Closing, readClosing } from './closing-lines.ts';

/** One program of a check or test run. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  environment?: NodeJS.ProcessEnv;
  /** Runs just what failed; who passes then is told as flaky: a race or a starved machine, to be mended, but no fault. */
  again?: string[];
}

export interface StepResult {
  name: string;
  isOk: boolean;
  closing: Closing;
}

/** Runs the steps in as many lanes: a single lane shows its output as it comes, several each one's when it has ended. */
export async function runSteps(steps: readonly Step[], { lanes }: { lanes: number }): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, lanes === 1));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function runStep(step: Step, isShown: boolean): Promise<StepResult> {
  const first = await runOnce(step, step.args, isShown);
  if (first.isOk || !step.again || first.closing.failed === 0) return first;
  const second = await runOnce({ ...step, name: `${step.name}, once more` }, step.again, isShown);
  return { ...second, name: step.name, ...afterSecond(first.closing, second) };
}

/** What two runs came to, the second of what failed in the first; a second that ran less than that proves nothing. */
export function afterSecond(first: Closing, second: Pick<StepResult, 'isOk' | 'closing'>): Omit<StepResult, 'name'> {
  const isOk = second.isOk && second.closing.passed >= first.failed;
  const failed = isOk ? 0 : Math.min(Math.max(second.closing.failed, 1), first.failed);
  const lines = [...first.lines, ...second.closing.lines, `${first.failed - failed} flaky`];
  return { isOk, closing: { passed: first.passed + first.failed - failed, failed, lines } };
}

async function runOnce({ name, command, environment }: Step, args: string[], isShown: boolean): Promise<StepResult> {
  if (isShown) console.log(`\n=== ${name}`);
  const begin = Date.now();
  const { code, output } = await outputOf(command, args, {
    cwd: root,
    isShown,
    env: { ...process.env, ...nxEnvironment, ...environment, PATH: pathWithTools(), FORCE_COLOR: '0' },
  });
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`\n=== ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
  if (!isShown && output.trim() !== '') console.log(output.trimEnd());
  return { name, isOk: code === 0, closing: readClosing(output) };
}

/** The workspace's programs, its Node among them, come before the system's. */
function pathWithTools(): string {
  return [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
}

/** Every runner's closing lines and, last, how many tests passed and failed; a failed step without tests counts as one. */
export function summaryOf(results: readonly StepResult[]): string {
  const lines = results.flatMap(({ name, isOk, closing }) => [
    `${isOk ? 'ok    ' : 'FAILED'} ${name}`,
    ...closing.lines.map((line) => `         ${line}`),
  ]);
  const passed = sum(results.map(({ closing }) => closing.passed));
  const failed = sum(results.map(({ isOk, closing }) => closing.failed || (isOk ? 0 : 1)));
  return ['', ...lines, `${passed} passed, ${failed} failed`].join('\n');
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
