import type { Role } from '@masar/domain';
import type { Page } from '@playwright/test';
import { watchSteadiness } from '../checks/steadiness.ts';
import { watchRequests } from '../checks/still.ts';
import { type ApiSession, openApiSession } from './api-session.ts';
import { test as base } from './test.ts';

type Looker = Role | 'visitor';

interface Eyes {
  page: Page;
  session: Pick<ApiSession, 'cookies' | 'identity'> | undefined;
}

interface Fixtures {
  /** Who looks at the screens. */
  as: Looker;
}

interface WorkerFixtures {
  /** Who looked already in this worker. */
  lookers: Map<Looker, Eyes>;
}

/**
 * Walks from screen to screen as one does, in one browser for each person: what all screens share is fetched and compiled
 * once. No test finds what another left, neither cookies nor storage; after a failure Playwright begins with new ones.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  as: ['visitor', { option: true }],
  lookers: [
    async ({ browserName: _ }, use) => {
      const lookers = new Map<Looker, Eyes>();
      await use(lookers);
      await Promise.all([...lookers.values()].map(({ page }) => page.context().close()));
    },
    { scope: 'worker' },
  ],
  context: async ({ page }, use) => {
    await use(page.context());
  },
  page: async ({ as, lookers, browser, baseURL, viewport }, use) => {
    if (!lookers.has(as)) {
      const session = as === 'visitor' ? undefined : await openApiSession(baseURL!, as);
      const context = await browser.newContext({ serviceWorkers: 'block' });
      watchRequests(context);
      await watchSteadiness(context);
      // Whatever a document before kept here is gone when the next one begins.
      await context.addInitScript((identity) => {
        if (window !== window.top || window.location.protocol === 'about:') return;
        window.localStorage.clear();
        window.sessionStorage.clear();
        for (const [name, value] of Object.entries<string>(identity)) window.localStorage.setItem(name, value);
      }, session?.identity ?? {});
      lookers.set(as, { page: await context.newPage(), session });
    }
    const { page, session } = lookers.get(as)!;
    await page.context().clearCookies();
    await page.context().addCookies(session?.cookies ?? []);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(viewport!);
    await use(page);
    // By the page itself: sent there by the browser it would leave its process, and all that is compiled there.
    await page.evaluate(() => window.location.replace('about:blank'));
    await page.waitForURL('about:blank');
  },
});

export { expect } from './test.ts';
