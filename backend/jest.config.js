import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));

const shared = {
  rootDir: import.meta.dirname,
  roots: ['src', 'migrations', 'seeds', 'test', 'testing'].map((folder) => `<rootDir>/${folder}`),
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  resolver: '<rootDir>/../tools/jest/typescript-resolver.cjs',
  transform: { '\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
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
  // Real servers and databases start in some tests; on a busy machine that takes its time: it ends only what hangs.
  testTimeout: 300_000,
  maxWorkers: 2,
  // Modules of finished files stay in a worker's memory; a new one costs a second, a large heap far more.
  workerIdleMemoryLimit: '1500MB',
};
