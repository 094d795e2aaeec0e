import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { openNewPage } from './new-page.ts';

/** Begins a test file: a page of its own, and after each test nothing of it is left. */
export function beginFile(): void {
  // The first test of a file also waits for what it draws to be compiled, on a busy machine for seconds.
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
}
