import { mailedToken } from '#testing/outbox';
import { startTestApp, type TestApp } from '#testing/test-app';
import { PasswordHasher } from '../password/password-hasher.js';
import { FactorProofs } from '../second-factor/factor-proofs.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { codeOf } from '../second-factor/testing/authenticator-code.js';
import {
  atSecondStep,
  password,
  personWithApp,
  personWithPassword,
} from '../second-factor/testing/people-with-factors.js';
import { User } from '../user.entity.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Something that happens once, as soon as a step of signing in is over and before the next one begins. */
function after<T extends object>(type: new (...parts: never[]) => T, step: keyof T, happens: () => Promise<unknown>) {
  const service = test.app.get<T>(type);
  const original = (service[step] as (...values: unknown[]) => Promise<unknown>).bind(service);
  const spy = jest.spyOn(service as Record<string, () => Promise<unknown>>, step as string);
  spy.mockImplementationOnce(async (...values: unknown[]) => {
    const outcome = await original(...values);
    await happens();
    return outcome;
  });
}

/** Ready to choose a new password by the mailed link. */
async function resetOf(email: string) {
  await test.anonymous().post('/api/auth/forgot-password').send({ email }).expect(202);
  const token = await mailedToken(test.dataDir, email, '/login/reset-password');
  const chosen = { token, password: 'quite another phrase' };
  return () => test.anonymous().post('/api/auth/reset-password').send(chosen).expect(204);
}

describe('signing in with a password that is reset meanwhile', () => {
  it('opens nothing when that happens after it was compared [AUTH-13]', async () => {
    const { email } = await personWithPassword(test);
    const agent = test.anonymous();
    after(PasswordHasher, 'verify', await resetOf(email));
    await agent.post('/api/auth/login').send({ email, password }).expect(401);
    await agent.get('/api/auth/user').expect(401);
  });

  it('opens nothing when that happens before the session is written [AUTH-13]', async () => {
    const { email } = await personWithPassword(test);
    const agent = test.anonymous();
    after(SecondFactors, 'of', await resetOf(email));
    await agent.post('/api/auth/login').send({ email, password }).expect(401);
    await agent.get('/api/auth/user').expect(401);
  });

  it('does not wait for a second step either, and one that waited is over [AUTH-13] [IDM-1]', async () => {
    const { email } = await personWithApp(test);
    const agent = test.anonymous();
    after(SecondFactors, 'of', await resetOf(email));
    await agent.post('/api/auth/login').send({ email, password }).expect(401);
    await agent.get('/api/auth/second-step').expect(410);

    const { email: other, secret } = await personWithApp(test);
    const waiting = await atSecondStep(test, other);
    after(FactorProofs, 'demand', await resetOf(other));
    await waiting
      .post('/api/auth/second-step')
      .send({ code: codeOf(secret) })
      .expect(410);
    await waiting.get('/api/auth/user').expect(401);
  });
});

describe('signing in while an administrator changes the account', () => {
  it('opens nothing when it is suspended meanwhile [CON-1] [AUTH-13]', async () => {
    const { email, userId } = await personWithPassword(test);
    const agent = test.anonymous();
    after(SecondFactors, 'of', () => test.em().nativeUpdate(User, userId, { suspendedAt: new Date() }));
    await agent.post('/api/auth/login').send({ email, password }).expect(403);
    await agent.get('/api/auth/user').expect(401);
  });

  it('opens with the role of now when that is changed meanwhile [AUTH-7] [AUTH-13]', async () => {
    const { email, userId } = await personWithPassword(test, 'instructor');
    const agent = test.anonymous();
    after(SecondFactors, 'of', () => test.em().nativeUpdate(User, userId, { role: 'student' }));
    await agent.post('/api/auth/login').send({ email, password }).expect(200);
    await agent.get('/api/courses/mine').expect(403);
  });
});
