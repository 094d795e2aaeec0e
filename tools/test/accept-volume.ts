import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { reportFailure, root } from '../workspace.ts';

/**
 * npm run accept:volume [-- --share N --against N --rounds N --plans FOLDER]: builds what changed, fills a database with
 * a share of a million people and holds the most used routes against those of a small one (SCL-1).
 */
stopChildrenOnSignal();
try {
  await buildWhatChanged(new AbortController().signal);
  const script = join(root, 'e2e/crowds/volume/accept-volume.ts');
  process.exitCode = await exitCodeOf(process.execPath, [script, ...process.argv.slice(2)], { cwd: root });
} catch (error) {
  reportFailure(error);
}
