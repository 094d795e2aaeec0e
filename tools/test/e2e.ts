import { join } from 'node:path';
import { exitCodeOf, stopChildrenOnSignal } from '../child.ts';
import { buildWhatChanged } from '../start/build.ts';
import { reportFailure, root } from '../workspace.ts';
import { findBrowser } from './browser.ts';

/** npm run e2e [-- Playwright's arguments]: builds what changed, then runs the journeys, which start their own server. */
stopChildrenOnSignal();
try {
  const browser = findBrowser();
  await buildWhatChanged(new AbortController().signal);
  process.exitCode = await exitCodeOf(join(root, 'node_modules/.bin/playwright'), ['test', ...process.argv.slice(2)], {
    cwd: join(root, 'e2e'),
    // Without a locale Chromium can't give a chosen file its Arabic name.
    env: { LANG: 'C.UTF-8', ...process.env, CHROMIUM_PATH: browser },
  });
} catch (error) {
  reportFailure(error);
}
