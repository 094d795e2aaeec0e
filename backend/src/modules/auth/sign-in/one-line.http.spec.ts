import { mailedToken } from '#testing/outbox';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { codeOf } from '../second-factor/testing/authenticator-code.js';
import {
  atSecondStep,
  password,
  personWithApp,
  personWithPasskey,
} from '../second-factor/testing/people-with-factors.js';
import { User } from '../user.entity.js';

/** Everybody of this file calls from one address. */
describe('behind one line, where somebody tries a hundred and twenty made-up links', () => {
  let test: TestApp;
  const post = (path: string, body: object, agent: Agent = test.anonymous()) =>
    agent.post(`/api/auth/${path}`).send(body);
  const madeUp = (index: number) => String(index).padStart(43, 'x');

  beforeAll(async () => {
    test = await startTestApp();
    const statuses: number[] = [];
    for (let index = 0; index < 120; index += 1)
      statuses.push((await post('reset-password', { token: madeUp(index), password: 'another long phrase' })).status);
    expect(statuses.slice(0, 100)).toEqual(Array(100).fill(422));
    expect(new Set(statuses.slice(100))).toEqual(new Set([429]));
  });
  afterAll(() => test.close());

  it('a right second step still opens [AUTH-11] [IDM-1]', async () => {
    const { email, secret } = await personWithApp(test);
    const agent = await atSecondStep(test, email);
    await post('second-step', { code: codeOf(secret) }, agent).expect(200);
  });

  it('a passkey still opens [AUTH-11] [IDM-1]', async () => {
    const { device } = await personWithPasskey(test);
    const agent = test.anonymous();
    for (let tries = 0; tries < 3; tries += 1) {
      const { body } = await post('passkey-login/options', {}, agent).expect(200);
      await post('passkey-login', { passkey: device.sign(body.options.challenge) }, agent).expect(200);
    }
  });

  it('a password still confirms and is still changed [AUTH-11] [AUTH-12]', async () => {
    const { agent } = await personWithApp(test);
    await agent
      .put('/api/profile/password')
      .send({ currentPassword: password, newPassword: 'a newer long phrase' })
      .expect(204);
    await post('confirm', { password: 'a newer long phrase' }, agent).expect(204);
  });

  it('a link that is right still gives a new password [AUTH-11] [AUTH-13]', async () => {
    const { userId } = await test.as('student');
    const { email } = await test.em().findOneOrFail(User, userId);
    await post('forgot-password', { email }).expect(202);
    const token = await mailedToken(test.dataDir, email, '/login/reset-password');
    await post('reset-password', { token, password: 'another long phrase' }).expect(204);
  });

  it('another address may still be asked for and be confirmed [AUTH-11] [AUTH-13]', async () => {
    const { agent } = await test.as('student');
    await agent.patch('/api/profile').send({ email: 'behind-the-line@masar.test' }).expect(200);
    const token = await mailedToken(test.dataDir, 'behind-the-line@masar.test', '/login/verify-email');
    await post('verify-email', { token }, agent).expect(200);
  });

  it('what is right never counts: a class proves who it is as often as it likes [AUTH-11] [AUTH-12]', async () => {
    const { agent } = await personWithApp(test);
    for (let times = 0; times < 12; times += 1)
      await agent
        .put('/api/profile/password')
        .send({
          currentPassword: times === 0 ? password : `long phrase number ${times}`,
          newPassword: `long phrase number ${times + 1}`,
        })
        .expect(204);
  });

  it('whoever knows the password and guesses codes keeps out neither a known browser nor a confirmation [AUTH-11] [IDM-1]', async () => {
    const { email, secret, agent, userId } = await personWithApp(test);
    const own = await atSecondStep(test, email);
    await post('second-step', { code: codeOf(secret) }, own).expect(200);
    const intruder = await atSecondStep(test, email);
    for (let guess = 0; guess < 10; guess += 1)
      await post('second-step', { code: `00000${guess}` }, intruder).expect(422);
    await post('second-step', { code: codeOf(secret, 1) }, intruder).expect(429);
    await post('login', { email, password }, own).expect(202);
    await post('second-step', { code: codeOf(secret, 1) }, own).expect(200);
    await post('confirm', { code: '000000' }, agent).expect(422);
    expect(await test.em().count(User, userId)).toBe(1);
  });

  it('a password alone makes no browser known at the second step [AUTH-11] [IDM-1]', async () => {
    const { email } = await personWithApp(test);
    const intruder = await atSecondStep(test, email);
    for (let guess = 0; guess < 10; guess += 1) {
      await post('second-step', { code: `00000${guess}` }, intruder).expect(422);
      await post('login', { email, password }, intruder).expect(202);
    }
    await post('second-step', { code: '000010' }, intruder).expect(429);
  });
});

describe('what anybody may send', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ TRUSTED_PROXIES: '1' });
  });
  afterAll(() => test.close());

  const from = (address: string, path: string, body: object, agent: Agent = test.anonymous()) =>
    agent.post(path).set('X-Forwarded-For', address).send(body);
  const message = (email: string, index: number) => ({
    formKey: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: 'ليلى جاسم',
    email,
    subject: 'سؤال',
    message: 'مرحباً',
  });

  it('is used up by a stranger neither for a mailbox elsewhere nor for who is signed in [AUTH-11] [PUB-5]', async () => {
    const email = 'named-by-a-stranger@masar.test';
    for (let index = 0; index < 70; index += 1)
      await from('203.0.113.20', '/api/contact', message(index < 6 ? email : `${index}@masar.test`, index));
    await from('203.0.113.20', '/api/contact', message('one-more@masar.test', 100)).expect(429);
    await from('203.0.113.21', '/api/contact', message(email, 101)).expect(201);
    const { agent } = await test.as('student');
    await from('203.0.113.20', '/api/contact', message('pupil@masar.test', 102), agent).expect(201);
  });

  it('is counted by purpose: registrations keep no reset link away [AUTH-11]', async () => {
    const address = '203.0.113.22';
    for (let index = 0; index < 301; index += 1)
      await from(address, '/api/auth/sign-in-pass', { email: `nobody-${index}@masar.test` });
    await from(address, '/api/auth/sign-in-pass', { email: 'nobody@masar.test' }).expect(429);
    await from(address, '/api/auth/forgot-password', { email: 'nobody@masar.test' }).expect(202);
  });
});
