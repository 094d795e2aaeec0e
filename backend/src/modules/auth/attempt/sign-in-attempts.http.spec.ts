import { TaskQueue } from '#platform/tasks/task-queue';
import { mailedToken } from '#testing/outbox';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { PasswordHasher } from '../password/password-hasher.js';
import { User } from '../user.entity.js';
import { SignInDelays } from './sign-in-delays.js';

const password = 'a long enough phrase';

describe('limits at the door', () => {
  let test: TestApp;
  let passwordHash: string;
  beforeAll(async () => {
    test = await startTestApp({ TRUSTED_PROXIES: '1' });
    passwordHash = await test.app.get(PasswordHasher).hash(password);
  });
  afterAll(() => test.close());

  /** People with the same password. */
  async function people(...emails: string[]): Promise<void> {
    const rows = emails.map((email) => ({ email, passwordHash, emailVerifiedAt: new Date() }));
    await test.em().insertMany(User, rows);
  }
  const post = (path: string, body: object, address: string, agent: Agent = test.anonymous()) =>
    agent.post(`/api/auth/${path}`).set('X-Forwarded-For', address).send(body);
  const enter = (email: string, address: string, agent?: Agent) => post('login', { email, password }, address, agent);
  const guess = (email: string, address: string) => post('login', { email, password: 'not this one' }, address);
  const each = <T>(count: number, call: (index: number) => PromiseLike<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: count }, (_, index) => call(index)));

  it('let a hundred people sign in at once behind one line [AUTH-11] [AUTH-10]', async () => {
    const emails = Array.from({ length: 100 }, (_, index) => `pupil-${index}@masar.test`);
    await people(...emails);
    const answers = await each(100, (index) => enter(emails[index] ?? '', '203.0.113.1'));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('keep no owner out because of a stranger on another line [AUTH-11]', async () => {
    await people('owner@masar.test');
    const guesses = await each(12, () => guess('owner@masar.test', '203.0.113.2'));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    await enter('owner@masar.test', '203.0.113.3').expect(200);
  });

  it('count a line of IPv6 once, whichever of its addresses calls [AUTH-11]', async () => {
    const guesses = await each(12, (index) => guess('six@masar.test', `2001:db8:0:1::${index + 1}`));
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
    await guess('six@masar.test', '2001:db8:0:2::1').expect(401);
  });

  it('let a known browser pass, and any other of the owner with a link by mail [AUTH-11]', async () => {
    const [email, address] = ['shared-line@masar.test', '203.0.113.4'];
    await people(email);
    const known = test.anonymous();
    await enter(email, address, known).expect(200);
    await each(12, () => guess(email, address));
    await enter(email, address, known).expect(200);

    const other = test.anonymous();
    const { body } = await enter(email, address, other).expect(429);
    expect(body.code).toBe('auth.sign_in_slowed');
    await post('sign-in-pass', { email }, address).expect(202);
    const token = await mailedToken(test.dataDir, email, '/login/pass');
    await post('sign-in-pass/follow', { token: 'x'.repeat(43) }, address, other).expect(422);
    await post('sign-in-pass/follow', { token }, address, other).expect(204);
    await other.get('/api/auth/user').expect(401);
    await enter(email, address, other).expect(200);
    await post('sign-in-pass/follow', { token }, address).expect(422);
  });

  it('slow down guesses from everywhere, and then ask for the mailbox, while its owner passes [AUTH-11]', async () => {
    const email = 'famous@masar.test';
    await people(email);
    const known = test.anonymous();
    await enter(email, '203.0.113.5', known).expect(200);
    const waits = jest.spyOn(test.app.get(SignInDelays), 'wait').mockResolvedValue(undefined);
    for (let network = 0; network < 10; network += 1) await each(5, () => guess(email, `198.51.100.${network}`));
    expect([...new Set(waits.mock.calls.map(([time]) => time))]).toEqual([0, 1000, 2000, 4000, 8000]);
    waits.mockRestore();
    const { body } = await enter(email, '203.0.113.6').expect(429);
    expect(body.code).toBe('auth.sign_in_slowed');
    await enter(email, '203.0.113.6', known).expect(200);
  });

  it('take a forged or foreign mark of a browser for none [AUTH-11] [READ-3]', async () => {
    const agent = test.anonymous();
    await people('marked@masar.test');
    await enter('marked@masar.test', '203.0.113.7', agent).expect(200);
    await each(10, () => guess('unmarked@masar.test', '203.0.113.7'));
    await enter('unmarked@masar.test', '203.0.113.7', agent).expect(429);
    const forged = `masar-device=${'x'.repeat(16)}.${Date.now() + 1000}.${'y'.repeat(43)}~%zz`;
    await enter('unmarked@masar.test', '203.0.113.7').set('Cookie', forged).expect(429);
  });

  it('ask the same of the database for known and unknown addresses, and tell nobody of an end [AUTH-6] [AUTH-11]', async () => {
    await people('known@masar.test');
    const enqueued = jest.spyOn(test.app.get(TaskQueue), 'enqueue');
    for (const email of ['known@masar.test', 'unknown@masar.test']) {
      enqueued.mockClear();
      const answers = await each(7, () => post('forgot-password', { email }, '203.0.113.8'));
      expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(7).fill([202, { accepted: true }]));
      // The mails that those tasks write meanwhile are tasks as well.
      const wishes = enqueued.mock.calls.map(([, payload]) => payload).filter((payload) => 'email' in payload);
      expect(wishes).toEqual(Array(5).fill(expect.objectContaining({ email })));
    }
    enqueued.mockRestore();
  });
});
