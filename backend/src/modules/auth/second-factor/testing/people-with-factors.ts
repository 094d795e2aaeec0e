import type { Role } from '@masar/domain';
import { hash } from '@node-rs/argon2';
import type { Agent, SignedInAgent, TestApp } from '#testing/test-app';
import { User } from '../../user.entity.js';
import { TotpSecret } from '../authenticator-app/totp-secret.entity.js';
import { codeOf } from './authenticator-code.js';
import { SoftwareAuthenticator } from './software-authenticator.js';

export const password = 'a long enough phrase';
const passwordHash = hash(password);

/** As startTestApp names the site. */
export const site = { origin: 'http://masar.test', rpId: 'masar.test' };

/** Somebody with a password and an open session. */
export async function personWithPassword(test: TestApp, role: Role = 'student') {
  const { agent, userId } = await test.as(role);
  await test.em().nativeUpdate(User, userId, { passwordHash: await passwordHash });
  const { email } = await test.em().findOneOrFail(User, userId);
  return { agent, userId, email };
}

/** Sets up an authenticator app; tests need not wait half a minute for a code that was not used yet. */
export async function setUpApp(
  test: TestApp,
  { agent, userId }: SignedInAgent,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await agent.post('/api/auth/second-factor/authenticator').expect(201);
  const code = codeOf(body.secret);
  const done = await agent.post('/api/auth/second-factor/authenticator/confirm').send({ code }).expect(200);
  await test.em().nativeUpdate(TotpSecret, { userId }, { lastUsedStep: 0 });
  return { secret: body.secret, recoveryCodes: done.body.recoveryCodes };
}

export async function personWithApp(test: TestApp, role: Role = 'student') {
  const person = await personWithPassword(test, role);
  return { ...person, ...(await setUpApp(test, person)) };
}

export async function personWithPasskey(test: TestApp, role: Role = 'student') {
  const person = await personWithPassword(test, role);
  const device = new SoftwareAuthenticator(site);
  const { body } = await person.agent.post('/api/auth/second-factor/passkeys/options').expect(200);
  const passkey = device.make(body.options.challenge);
  const added = await person.agent
    .post('/api/auth/second-factor/passkeys')
    .send({ name: 'هاتفي', passkey })
    .expect(201);
  return { ...person, device, passkeyId: added.body.passkey.id as string };
}

/** Password first; the agent then waits for its second step. */
export async function atSecondStep(test: TestApp, email: string): Promise<Agent> {
  const agent = test.anonymous();
  await agent.post('/api/auth/login').send({ email, password }).expect(202);
  return agent;
}
