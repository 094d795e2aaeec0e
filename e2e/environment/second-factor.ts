import { expect } from '@playwright/test';
import { codeOf } from '../../backend/src/modules/auth/second-factor/testing/authenticator-code.ts';
import type { Newcomer } from './newcomer.ts';

/** Gives an account an authenticator app, without which a live server gives administrators no power; answers its secret. */
export async function setUpSecondFactor({ request, password }: Newcomer): Promise<string> {
  await request.post('/api/auth/confirm', { data: { password } });
  const begun = await request.post('/api/auth/second-factor/authenticator');
  const { secret } = (await begun.json()) as { secret: string };
  const data = { code: codeOf(secret) };
  const confirmed = await request.post('/api/auth/second-factor/authenticator/confirm', { data });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);
  return secret;
}
