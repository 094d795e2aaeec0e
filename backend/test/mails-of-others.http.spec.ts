import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { allMailsTo, mailTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../src/modules/auth/user.entity.js';

interface QueuedTask {
  data: { to?: string; sealed?: string };
  text: string;
}

async function somebody(app: TestApp, email: string): Promise<SignedInAgent> {
  const person = await app.as('student');
  await app.em().nativeUpdate(User, { id: person.userId }, { email });
  return person;
}

describe('mails that wait in the queue', () => {
  let app: TestApp;
  beforeAll(async () => {
    // No mail leaves: all of them wait for their next attempt.
    app = await startTestApp({ SMTP_URL: 'smtp://127.0.0.1:9' });
  });
  afterAll(() => app.close());

  const queued = (to: string): Promise<QueuedTask[]> =>
    app
      .em()
      .execute<QueuedTask[]>(
        `select data, concat(data, output) as text from pgboss.job where name = 'mail.send' and data ->> 'to' = ?`,
        [to],
      );
  /** The mail is written by a task of its own, after the answer. */
  async function askForLink(email: string): Promise<void> {
    await app.anonymous().post('/api/auth/forgot-password').send({ email }).expect(202);
    for (let tries = 0; tries < 300 && (await queued(email)).length === 0; tries += 1) await sleep(100);
  }
  const exportOf = async ({ agent }: SignedInAgent) => (await agent.get('/api/profile/export').expect(200)).body;
  const erase = async ({ agent, userId }: SignedInAgent) => {
    const { email } = await app.em().findOneOrFail(User, userId);
    await agent.delete('/api/profile').send({ confirmation: email, keepsCertificates: false }).expect(204);
  };

  it('are neither handed to nor erased with an account whose address is a part of another one [SEC-11] [PRF-4]', async () => {
    const short = await somebody(app, 'hassan@masar.test');
    const long = await somebody(app, 'ahmed.hassan@masar.test');
    await askForLink('ahmed.hassan@masar.test');
    const file = await exportOf(short);
    expect(file.tasks).toEqual([]);
    expect(JSON.stringify(file)).not.toContain('ahmed');
    await erase(short);
    expect(await queued('ahmed.hassan@masar.test')).toHaveLength(1);
    await erase(long);
    expect(await queued('ahmed.hassan@masar.test')).toEqual([]);
  });

  it('show nobody their words and links: not the database, not their own reader with a borrowed session [SEC-11]', async () => {
    const victim = await somebody(app, 'sara@masar.test');
    await askForLink('sara@masar.test');
    const [mail] = await queued('sara@masar.test');
    expect(Object.keys(mail!.data).sort()).toEqual(['sealed', 'to']);
    expect(mail!.text).not.toMatch(/token|reset-password|http/);
    const { tasks } = await exportOf(victim);
    expect(tasks).toEqual([
      { name: 'mail.send', state: expect.any(String), createdOn: expect.any(String), completedOn: null },
    ]);
  });
});

describe('mails that were sent', () => {
  it('leave nothing in the queue, and in the outbox a file that only the server reads [SEC-11]', async () => {
    const app = await startTestApp();
    await somebody(app, 'noor@masar.test');
    await app.anonymous().post('/api/auth/forgot-password').send({ email: 'noor@masar.test' }).expect(202);
    await mailTo(app.dataDir, 'noor@masar.test');
    expect(await allMailsTo(app, 'noor@masar.test')).toHaveLength(1);
    expect(await app.em().execute(`select 1 from pgboss.job where name = 'mail.send'`)).toEqual([]);
    const outbox = join(app.dataDir, 'outbox');
    const [mode, ...modes] = await Promise.all(
      [outbox, ...(await readdir(outbox)).map((file) => join(outbox, file))].map(
        async (path) => (await stat(path)).mode,
      ),
    );
    expect(mode! & 0o777).toBe(0o700);
    expect(modes.map((each) => each & 0o777)).toEqual([0o600]);
    await app.close();
  });
});
