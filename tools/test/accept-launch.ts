import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { reportFailure, root } from '../workspace.ts';

/**
 * npm run accept:launch [-- --people N --seconds N --likes N --replies N --views N]: builds what changed, lets twenty
 * thousand people join one course within a minute, thousands like, answer and view one discussion, and recounts (SCL-3).
 */
stopChildrenOnSignal();
try {
  await buildWhatChanged(new AbortController().signal);
  const script = join(root, 'e2e/crowds/launch/accept-launch.ts');
  process.exitCode = await exitCodeOf(process.execPath, [script, ...process.argv.slice(2)], { cwd: root });
} catch (error) {
  reportFailure(error);
}
