import shared from '../tools/jest/jest.config.js';

export default {
  ...shared,
  roots: ['<rootDir>/src'],
  setupFiles: ['<rootDir>/../libs/ui/src/testing/browser-globals.ts'],
  setupFilesAfterEnv: ['<rootDir>/../tools/jest/whole-clock.ts'],
  maxWorkers: 2,
};
