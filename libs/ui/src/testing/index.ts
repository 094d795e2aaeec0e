import '@testing-library/jest-dom';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { tellMissing } from '../states/connection.ts';
import { openNewPage } from './new-page.ts';

export { inZone } from './in-zone.ts';

type Config = ReturnType<typeof getConfig> & { _disableExpensiveErrorDiagnostics?: boolean };

/** What is waited for does not print the page at each look that finds nothing; who waited in vain prints it once. */
configure(({ getElementError }) => ({
  getElementError(message, container) {
    const config: Config = getConfig();
    if (!config._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));

/** The first test of a file also waits for what it draws to be compiled, on a busy machine for seconds. */
const patience = Number(process.env.TEST_WAIT_SECONDS ?? 60) * 1000;

const { asyncWrapper } = getConfig();
/** Where one failure is enough, a file that waited in vain hurries to its end. */
const hurried: typeof asyncWrapper = async (wait) => {
  try {
    return await asyncWrapper(wait);
  } catch (error) {
    configure({ asyncUtilTimeout: 1000 });
    throw error;
  }
};

/** Begins a test file: a page of its own, and after each test nothing of it is left. */
export function beginFile(): void {
  configure({ asyncUtilTimeout: patience, ...(process.env.TEST_WAIT_SECONDS && { asyncWrapper: hurried }) });
  openNewPage();
  tellMissing(undefined);
  afterEach(() => {
    // A network that one test took away is back for the next, and whoever still listens hears of it.
    tellMissing(undefined);
    cleanup();
    // What was drawn brought its styles, which every look at a later one would go through.
    document.head.replaceChildren();
    window.localStorage.clear();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
}
