import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkSteps } from '../check/steps.ts';
import { stopChildrenOnSignal } from '../child.ts';
import { reportFailure, root } from '../workspace.ts';
import { findBrowser } from './browser.ts';
import { runSteps, type Step, summaryOf } from './run-steps.ts';

const projectsOnPostgres = ['@masar/local-postgres', '@masar/backend', 'tools'];
const mediumSteps = projectsOnPostgres.map((project): Step => {
  const args = ['run', `${project}:test:int`, '--output-style=static'];
  const again = [...args, '--onlyFailures', '--passWithNoTests'];
  return { name: `tests on PostgreSQL: ${project}`, command: 'nx', args, again };
});

/**
 * npm test: checks and small tests, then those on a real database, then the journeys in a browser, which look at each
 * screen in Arabic on a phone and, in turn, in one more way; `--all` (npm run test:all) looks at each in all of them.
 */
stopChildrenOnSignal();
try {
  const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values;
  const hasJourneys = existsSync(join(root, 'e2e/playwright.config.ts'));
  const environment = hasJourneys ? { CHROMIUM_PATH: findBrowser() } : {};
  const results = [...(await runSteps(checkSteps, { lanes: 2 })), ...(await runSteps(mediumSteps, { lanes: 1 }))];
  if (hasJourneys) {
    const everyLook = { ...environment, ...(all && { EVERY_LOOK: '1' }) };
    const name = all ? 'journeys, every screen in every look' : 'journeys, each screen in two looks of all';
    const journeys: Step = { name, command: 'node', args: ['tools/test/e2e.ts'], environment: everyLook };
    results.push(...(await runSteps([journeys], { lanes: 1 })));
  }
  console.log(summaryOf(results));
  process.exitCode = results.every(({ isOk }) => isOk) ? 0 : 1;
} catch (error) {
  reportFailure(error);
}
