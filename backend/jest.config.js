import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reporters, runner, tellProgress } from '../tools/jest/jest.config.js';

/**
 * Test files run in plain Node: what they import is loaded once in each of the two processes, and not once a file, which
 * took longer than most tests. What a file changes outside its own application, it puts back.
 */
const loader = pathToFileURL(join(import.meta.dirname, '../tools/swc-loader.ts'));
const settings = pathToFileURL(join(import.meta.dirname, '../tools/jest/settings-that-came-early.mjs'));
process.env.NODE_OPTIONS = `--conditions=source --import ${settings.href} --import ${loader.href} --enable-source-maps`;

const shared = {
  rootDir: import.meta.dirname,
  roots: ['src', 'acceptance', 'migrations', 'seeds', 'test', 'testing'].map((folder) => `<rootDir>/${folder}`),
  runner,
  setupFiles: ['<rootDir>/testing/jest/own-options-only.mjs'],
  setupFilesAfterEnv: [tellProgress],
};

const medium = ['**/*.int.spec.ts', '**/*.http.spec.ts'];

/** Small tests touch nothing outside the process; medium ones have a PostgreSQL of their own. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'small',
      testMatch: ['**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.(int|http)\\.spec\\.ts$'],
    },
    {
      ...shared,
      displayName: 'medium',
      testMatch: medium,
      globalSetup: '<rootDir>/testing/jest/start-test-server.mjs',
      globalTeardown: '<rootDir>/testing/jest/stop-test-server.mjs',
    },
  ],
  maxWorkers: 2,
  reporters,
};
