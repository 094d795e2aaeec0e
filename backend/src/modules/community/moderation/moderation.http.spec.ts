import { randomUUID } from 'node:crypto';
import { EventBus } from '#platform/events/event-bus';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { checkInvariants } from '../../../commands/check-invariants.js';
import { PostModerated } from '../community.events.js';
import { communityInvariants } from '../community.invariants.js';
import { AbuseReport } from '../report/abuse-report.entity.js';
import { aForum } from '../testing/forum.builder.js';

let app: TestApp;
let author: SignedInAgent;
let reader: SignedInAgent;
let admin: SignedInAgent;
const moderated: PostModerated[] = [];
beforeAll(async () => {
  app = await startTestApp();
  [author, reader, admin] = [await app.as('student'), await app.as('instructor'), await app.as('admin')];
  app.app.get(EventBus).listen(PostModerated, async (event) => void moderated.push(event));
});
afterAll(async () => {
  expect((await checkInvariants(app.databaseUrl, communityInvariants)).figures).toMatchObject({ drift: 0 });
  await app.close();
});

async function aDiscussion(): Promise<{ id: string; forumId: string }> {
  const forum = await aForum(app.em());
  const { body } = await author.agent
    .post('/api/discussions')
    .send({ forumId: forum.id, title: 'إعلان', content: 'أبيع هاتفاً' })
    .expect(201);
  return body;
}

const aReply = async (discussionId: string): Promise<{ id: string }> =>
  (await author.agent.post(`/api/discussions/${discussionId}/replies`).send({ content: 'كلام جارح' }).expect(201)).body;

const act = (path: string, body: object = {}) => admin.agent.post(path).send(body);
const forumCount = async (id: string): Promise<number> =>
  (await reader.agent.get('/api/forums')).body.find((forum: { id: string }) => forum.id === id).discussionsCount;

describe('moderators', () => {
  it('pin and unpin, lock and unlock; a locked discussion refuses replies [COM-4]', async () => {
    const { id } = await aDiscussion();
    const path = `/api/discussions/${id}`;
    expect((await act(`${path}/pin`).expect(200)).body).toMatchObject({
      isPinned: true,
      moderation: { action: 'pin' },
    });
    expect((await act(`${path}/unpin`).expect(200)).body.isPinned).toBe(false);
    const locked = await act(`${path}/lock`, { reason: 'أُجيب عن السؤال' }).expect(200);
    expect(locked.body).toMatchObject({ isLocked: true, isEdited: false });
    for (const { agent } of [author, reader, admin]) {
      const { body } = await agent.post(`${path}/replies`).send({ content: 'وأنا' }).expect(409);
      expect(body.code).toBe('community.discussion_locked');
    }
    await reader.agent.post(`${path}/like`).expect(200);
    expect((await author.agent.get(path)).body.moderation).toEqual({
      action: 'lock',
      reason: 'أُجيب عن السؤال',
      at: expect.stringMatching(/Z$/),
    });
    expect((await reader.agent.get(path)).body.moderation).toBeNull();
    expect((await act(`${path}/unlock`).expect(200)).body.isLocked).toBe(false);
    await reader.agent.post(`${path}/replies`).send({ content: 'وأنا' }).expect(201);
  });

  it('hide a discussion with a reason that its author reads, and show it again [COM-4]', async () => {
    const { id, forumId } = await aDiscussion();
    const path = `/api/discussions/${id}`;
    moderated.length = 0;
    await act(`${path}/hide`).expect(400);
    await act(`${path}/hide`, { reason: 'إعلان تجاري' }).expect(200);
    await act(`${path}/hide`, { reason: 'مرة أخرى' }).expect(200);
    expect(moderated).toHaveLength(1);
    expect(moderated[0]).toMatchObject({
      action: 'hide',
      reason: 'إعلان تجاري',
      authorId: author.userId,
      moderatorId: admin.userId,
      place: { discussionId: id, replyId: null, forumId },
    });
    expect(await forumCount(forumId)).toBe(0);
    await reader.agent.get(path).expect(404);
    expect((await reader.agent.get(`/api/discussions?forumId=${forumId}`)).body).toEqual([]);
    expect((await author.agent.get(path).expect(200)).body).toMatchObject({
      status: 'hidden',
      content: 'أبيع هاتفاً',
      canEdit: false,
      moderation: { action: 'hide', reason: 'إعلان تجاري' },
    });
    await author.agent.patch(path).send({ content: 'غيره' }).expect(403);
    expect((await act(`${path}/unhide`).expect(200)).body.status).toBe('visible');
    expect(await forumCount(forumId)).toBe(1);
    await reader.agent.get(path).expect(200);
  });

  it('move a discussion, and both forums count right [COM-4] [REL-1]', async () => {
    const { id, forumId } = await aDiscussion();
    const target = await aForum(app.em(), 'Target');
    const path = `/api/discussions/${id}/move`;
    await act(path).expect(400);
    await act(path, { forumId: randomUUID() }).expect(422);
    expect((await act(path, { forumId: target.id, reason: 'مكانه هنا' }).expect(200)).body.forumId).toBe(target.id);
    expect([await forumCount(forumId), await forumCount(target.id)]).toEqual([0, 1]);
    await Promise.all(Array.from({ length: 6 }, (_, n) => act(path, { forumId: n % 2 ? target.id : forumId })));
    expect((await forumCount(forumId)) + (await forumCount(target.id))).toBe(1);
  });

  it('hide a reply: its place stays, its words go for everybody but the author [COM-4]', async () => {
    const { id } = await aDiscussion();
    const reply = await aReply(id);
    const list = async ({ agent }: SignedInAgent) => (await agent.get(`/api/discussions/${id}/replies`)).body[0];
    expect((await act(`/api/replies/${reply.id}/hide`, { reason: 'إساءة' }).expect(200)).body.status).toBe('hidden');
    expect(await list(reader)).toMatchObject({ status: 'hidden', content: '', author: null, moderation: null });
    expect(await list(author)).toMatchObject({ content: 'كلام جارح', moderation: { reason: 'إساءة' } });
    expect((await reader.agent.get(`/api/discussions/${id}`)).body.repliesCount).toBe(0);
    await reader.agent.post(`/api/replies/${reply.id}/like`).expect(404);
    await act(`/api/replies/${reply.id}/unhide`).expect(200);
    expect(await list(reader)).toMatchObject({ status: 'visible', content: 'كلام جارح' });
  });

  it('are administrators; unknown and deleted posts are told [COM-4] [SEC-1]', async () => {
    const { id } = await aDiscussion();
    for (const action of ['pin', 'unpin', 'lock', 'unlock', 'hide', 'unhide', 'move']) {
      for (const { agent } of [author, reader])
        await agent.post(`/api/discussions/${id}/${action}`).send({}).expect(403);
    }
    await act(`/api/discussions/${randomUUID()}/pin`).expect(404);
    await act(`/api/replies/${randomUUID()}/hide`, { reason: 'إساءة' }).expect(404);
    await author.agent.delete(`/api/discussions/${id}`).expect(204);
    await act(`/api/discussions/${id}/unhide`).expect(404);
  });
});

describe('reports', () => {
  const report = (path: string, body: object = { reason: 'spam' }) => reader.agent.post(`${path}/report`).send(body);

  it('are kept once for each reader, with the words as they were [COM-4] [REL-1]', async () => {
    const { id } = await aDiscussion();
    const path = `/api/discussions/${id}`;
    const answers = await Promise.all([1, 2, 3].map(() => report(path, { reason: 'spam', note: 'إعلان' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(answers[0]?.body).toEqual({
      id: answers[1]?.body.id,
      reason: 'spam',
      note: 'إعلان',
      status: 'open',
      outcome: null,
      createdAt: expect.any(String),
    });
    await author.agent.patch(path).send({ content: 'بريء' }).expect(200);
    const stored = await app.em().find(AbuseReport, { discussionId: id });
    expect(stored.map(({ reportedText, reporterId }) => [reportedText, reporterId])).toEqual([
      ['إعلان\nأبيع هاتفاً', reader.userId],
    ]);
  });

  it('are upheld with the same words when the post is hidden [COM-4]', async () => {
    const { id } = await aDiscussion();
    const reply = await aReply(id);
    const path = `/api/replies/${reply.id}`;
    await report(path, { reason: 'abuse' }).expect(201);
    await act(`${path}/hide`, { reason: 'إساءة' }).expect(200);
    const [stored] = await app.em().find(AbuseReport, { replyId: reply.id });
    expect(stored).toMatchObject({ status: 'upheld', outcome: 'إساءة', decidedBy: admin.userId, note: null });
  });

  it('refuse reasons of their own, own posts, unknown ones and strangers [COM-4] [API-6]', async () => {
    const { id } = await aDiscussion();
    const path = `/api/discussions/${id}`;
    await report(path, { reason: 'boring' }).expect(400);
    await report(path, { reason: 'spam', note: 'م'.repeat(1001) }).expect(400);
    await report(`/api/discussions/${randomUUID()}`).expect(404);
    await report(`/api/replies/${randomUUID()}`).expect(404);
    const { body } = await author.agent.post(`${path}/report`).send({ reason: 'spam' }).expect(422);
    expect(body.code).toBe('community.own_post');
  });
});
