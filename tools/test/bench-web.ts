import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { reportFailure, root } from '../workspace.ts';
import { findBrowser } from './browser.ts';

/** npm run bench:web: builds what changed, then measures the public pages in a browser (PERF-4). */
stopChildrenOnSignal();
try {
  const browser = findBrowser();
  await buildWhatChanged(new AbortController().signal);
  process.exitCode = await exitCodeOf(process.execPath, [join(root, 'e2e/bench/web.ts')], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
} catch (error) {
  reportFailure(error);
}
