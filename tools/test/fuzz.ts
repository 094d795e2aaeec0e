import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { reportFailure, root } from '../workspace.ts';

/** npm run fuzz [-- --minutes N --seed N --only TEXT]: the fuzzer alone, for longer than in npm test (SEC-9). */
stopChildrenOnSignal();
try {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: '' },
      only: { type: 'string', default: '' },
    },
  });
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const args = ['--experimental-vm-modules', jest, '--selectProjects', 'medium', '--', 'test/fuzz.http'];
  process.exitCode = await exitCodeOf(process.execPath, args, {
    cwd: join(root, 'backend'),
    env: { ...process.env, FUZZ_MINUTES: values.minutes, FUZZ_SEED: values.seed, FUZZ_ONLY: values.only },
  });
} catch (error) {
  reportFailure(error);
}
