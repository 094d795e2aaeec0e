import { execFileSync } from 'node:child_process';

/** What a run of the fuzzer writes about itself. */
export interface FuzzFigures {
  seed: number;
  calls: number;
  uploads: number;
  operations: number;
  leastCalls: number;
  leastCalled: string;
  statuses: Record<string, number>;
  serverErrors: number;
  schemaFaults: number;
  triedAgain: number;
  seconds: number;
}

interface FuzzRun {
  commit: string;
  day: Date;
  calls: string;
  seed: string;
}

/** The commit that is fuzzed; `+` where the work tree differs from it. */
export function commitOf(folder: string): string {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+');
}

/** docs/fuzz.md: the figures of one run as a table and as a line for programs. */
export function fuzzPage(figures: FuzzFigures, { commit, day, calls, seed }: FuzzRun): string {
  const rows = [
    ['calls', figures.calls],
    ['uploads with a body among them', figures.uploads],
    ['operations of the document', figures.operations],
    [`calls of the operation called least (\`${figures.leastCalled}\`)`, figures.leastCalls],
    ['answers of 2xx', ofClass(figures, '2')],
    ['answers of 3xx', ofClass(figures, '3')],
    ['answers of 4xx', ofClass(figures, '4')],
    ['answers of 5xx', figures.serverErrors],
    ['no answer', figures.statuses['0'] ?? 0],
    ['answers that differ from the document', figures.schemaFaults],
    ['minutes', Math.round(figures.seconds / 6) / 10],
    ['calls a second', Math.round(figures.calls / figures.seconds)],
  ].map(([name = '', value = '']) => [String(name), String(value)] as const);
  const width = Math.max(...rows.map(([name]) => name.length));
  const numbers = Math.max('count'.length, ...rows.map(([, value]) => value.length));
  const line = (name: string, value: string) => `| ${name.padEnd(width)} | ${value.padStart(numbers)} |`;
  return `# The last long run of the fuzzer

\`npm run fuzz -- --calls ${calls} --seed ${seed} --write\` on ${day.toISOString().slice(0, 10)}, commit ${commit}. How it works: [testing](guides/testing.md#the-fuzzer).

${line('what', 'count')}
| ${'-'.repeat(width)} | ${'-'.repeat(numbers - 1)}: |
${rows.map(([name, value]) => line(name, value)).join('\n')}

\`\`\`json
${JSON.stringify(figures)}
\`\`\`
`;
}

const ofClass = ({ statuses }: FuzzFigures, digit: string): number =>
  Object.entries(statuses).reduce((sum, [status, count]) => sum + (status.startsWith(digit) ? count : 0), 0);
