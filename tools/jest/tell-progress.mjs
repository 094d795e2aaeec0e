/* global expect -- jest gives it to what stands before test files. */
import { existsSync, writeFileSync } from 'node:fs';
import { setInterval } from 'node:timers';

/**
 * Each process that runs test files writes down where it is, for the reporter that ends what hangs: plain Node tells its
 * reporters of whole files alone. The time is the real one, whatever clock a test has set.
 */
const folder = process.env.TEST_PROGRESS_FOLDER;

const tell = () => {
  const { testPath, currentTestName, assertionCalls } = expect.getState();
  // The folder goes with the end of the run.
  if (!testPath || !existsSync(folder)) return;
  writeFileSync(`${folder}/${process.pid}.json`, JSON.stringify({ testPath, currentTestName, assertionCalls }));
};

if (folder) setInterval(tell, 1000).unref();
