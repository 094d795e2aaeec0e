import { randomUUID } from 'node:crypto';
import { expect, request as requests } from '@playwright/test';
import { mailedToken } from '../../backend/testing/outbox.ts';
import type { ApiSession } from './api-session.ts';

/** Only turns a hang into a failure: on a busy machine a call takes a minute. */
const patienceMs = 180_000;

/** Somebody who signed up, with what it takes to sign in again. */
export type Newcomer = ApiSession & { email: string; password: string };

/** A person who signed up a moment ago and confirmed the address; their mails lie in the server's data directory. */
export const newcomer = (address: string, dataDirectory = process.env['DATA_DIR'] ?? ''): Promise<Newcomer> =>
  signUp(address, (email) => mailedToken(dataDirectory, email, '/login/verify-email'));

/** Signs somebody up and confirms the address with the token that was mailed to it. */
export async function signUp(address: string, tokenFor: (email: string) => Promise<string>): Promise<Newcomer> {
  const request = await requests.newContext({ baseURL: address, timeout: patienceMs });
  // A letter first: the picture of an account shows it, and axe takes a digit for a word of its own.
  const email = `newcomer-${randomUUID()}@example.org`;
  const password = `${randomUUID()} word`;
  const person = { email, password, firstName: 'حسين', lastName: 'علي', isSixteenOrOlder: true };
  expect((await request.post('/api/auth/register', { data: person })).ok()).toBe(true);
  const confirmed = await request.post('/api/auth/verify-email', { data: { token: await tokenFor(email) } });
  expect(confirmed.ok()).toBe(true);
  expect((await request.post('/api/auth/login', { data: { email, password } })).ok()).toBe(true);
  // What newcomers are asked first has a journey of its own.
  expect((await request.patch('/api/profile', { data: { planAsked: true } })).ok()).toBe(true);
  const identity = { isLoggedIn: 'true', mockUserName: 'حسين علي', mockUserEmail: email, mockUserRole: 'student' };
  return { request, cookies: (await request.storageState()).cookies, identity, email, password };
}
