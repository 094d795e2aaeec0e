import { expect, type Page } from '@playwright/test';
import { still } from './still.ts';

/** Waits until the screen shows its heading and is still. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1').first()).toBeVisible();
  await still(page);
}
