import type { BrowserContext } from '@playwright/test';
import type { ApiSession } from './api-session.ts';

/**
 * The context's pages belong to this person from now on. They are left first: an open page notices that somebody else
 * signs in and loads itself anew, into the next address of the journey.
 */
export async function openAs(
  context: BrowserContext,
  address: string,
  { cookies, identity }: Pick<ApiSession, 'cookies' | 'identity'>,
): Promise<void> {
  for (const page of context.pages()) await page.goto('about:blank');
  const localStorage = Object.entries(identity).map(([name, value]) => ({ name, value }));
  await context.setStorageState({ cookies, origins: [{ origin: address, localStorage }] });
}
