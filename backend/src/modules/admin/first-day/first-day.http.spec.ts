import { mailTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import type { FirstDayResponse } from './first-day.response.js';

const address = '/api/admin/first-day';

let app: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp({ CONTACT_MAILBOX: 'team@noor.test' });
  admin = await app.as('admin');
});
afterAll(() => app?.close());

async function done(): Promise<string[]> {
  const { body } = await admin.agent.get(address).expect(200);
  return (body as FirstDayResponse).steps.filter(({ isDone }) => isDone).map(({ step }) => step);
}

describe('/api/admin/first-day', () => {
  it('tells what a new site still needs, and follows what is done [CON-5]', async () => {
    const before = await done();
    expect(before).not.toContain('organization');
    expect(before).not.toContain('forums');
    await admin.agent.put('/api/admin/settings/organization').send({ nameAr: 'مؤسسة نور' }).expect(200);
    await admin.agent.put('/api/admin/site-texts/about.mission').send({ ar: 'تعليم', en: 'Learning' }).expect(200);
    expect(await done()).toEqual(expect.arrayContaining(['organization', 'texts']));
  });

  it('opens the starter set of forums once, also on two presses at a time, and again what was removed [CON-5]', async () => {
    const opened = await Promise.all([1, 2].map(() => admin.agent.post(`${address}/forums`).expect(200)));
    const ids = opened.flatMap(({ body }) => (body as { ids: string[] }).ids);
    expect(ids).toHaveLength(9);
    expect(await done()).toContain('forums');
    const { body } = await admin.agent.post(`${address}/forums`).expect(200);
    expect(body).toEqual({ ids: [] });
    await admin.agent.delete(`/api/admin/forums/${ids[0]}`).expect(200);
    const { body: again } = await admin.agent.post(`${address}/forums`).expect(200);
    expect((again as { ids: string[] }).ids).toHaveLength(1);
  });

  it('lets a newcomer write on the first day [CON-5] [COM-4]', async () => {
    const { agent } = await app.as('student');
    const [forum] = (await agent.get('/api/forums').expect(200)).body as { id: string }[];
    const words = { forumId: forum!.id, title: 'مرحباً بالجميع', content: 'أنا زهراء، أتعلم تطوير الويب.' };
    const { body } = await agent.post('/api/discussions').send(words).expect(201);
    expect(body).toMatchObject({ status: 'visible' });
    expect(await done()).toContain('discussion');
  });

  it('proves the mailbox by the link of a trial mail, and anew when it changes [CON-5]', async () => {
    await admin.agent.post(`${address}/mailbox-proof`).send({ code: 'made-up' }).expect(422);
    await admin.agent.post(`${address}/mailbox-mail`).expect(204);
    const mail = await mailTo(app.dataDir, 'team@noor.test');
    const code = /first-day\?proof=([\w-]{43})/.exec(mail)?.[1];
    expect(await done()).not.toContain('mailbox');
    await admin.agent.post(`${address}/mailbox-proof`).send({ code }).expect(204);
    expect(await done()).toContain('mailbox');
    await admin.agent.put('/api/admin/settings/organization').send({ contactMailbox: 'new@noor.test' }).expect(200);
    expect(await done()).not.toContain('mailbox');
    await admin.agent.post(`${address}/mailbox-proof`).send({ code }).expect(422);
  });

  it('is for administrators [SEC-1]', async () => {
    const { agent } = await app.as('instructor');
    await agent.get(address).expect(403);
    for (const deed of ['forums', 'mailbox-mail', 'mailbox-proof']) {
      await agent.post(`${address}/${deed}`).send({ code: 'x' }).expect(403);
    }
  });
});
