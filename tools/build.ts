import { stopChildrenOnSignal } from './child.ts';
import { buildWhatChanged } from './start/build.ts';
import { reportFailure } from './workspace.ts';

/** npm run build [-- arguments of Nx]: builds what changed and keeps it in a folder of its own. */
stopChildrenOnSignal();
try {
  await buildWhatChanged(new AbortController().signal, process.argv.slice(2));
} catch (error) {
  reportFailure(error);
}
