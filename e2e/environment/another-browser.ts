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

/** A phone of somebody whom nobody knows yet; close its context in the end. */
export async function newcomersBrowser(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'ar-IQ',
    timezoneId: 'Asia/Baghdad',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  watchRequests(context);
  return context.newPage();
}
