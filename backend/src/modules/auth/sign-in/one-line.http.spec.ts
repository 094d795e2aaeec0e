import { RateLimits } from '#platform/rate-limits/rate-limits';
import { solved } from '#platform/rate-limits/testing/solved';
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

  /** Counts as somebody who writes a program does. */
  async function fill(limit: string, key: string, points: number): Promise<void> {
    const counted = test.app.get(RateLimits).named(limit, { points: 1000, seconds: 60 * 60 });
    for (let index = 0; index < points; index += 1) await counted.count(key);
  }
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

  it('is closed to nobody behind a full line: each brings an effort of its own, once [AUTH-11] [PUB-5] [PUB-6]', async () => {
    const address = '203.0.113.22';
    for (let index = 0; index < 301; index += 1)
      await from(address, '/api/auth/sign-in-pass', { email: `nobody-${index}@masar.test` });
    const body = { email: 'nobody@masar.test' };
    const { headers } = await from(address, '/api/auth/sign-in-pass', body).expect(429);
    const effort = solved(headers['effort-challenge']);
    const pay = (path: string, line = address) => from(line, path, body).set('Effort', effort);
    await pay('/api/auth/sign-in-pass').expect(202);
    await pay('/api/auth/sign-in-pass').expect(429);
    const other = await from(address, '/api/auth/sign-in-pass', body).expect(429);
    const [task = ''] = [String(other.headers['effort-challenge'])];
    for (const wrong of ['', 'x', `${task}.-1`, `${solved(task)}0`, `_${solved(task)}`])
      await from(address, '/api/auth/sign-in-pass', body).set('Effort', wrong).expect(429);
    await from(address, '/api/auth/forgot-password', body).expect(202);
  });

  const email = 'behind-a-full-line@masar.test';
  const name = { firstName: 'ليلى', lastName: 'جاسم' };
  it.each([
    [
      '/api/auth/register',
      'mail-request-network',
      'registration ',
      { email, password, ...name, isSixteenOrOlder: true },
      202,
    ],
    ['/api/auth/forgot-password', 'mail-request-network', 'password ', { email }, 202],
    // Nobody has this account: the password is looked at.
    ['/api/auth/login', 'sign-in-network', '', { email: 'no-account@masar.test', password }, 401],
    ['/api/newsletter', 'newsletter-line', '', { email }, 202],
    ['/api/contact', 'contact-line', '', message(email, 200), 201],
    ['/api/certificates/verify', 'certificate-checks', '', { codes: ['ABCD'] }, 200],
  ])(
    'lets who brings an effort through at %s, however full the line is [AUTH-11]',
    async (path, limit, purpose, body, status) => {
      const address = '203.0.113.25';
      await fill(limit, `${purpose}${address}`, 300);
      const { headers } = await from(address, path, body).expect(429);
      await from(address, path, body).set('Effort', solved(headers['effort-challenge'])).expect(status);
    },
  );

  it('lets a right second step through behind a full line, with an effort [AUTH-11] [IDM-1]', async () => {
    const person = await personWithApp(test);
    const agent = test.anonymous();
    const [line, sent] = ['203.0.113.28', { email: person.email, password }];
    await from(line, '/api/auth/login', sent, agent).expect(202);
    await fill('second-step-network', line, 200);
    const step = () => from(line, '/api/auth/second-step', { code: codeOf(person.secret) }, agent);
    const { headers } = await step().expect(429);
    await step().set('Effort', solved(headers['effort-challenge'])).expect(200);
  });

  it('gives back to a line what was asked for in earnest: a link that is followed [AUTH-11]', async () => {
    const address = '203.0.113.26';
    const email = 'in-earnest@masar.test';
    await test.em().insert(User, { email, emailVerifiedAt: new Date() });
    await from(address, '/api/auth/forgot-password', { email }).expect(202);
    const token = await mailedToken(test.dataDir, email, '/login/reset-password');
    await fill('mail-request-network', `password ${address}`, 299);
    await from(address, '/api/auth/forgot-password', { email: 'one-more@masar.test' }).expect(429);
    await from(address, '/api/auth/reset-password', { token, password: 'another long phrase' }).expect(204);
    await from(address, '/api/auth/forgot-password', { email: 'one-more@masar.test' }).expect(202);
  });

  it('uses up nothing of the line where no mail goes out [AUTH-11]', async () => {
    const address = '203.0.113.27';
    await fill('mail-request-network', `sign-in-pass ${address}`, 290);
    for (let index = 0; index < 20; index += 1)
      await from(address, '/api/auth/sign-in-pass', { email: 'again-and-again@masar.test' }).expect(202);
  });
});
