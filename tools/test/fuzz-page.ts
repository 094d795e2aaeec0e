import { execFileSync } from 'node:child_process';

/** What one process of the fuzzer writes about itself. */
export interface FuzzFigures {
  seed: number;
  calls: number;
  uploads: number;
  /** Calls of each operation, by `get /api/…`. */
  operations: Record<string, number>;
  /** Answers by their status; 0 where there was none. */
  statuses: Record<string, number>;
  serverErrors: number;
  schemaFaults: number;
  triedAgain: number;
  seconds: number;
}

/** The processes of one run together; they ran side by side. */
export function together([first, ...others]: readonly FuzzFigures[]): FuzzFigures {
  if (!first) throw new Error('No process of the fuzzer wrote its figures.');
  return others.reduce(
    (sum, one) => ({
      seed: sum.seed,
      calls: sum.calls + one.calls,
      uploads: sum.uploads + one.uploads,
      operations: added(sum.operations, one.operations),
      statuses: added(sum.statuses, one.statuses),
      serverErrors: sum.serverErrors + one.serverErrors,
      schemaFaults: sum.schemaFaults + one.schemaFaults,
      triedAgain: sum.triedAgain + one.triedAgain,
      seconds: Math.max(sum.seconds, one.seconds),
    }),
    first,
  );
}

function added(some: Record<string, number>, others: Record<string, number>): Record<string, number> {
  const sum = new Map(Object.entries(some));
  for (const [name, count] of Object.entries(others)) sum.set(name, (sum.get(name) ?? 0) + count);
  return Object.fromEntries(sum);
}

interface FuzzRun {
  commit: string;
  day: Date;
  calls: string;
  seed: string;
  processes: number;
}

/** The commit that is fuzzed; `+` where the work tree differs from it. */
export function commitOf(folder: string): string {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+');
}

/** docs/fuzz.md: the figures of one run as a table and as a line for programs. */
export function fuzzPage(figures: FuzzFigures, { commit, day, calls, seed, processes }: FuzzRun): string {
  const { operations, ...others } = figures;
  const [leastCalled, leastCalls] = Object.entries(operations).sort(([, a], [, b]) => a - b)[0] ?? ['', 0];
  const rows = [
    ['calls', figures.calls],
    ['uploads with a body among them', figures.uploads],
    ['operations of the document', Object.keys(operations).length],
    [`calls of the operation called least (\`${leastCalled}\`)`, leastCalls],
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

\`npm run fuzz -- --calls ${calls} --seed ${seed} --write\` on ${day.toISOString().slice(0, 10)}, commit ${commit}, in ${processes === 1 ? 'one process' : `${processes} processes`}. How it works: [testing](guides/testing.md#the-fuzzer).

${line('what', 'count')}
| ${'-'.repeat(width)} | ${'-'.repeat(numbers - 1)}: |
${rows.map(([name, value]) => line(name, value)).join('\n')}

\`\`\`json
${JSON.stringify({ ...others, operations: Object.keys(operations).length, leastCalled, leastCalls })}
\`\`\`
`;
}

const ofClass = ({ statuses }: FuzzFigures, digit: string): number =>
  Object.entries(statuses).reduce((sum, [status, count]) => sum + (status.startsWith(digit) ? count : 0), 0);
