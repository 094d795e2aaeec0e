import { stopChildrenOnSignal } from '../child.ts';
import { runSteps, summaryOf } from '../test/run-steps.ts';
import { reportFailure } from '../workspace.ts';
import { checkSteps } from './steps.ts';

/** npm run check: everything that needs no database, two steps at a time. */
stopChildrenOnSignal();
try {
  const results = await runSteps(checkSteps, { lanes: 2 });
  console.log(summaryOf(results));
  process.exitCode = results.every(({ isOk }) => isOk) ? 0 : 1;
} catch (error) {
  reportFailure(error);
}
