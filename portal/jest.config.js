import shared from '../tools/jest/jest.config.js';

export default {
  ...shared,
  roots: ['<rootDir>/src'],
  setupFiles: ['<rootDir>/../libs/ui/src/testing/browser-globals.ts'],
  // One more than the two processors that are reckoned with: pages that wait leave half of one idle.
  maxWorkers: 3,
};
