import { siteTextKeys } from '@masar/domain';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import type { SiteTextRecord, SiteTextVersionRecord } from './site-text.record.js';

const address = '/api/admin/site-texts';

let app: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
afterAll(() => app?.close());

const read = async (id: string) => (await admin.agent.get(`${address}/${id}`).expect(200)).body as SiteTextRecord;
const write = async (id: string, body: object, status = 200) =>
  (await admin.agent.put(`${address}/${id}`).send(body).expect(status)).body as SiteTextRecord;
const shown = async (page: string) =>
  (await app.anonymous().get(`/api/site/${page}`).expect(200)).body as {
    texts: { name: string }[];
    figures: { name: string; value: number; isAtLeast: boolean }[];
  };

describe('/api/admin/site-texts', () => {
  it('lists every place, of all pages or of one [CON-4]', async () => {
    const all = await admin.agent.get(`${address}?range=[0,199]`).expect(200);
    expect((all.body as SiteTextRecord[]).map(({ id }) => id)).toEqual(siteTextKeys);
    expect(all.headers['content-range']).toBe(`site-texts 0-${siteTextKeys.length - 1}/${siteTextKeys.length}`);
    const filter = encodeURIComponent('{"page":"contact"}');
    const { body } = await admin.agent.get(`${address}?filter=${filter}`).expect(200);
    expect((body as SiteTextRecord[]).map(({ id }) => id)).toEqual([
      'contact.mailbox',
      'contact.answerTime',
      'contact.hours',
      'contact.place',
    ]);
  });

  it('shows on the page what was written, and keeps each former state with who wrote it [CON-4] [READ-1]', async () => {
    const before = await read('about.mission');
    expect(before).toMatchObject({ ar: '', en: '', isWritten: false, version: '0' });
    // As react-admin sends it: the whole record.
    await write('about.mission', { ...before, ar: 'تعليم للجميع', en: 'Learning for all' });
    await write('about.mission', { ar: 'تعليم عملي للجميع', en: 'Practical learning for all' });
    expect((await shown('about')).texts).toEqual([
      { name: 'mission', ar: 'تعليم عملي للجميع', en: 'Practical learning for all', updatedAt: expect.any(String) },
    ]);
    const { body } = await admin.agent.get(`${address}/about.mission/versions`).expect(200);
    const versions = body as SiteTextVersionRecord[];
    expect(versions.map(({ version, ar }) => [version, ar])).toEqual([
      [2, 'تعليم عملي للجميع'],
      [1, 'تعليم للجميع'],
    ]);
    await write('about.mission', { ar: '', en: '' });
    expect((await shown('about')).texts).toEqual([]);
  });

  it('publishes a legal text in both languages, and none before somebody wrote it [PUB-4] [CON-4] [READ-2]', async () => {
    expect((await shown('legal')).texts).toEqual([]);
    const privacy = { ar: 'ما نحفظه.\n\n## حقوقك\n\n- الحذف', en: 'What we keep.\n\n## Your rights\n\n- Erasure' };
    await write('legal.privacy', privacy);
    expect((await shown('legal')).texts).toEqual([{ name: 'privacy', ...privacy, updatedAt: expect.any(String) }]);
    await write('legal.privacy', { ar: '', en: '' });
  });

  it('takes figures in whatever digits and mailboxes once for both languages [CON-4] [I18N-1]', async () => {
    await write('landing.learners', { ar: '٥٠٠+', en: 'ignored' });
    await write('contact.mailbox', { ar: 'team@noor.example', en: '' });
    expect((await shown('landing')).figures).toEqual([{ name: 'learners', value: 500, isAtLeast: true }]);
    expect((await shown('contact')).texts).toEqual([
      { name: 'mailbox', ar: 'team@noor.example', en: 'team@noor.example', updatedAt: expect.any(String) },
    ]);
  });

  it('refuses what does not fit its place, or only one language, at its field [CON-4] [API-6]', async () => {
    const refused = async (id: string, body: object) => {
      const { errors } = (await write(id, body, 400)) as unknown as { errors: { field: string }[] };
      return errors.map(({ field }) => field);
    };
    expect(await refused('web-development.placement', { ar: '101', en: '101' })).toEqual(['ar', 'en']);
    expect(await refused('contact.mailbox', { ar: 'nobody', en: '' })).toEqual(['ar', 'en']);
    expect(await refused('about.headline', { ar: 'سطر\nسطر', en: 'One line' })).toEqual(['ar']);
    expect(await refused('about.headline', { ar: 'سطر', en: '' })).toEqual(['en']);
    await admin.agent.get(`${address}/about.nothing`).expect(404);
    await admin.agent.get(`${address}/about.nothing/versions`).expect(404);
    await write('about.nothing', { ar: 'أ', en: 'a' }, 404);
  });

  it('refuses a change that builds on an older state, also of two who write at once [CON-4] [REL-2]', async () => {
    const { version } = await read('shell.mission');
    const answers = await Promise.all(
      ['أ', 'ب'].map((ar) => admin.agent.put(`${address}/shell.mission`).send({ version, ar, en: 'x' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await read('shell.mission')).toMatchObject({ version: '1' });
  });

  it('is for administrators, and in the audit log [CON-2] [SEC-1]', async () => {
    for (const role of ['student', 'instructor', 'volunteer'] as const) {
      const { agent } = await app.as(role);
      await agent.get(address).expect(403);
      await agent.get(`${address}/about.mission/versions`).expect(403);
      await agent.put(`${address}/about.mission`).send({ ar: 'أ', en: 'a' }).expect(403);
    }
    await write('about.vision', { ar: 'رؤية', en: 'Vision' });
    const [entry] = await app.em().execute<{ resource_id: string; after: object }[]>(
      `select resource_id, after from audit_log join audit_details on entry_id = audit_log.id
       where resource = 'site-texts' order by sequence desc limit 1`,
    );
    expect(entry?.resource_id).toBe('about.vision');
    expect(entry?.after).toMatchObject({ ar: 'رؤية', en: 'Vision' });
  });
});
