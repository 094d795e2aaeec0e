import { join } from 'node:path';

export const runner = ['jest-light-runner', { runtime: 'child_process' }];
export const reporters = ['default', join(import.meta.dirname, 'end-what-hangs.mjs')];
export const tellProgress = join(import.meta.dirname, 'tell-progress.mjs');

/**
 * Test files run in plain Node, with the sources read by web-loader.ts: what they import is loaded once in a process, and
 * not once a file, which took longer than most tests (ADR 58). Workspaces of few files need no process beside jest's.
 */
export default {
  runner,
  reporters,
  setupFilesAfterEnv: [join(import.meta.dirname, 'whole-clock.ts'), tellProgress],
  maxWorkers: 1,
};
