import { expect, type Page } from '@playwright/test';

/** Waits until the screen shows its heading and nothing on it is loading any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('main :is([class*="keleton"], [class*="pinner"], [aria-busy="true"])')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
