import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { reportFailure, root } from '../workspace.ts';
import { commitOf, type FuzzFigures, fuzzPage, together } from './fuzz-page.ts';

/**
 * npm run fuzz [-- --calls N --seed N --only TEXT --processes N --write]: the fuzzer alone, with more calls than in npm
 * test (SEC-9), in a process for each processor, each with its own server and database; `--write` keeps the figures of
 * the run in docs/fuzz.md.
 */
stopChildrenOnSignal();
const folder = mkdtempSync(join(tmpdir(), 'masar-fuzz-'));
/** Far apart, since each ten thousand random calls take the next seed. */
const seedsApart = 1_000_000;
try {
  const { values } = parseArgs({
    options: {
      calls: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % seedsApart) },
      only: { type: 'string', default: '' },
      processes: { type: 'string', default: String(availableParallelism()) },
      write: { type: 'boolean', default: false },
    },
  });
  const processes = Number(values.processes);
  const commit = commitOf(root);
  const reports = Array.from({ length: processes }, (_, part) => join(folder, `figures-${part}.json`));
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--selectProjects', 'medium', '--', 'test/fuzz.http'];
  const codes = await Promise.all(
    reports.map((report, part) =>
      exitCodeOf(process.execPath, args, {
        cwd: join(root, 'backend'),
        env: {
          ...process.env,
          FUZZ_CALLS: String(Math.ceil(Number(values.calls) / processes)),
          FUZZ_SEED: String(Number(values.seed) + part * seedsApart),
          FUZZ_ONLY: values.only,
          FUZZ_PART: String(part),
          FUZZ_PARTS: String(processes),
          FUZZ_REPORT: report,
          TEST_PATIENCE_MINUTES: '600',
        },
      }),
    ),
  );
  process.exitCode = Math.max(...codes);
  const figures = together(reports.map((report) => JSON.parse(readFileSync(report, 'utf8')) as FuzzFigures));
  const page = fuzzPage(figures, { ...values, commit, day: new Date(), processes });
  console.log(page);
  if (values.write) writeFileSync(join(root, 'docs/fuzz.md'), page);
} catch (error) {
  reportFailure(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
