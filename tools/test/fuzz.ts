import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { reportFailure, root } from '../workspace.ts';
import { commitOf, fuzzPage } from './fuzz-page.ts';

/**
 * npm run fuzz [-- --calls N --seed N --only TEXT --write]: the fuzzer alone, with more calls than in npm test (SEC-9);
 * `--write` keeps the figures of the run in docs/fuzz.md.
 */
stopChildrenOnSignal();
const folder = mkdtempSync(join(tmpdir(), 'masar-fuzz-'));
try {
  const { values } = parseArgs({
    options: {
      calls: { type: 'string', default: '100000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      only: { type: 'string', default: '' },
      write: { type: 'boolean', default: false },
    },
  });
  const commit = commitOf(root);
  const report = join(folder, 'figures.json');
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', jest, '--selectProjects', 'medium', '--', 'test/fuzz.http'];
  process.exitCode = await exitCodeOf(process.execPath, args, {
    cwd: join(root, 'backend'),
    env: {
      ...process.env,
      FUZZ_CALLS: values.calls,
      FUZZ_SEED: values.seed,
      FUZZ_ONLY: values.only,
      FUZZ_REPORT: report,
    },
  });
  const page = fuzzPage(JSON.parse(readFileSync(report, 'utf8')), { commit, day: new Date(), ...values });
  console.log(page);
  if (values.write) writeFileSync(join(root, 'docs/fuzz.md'), page);
} catch (error) {
  reportFailure(error);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
