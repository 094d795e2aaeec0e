import { jest } from '@jest/globals';
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';

// The first test of a file also waits for its screen's chunk to be compiled, on a busy machine for seconds.
configure({ asyncUtilTimeout: 60_000 });
jest.setTimeout(300_000);

// What happy-dom does not draw.
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
