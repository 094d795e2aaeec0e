import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { reportFailure, root } from '../workspace.ts';

/**
 * npm run accept:papers [-- --learners N --servers N --answers N]: builds what changed, lets forty people take a paper at
 * once while the server is killed, and holds what they were promised against their papers (EVD-2, REL-6).
 */
stopChildrenOnSignal();
try {
  await buildWhatChanged(new AbortController().signal);
  const script = join(root, 'e2e/faults/acceptance/accept-papers.ts');
  process.exitCode = await exitCodeOf(process.execPath, [script, ...process.argv.slice(2)], { cwd: root });
} catch (error) {
  reportFailure(error);
}
