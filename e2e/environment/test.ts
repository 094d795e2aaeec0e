import type { Role } from '@masar/domain';
import { type ConsoleMessage, test as base } from '@playwright/test';
import { watchRequests } from '../checks/still.ts';
import { type ApiSession, openApiSession } from './api-session.ts';
import { openAs } from './open-as.ts';

interface Fixtures {
  /** What the page logged as an error, threw, or asked for in vain; the test fails on uncaught exceptions anyway. */
  complaints: string[];
  /** Opens the page's session as a demo user the quick way; that of signing in by role walks through the screen. */
  signInAs: (role: Role) => Promise<void>;
  /** Calls of the API as a demo user, beside the page. */
  apiAs: (role: Role) => Promise<ApiSession>;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => {
    await use(process.env['BASE_URL']);
  },
  context: async ({ context }, use) => {
    watchRequests(context);
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const exceptions: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      };
      const note = (error: Error) => exceptions.push(String(error));
      page.on('console', hear).on('pageerror', note);
      await use(complaints);
      page.off('console', hear).off('pageerror', note);
      if (exceptions.length > 0) throw new Error(`The page threw: ${exceptions.join('; ')}`);
    },
    { auto: true },
  ],
  signInAs: async ({ context, baseURL }, use) => {
    await use(async (role) => {
      await openAs(context, baseURL!, await openApiSession(baseURL!, role));
    });
  },
  apiAs: async ({ baseURL }, use) => {
    const sessions: ApiSession[] = [];
    await use(async (role) => {
      const session = await openApiSession(baseURL!, role);
      sessions.push(session);
      return session;
    });
    await Promise.all(sessions.map(({ request }) => request.dispose()));
  },
});

export { expect } from '@playwright/test';
