import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stopChildrenOnSignal } from '../child.ts';
import { checkSteps } from '../check/steps.ts';
import { reportFailure, root } from '../workspace.ts';
import { findBrowser } from './browser.ts';
import { runSteps, type Step, summaryOf } from './run-steps.ts';

const projectsOnPostgres = ['@masar/local-postgres', '@masar/backend', 'tools'];
const mediumSteps = projectsOnPostgres.map((project): Step => {
  const args = ['run', `${project}:test:int`, '--output-style=static'];
  const again = [...args, '--onlyFailures', '--passWithNoTests'];
  return { name: `tests on PostgreSQL: ${project}`, command: 'nx', args, again };
});

/** npm test: checks and small tests, then those on a real database, then the journeys in a browser. */
stopChildrenOnSignal();
try {
  const hasJourneys = existsSync(join(root, 'e2e/playwright.config.ts'));
  const environment = hasJourneys ? { CHROMIUM_PATH: findBrowser() } : {};
  const results = [...(await runSteps(checkSteps, { lanes: 2 })), ...(await runSteps(mediumSteps, { lanes: 1 }))];
  if (hasJourneys) {
    const journeys: Step = { name: 'journeys', command: 'node', args: ['tools/test/e2e.ts'], environment };
    results.push(...(await runSteps([journeys], { lanes: 1 })));
  }
  console.log(summaryOf(results));
  process.exitCode = results.every(({ isOk }) => isOk) ? 0 : 1;
} catch (error) {
  reportFailure(error);
}
