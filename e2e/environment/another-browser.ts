import type { Browser, Page } from '@playwright/test';
import { watchRequests } from '../checks/still.ts';
import type { ApiSession } from './api-session.ts';

/** Somebody else at the same moment, in an Arabic browser of their own; close its context in the end. */
export async function anotherBrowser(
  browser: Browser,
  address: string,
  { cookies, identity }: ApiSession,
): Promise<Page> {
  const localStorage = Object.entries(identity).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: address,
    locale: 'ar-IQ',
    timezoneId: 'Asia/Baghdad',
    storageState: { cookies, origins: [{ origin: address, localStorage }] },
  });
  watchRequests(context);
  return context.newPage();
}
