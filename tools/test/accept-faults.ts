import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { reportFailure, root } from '../workspace.ts';

/**
 * npm run accept:faults [-- --backends N --servers N --databases N --disks N --writes N]: builds what changed, then
 * kills everything under fifty learners who write, and compares what they were promised with the rows (REL-6).
 */
stopChildrenOnSignal();
try {
  await buildWhatChanged(new AbortController().signal);
  const script = join(root, 'e2e/faults/acceptance/accept-faults.ts');
  process.exitCode = await exitCodeOf(process.execPath, [script, ...process.argv.slice(2)], { cwd: root });
} catch (error) {
  reportFailure(error);
}
