import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aForum } from '../testing/forum.builder.js';

let app: TestApp;
let author: SignedInAgent;
let reader: SignedInAgent;
let admin: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp();
  [author, reader, admin] = [await app.as('student'), await app.as('instructor'), await app.as('admin')];
});
afterAll(() => app.close());

async function aDiscussion(content = 'كلام'): Promise<string> {
  const { id: forumId } = await aForum(app.em());
  const { body } = await author.agent.post('/api/discussions').send({ forumId, title: 'عنوان', content }).expect(201);
  return body.id;
}

const filter = (status: string) => ({ filter: JSON.stringify({ status }) });

describe('abuse reports in the console', () => {
  it('are listed while open; upholding hides the post, dismissing leaves it [COM-4]', async () => {
    const [bad, good] = [await aDiscussion('سيئ'), await aDiscussion('جيد')];
    for (const id of [bad, good]) {
      await reader.agent.post(`/api/discussions/${id}/report`).send({ reason: 'abuse' }).expect(201);
    }
    const list = await admin.agent.get('/api/admin/abuse-reports').query(filter('open')).expect(200);
    expect(list.headers['content-range']).toBe('abuse-reports 0-1/2');
    expect(list.body[1]).toMatchObject({
      discussionId: bad,
      replyId: null,
      discussionTitle: 'عنوان',
      reportedText: 'عنوان\nسيئ',
      authorName: 'زهراء كاظم',
      postStatus: 'visible',
      reportsCount: 1,
      status: 'open',
    });
    const [ofGood, ofBad] = list.body;
    const put = (report: { id: string }, changes: object) =>
      admin.agent.put(`/api/admin/abuse-reports/${report.id}`).send({ ...report, ...changes });
    await put(ofBad, { status: 'upheld' }).expect(400);
    const upheld = await put(ofBad, { status: 'upheld', outcome: 'إساءة' }).expect(200);
    expect(upheld.body).toMatchObject({ status: 'upheld', outcome: 'إساءة', decidedAt: expect.any(String) });
    await put(ofBad, { status: 'dismissed' }).expect(409);
    await put(ofGood, { status: 'dismissed', outcome: 'لا مخالفة' }).expect(200);
    await reader.agent.get(`/api/discussions/${bad}`).expect(404);
    await reader.agent.get(`/api/discussions/${good}`).expect(200);
    expect((await author.agent.get(`/api/discussions/${bad}`)).body.moderation.reason).toBe('إساءة');
    expect((await admin.agent.get('/api/admin/abuse-reports').query(filter('open'))).body).toEqual([]);
  });

  it('tell how many people object to the same reply, and settle together [COM-4]', async () => {
    const id = await aDiscussion();
    const { body: reply } = await author.agent.post(`/api/discussions/${id}/replies`).send({ content: 'رد' });
    for (const { agent } of [reader, await app.as('volunteer')]) {
      await agent.post(`/api/replies/${reply.id}/report`).send({ reason: 'spam' }).expect(201);
    }
    const open = async () => (await admin.agent.get('/api/admin/abuse-reports').query(filter('open')).expect(200)).body;
    const [latest, earlier] = await open();
    expect(latest).toMatchObject({ replyId: reply.id, discussionId: id, reportsCount: 2, postStatus: 'visible' });
    expect(earlier).toMatchObject({ replyId: reply.id, reportsCount: 2 });
    const put = (report: object) => admin.agent.put(`/api/admin/abuse-reports/${latest.id}`).send(report);
    const upheld = await put({ ...latest, status: 'upheld', outcome: 'إعلان' }).expect(200);
    expect(upheld.body).toMatchObject({ status: 'upheld', postStatus: 'hidden' });
    expect(await open()).toEqual([]);
  });

  it('are for administrators, and unknown ones are told [COM-4] [SEC-1]', async () => {
    const path = `/api/admin/abuse-reports/${randomUUID()}`;
    await reader.agent.get('/api/admin/abuse-reports').expect(403);
    await admin.agent.get(path).expect(404);
    await admin.agent.put(path).send({ status: 'dismissed' }).expect(404);
    await admin.agent.put(path).send({ status: 'open' }).expect(400);
  });
});

describe('waiting posts in the console', () => {
  it('are shown to everybody or hidden with a reason [COM-4]', async () => {
    const first = await aDiscussion('https://one.example');
    const second = await aDiscussion('https://two.example');
    const { body, headers } = await admin.agent.get('/api/admin/pending-posts').expect(200);
    expect(headers['content-range']).toBe('pending-posts 0-1/2');
    expect(body.map(({ id, kind }: { id: string; kind: string }) => [id, kind])).toEqual([
      [second, 'discussion'],
      [first, 'discussion'],
    ]);
    const put = (post: { id: string }, changes: object) =>
      admin.agent.put(`/api/admin/pending-posts/${post.id}`).send({ ...post, ...changes });
    expect((await put(body[1], { status: 'visible' }).expect(200)).body.status).toBe('visible');
    await put(body[0], { status: 'hidden' }).expect(400);
    expect((await put(body[0], { status: 'hidden', reason: 'إعلان' }).expect(200)).body.status).toBe('hidden');
    await reader.agent.get(`/api/discussions/${first}`).expect(200);
    await reader.agent.get(`/api/discussions/${second}`).expect(404);
    expect((await admin.agent.get('/api/admin/pending-posts')).body).toEqual([]);
    await admin.agent.get(`/api/admin/pending-posts/${randomUUID()}`).expect(404);
    await reader.agent.get('/api/admin/pending-posts').expect(403);
  });
});
