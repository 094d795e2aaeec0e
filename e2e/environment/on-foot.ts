import type { Page } from '@playwright/test';

/** Comes to the first page; from here on a person only clicks, and an address that is typed fails the journey. */
export async function arriveOnFoot(page: Page): Promise<void> {
  await page.goto('/');
  // The first move starts a page that came as HTML.
  await page.mouse.move(20, 20);
  page.goto = (address) => Promise.reject(new Error(`${address} was typed instead of clicked.`));
}
