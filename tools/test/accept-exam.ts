import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { reportFailure, root } from '../workspace.ts';

/**
 * npm run accept:exam [-- --people N --pages N --questions N --page-seconds N]: builds what changed, lets two thousand
 * people begin one exam within a second, and prints what they waited for and what became of their answers (SCL-2).
 */
stopChildrenOnSignal();
try {
  await buildWhatChanged(new AbortController().signal);
  const script = join(root, 'e2e/crowds/exam/accept-exam.ts');
  process.exitCode = await exitCodeOf(process.execPath, [script, ...process.argv.slice(2)], { cwd: root });
} catch (error) {
  reportFailure(error);
}
