import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { openNewPage } from './new-page';

// The first test of a file also waits for its screen's chunk to be compiled, on a busy machine for seconds.
configure({ asyncUtilTimeout: 60_000 });

openNewPage();

afterEach(() => {
  cleanup();
  // What was drawn brought its styles, which every look at a later one would go through.
  document.head.replaceChildren();
  window.localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});
