import { randomUUID } from 'node:crypto';
import { CounterFolding } from '#platform/counters/counter-folding';
import { EventBus } from '#platform/events/event-bus';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { PostMentioned, ReplyAdded } from '../../community.events.js';
import { aForum } from '../../testing/forum.builder.js';

let app: TestApp;
const added: ReplyAdded[] = [];
const mentioned: PostMentioned[] = [];
beforeAll(async () => {
  app = await startTestApp();
  const events = app.app.get(EventBus);
  events.listen(ReplyAdded, async (event) => void added.push(event));
  events.listen(PostMentioned, async (event) => void mentioned.push(event));
});
afterAll(() => app.close());

async function aDiscussion(agent: Agent): Promise<string> {
  const forum = await aForum(app.em());
  const { body } = await agent
    .post('/api/discussions')
    .send({ forumId: forum.id, title: 'سؤال عن flexbox', content: 'لماذا لا يتوسّط العنصر؟' })
    .expect(201);
  return body.id;
}

const answer = async (agent: Agent, discussionId: string, content = 'استعمل `align-items`.') =>
  (await agent.post(`/api/discussions/${discussionId}/replies`).send({ content }).expect(201)).body;

const named = async (userId: string, first: string, last: string) =>
  app.em().execute('update users set first_name = ?, last_name = ? where id = ?', [first, last, userId]);

describe('replies', () => {
  it('are added, counted and told in pages, the oldest first [COM-1] [COM-7]', async () => {
    const { agent, userId } = await app.as('student');
    const { agent: other, userId: otherId } = await app.as('volunteer');
    const id = await aDiscussion(agent);
    const first = await answer(other, id);
    expect(first).toMatchObject({
      discussionId: id,
      userId: otherId,
      author: { name: 'زهراء كاظم', role: 'volunteer' },
      content: 'استعمل `align-items`.',
      likesCount: 0,
      isLiked: false,
      status: 'visible',
      canEdit: true,
    });
    for (const n of [2, 3, 4, 5]) await answer(other, id, `رد ${n}`);
    const seen: string[] = [];
    let path: string | undefined = `/api/discussions/${id}/replies?limit=2`;
    while (path) {
      const { body, headers }: { body: { content: string }[]; headers: Record<string, string> } = await agent
        .get(path)
        .expect(200);
      expect(headers['x-total-count']).toBe('5');
      seen.push(...body.map(({ content }) => content));
      path = /<(.+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual([first.content, 'رد 2', 'رد 3', 'رد 4', 'رد 5']);
    const { body: discussion } = await agent.get(`/api/discussions/${id}`);
    expect(discussion.repliesCount).toBe(5);
    expect(discussion.lastActivity > discussion.createdAt).toBe(true);
    expect(added.filter(({ place }) => place.discussionId === id)).toHaveLength(5);
    expect(added.at(-1)).toMatchObject({ authorId: otherId, discussionAuthorId: userId });
  });

  it('are edited and deleted by their author alone; a deleted one keeps its place [COM-4]', async () => {
    const { agent } = await app.as('student');
    const { agent: other } = await app.as('instructor');
    const { agent: admin } = await app.as('admin');
    const id = await aDiscussion(agent);
    const reply = await answer(agent, id);
    await answer(other, id, 'بعده');
    for (const stranger of [other, admin]) {
      await stranger.patch(`/api/replies/${reply.id}`).send({ content: 'غيره' }).expect(403);
      await stranger.delete(`/api/replies/${reply.id}`).expect(403);
    }
    const { body: edited } = await agent.patch(`/api/replies/${reply.id}`).send({ content: 'أدق' }).expect(200);
    expect(edited).toMatchObject({ content: 'أدق', isEdited: true });
    await agent.delete(`/api/replies/${reply.id}`).expect(204);
    const { body, headers } = await other.get(`/api/discussions/${id}/replies`).expect(200);
    expect(body).toHaveLength(2);
    expect(headers['x-total-count']).toBe('1');
    expect(body[0]).toMatchObject({ id: reply.id, content: '', author: null, userId: null, status: 'deleted' });
    await agent.patch(`/api/replies/${reply.id}`).send({ content: 'عودة' }).expect(403);
  });

  it('refuse what is empty, too long, malformed or unknown [COM-1] [API-6]', async () => {
    const { agent } = await app.as('student');
    const id = await aDiscussion(agent);
    const post = (content: unknown) => agent.post(`/api/discussions/${id}/replies`).send({ content });
    await post(' \n').expect(400);
    await post('م'.repeat(20_001)).expect(400);
    await post(undefined).expect(400);
    await agent.get(`/api/discussions/${id}/replies?cursor=x`).expect(400);
    const unknown = randomUUID();
    await agent.get(`/api/discussions/${unknown}/replies`).expect(404);
    await agent.post(`/api/discussions/${unknown}/replies`).send({ content: 'أين؟' }).expect(404);
    await agent.patch(`/api/replies/${unknown}`).send({ content: 'أين؟' }).expect(404);
    await agent.delete(`/api/replies/${unknown}`).expect(404);
  });

  it('wait for nobody who is at the row of their discussion; its counter and latest activity follow [SCL-3] [COM-9]', async () => {
    const [asker, ...people] = await Promise.all(Array.from({ length: 4 }, () => app.as('student')));
    const id = await aDiscussion(asker!.agent);
    const shown = async () => (await asker!.agent.get(`/api/discussions/${id}`).expect(200)).body;
    const before = await shown();
    const replies = await app.em().transactional(async (em) => {
      await em.execute('select from discussions where id = ? for no key update', [id]);
      const added = await Promise.all(people.map(({ agent }) => answer(agent, id)));
      expect(await shown()).toMatchObject({ repliesCount: 0, lastActivity: before.lastActivity });
      return added;
    });
    await app.app.get(CounterFolding).foldAll();
    const latest = replies
      .map(({ createdAt }) => createdAt)
      .sort()
      .at(-1);
    expect((await shown()).lastActivity).toBe(latest);
    await people[0]!.agent.delete(`/api/replies/${replies[0].id}`);
    await app.app.get(CounterFolding).foldAll();
    expect(await shown()).toMatchObject({ repliesCount: 2, lastActivity: latest });
  });

  it('never slip in while a moderator closes their discussion [SCL-3] [COM-4]', async () => {
    const [{ agent: asker }, { agent: admin }] = [await app.as('student'), await app.as('admin')];
    const id = await aDiscussion(asker);
    // A closing that is not committed yet.
    const closing = app.em().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(hashtext(?))', [`discussion ${id}`]);
      await em.execute('update discussions set is_locked = true where id = ?', [id]);
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    const late = await asker.post(`/api/discussions/${id}/replies`).send({ content: 'متأخر' });
    await closing;
    expect(late.status).toBe(409);
    await admin.post(`/api/discussions/${id}/unlock`).send({}).expect(200);
    await answer(asker, id);
  });

  it('are stored once when the same key is sent again [REL-3]', async () => {
    const { agent } = await app.as('student');
    const id = await aDiscussion(agent);
    const key = randomUUID();
    const send = () =>
      agent.post(`/api/discussions/${id}/replies`).set('Idempotency-Key', key).send({ content: 'مرة واحدة' });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { body } = await agent.get(`/api/discussions/${id}`).expect(200);
    expect(body.repliesCount).toBe(1);
  });
});

describe('mentions', () => {
  it('call people of the discussion by first or full name, once, also by a later edit [NTF-1]', async () => {
    const [asker, helper, writer] = [await app.as('student'), await app.as('volunteer'), await app.as('student')];
    const family = `الجبوري${randomUUID().slice(0, 6)}`;
    await named(asker.userId, 'سارة', family);
    await named(helper.userId, 'عبد الرحمن', family);
    const id = await aDiscussion(asker.agent);
    await answer(helper.agent, id);
    mentioned.length = 0;
    const called = () => mentioned.map(({ mentionedUserId }) => mentionedUserId);
    const reply = await answer(writer.agent, id, `شكراً @عبد_الرحمن_${family} و@عبد_الرحمن، و\`@سارة\` في الشيفرة`);
    expect(called()).toEqual([helper.userId]);
    await writer.agent
      .patch(`/api/replies/${reply.id}`)
      .send({ content: `${reply.content}\n\n@سارة` })
      .expect(200);
    expect(called()).toEqual([helper.userId, asker.userId]);
    expect(mentioned[1]).toMatchObject({ authorId: writer.userId, place: { discussionId: id, replyId: reply.id } });
  });

  it('call anybody by full name into a forum, and never the writer [NTF-1]', async () => {
    const [stranger, writer] = [await app.as('instructor'), await app.as('student')];
    // PostgreSQL reads 510e1 as a number, where a word begins so.
    const family = `Nasser${randomUUID().slice(0, 8)}`;
    await named(stranger.userId, 'Omar', family);
    await named(writer.userId, 'Huda', family);
    mentioned.length = 0;
    const forumId = (await aForum(app.em())).id;
    const content = `@Omar_${family} @Omar @Huda_${family}`;
    await writer.agent.post('/api/discussions').send({ forumId, title: 'A question', content }).expect(201);
    expect(mentioned.map(({ mentionedUserId }) => mentionedUserId)).toEqual([stranger.userId]);
  });
});
