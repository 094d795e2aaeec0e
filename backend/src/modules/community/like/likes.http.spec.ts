import { randomUUID } from 'node:crypto';
import type { Response, Test } from 'supertest';
import { CounterFolding } from '#platform/counters/counter-folding';
import { EventBus } from '#platform/events/event-bus';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { checkInvariants } from '../../../commands/check-invariants.js';
import { PostLiked } from '../community.events.js';
import { communityInvariants } from '../community.invariants.js';
import { aForum } from '../testing/forum.builder.js';

let app: TestApp;
const liked: PostLiked[] = [];
beforeAll(async () => {
  app = await startTestApp();
  app.app.get(EventBus).listen(PostLiked, async (event) => void liked.push(event));
});
afterAll(() => app.close());

async function aConversation(asker: SignedInAgent): Promise<{ discussion: string; reply: string }> {
  const forum = await aForum(app.em());
  const { body: discussion } = await asker.agent
    .post('/api/discussions')
    .send({ forumId: forum.id, title: 'نصائح للبداية', content: 'ما أول مشروع تنصحون به؟' })
    .expect(201);
  const { body: reply } = await asker.agent
    .post(`/api/discussions/${discussion.id}/replies`)
    .send({ content: 'صفحة شخصية' })
    .expect(201);
  return { discussion: `/api/discussions/${discussion.id}`, reply: `/api/replies/${reply.id}` };
}

/** Sends again, under the same key, what a busy server asks to send later, as the portal does (REL-3). */
async function comingBack(send: () => Test): Promise<Response> {
  const key = randomUUID();
  for (;;) {
    const answer = await send().set('Idempotency-Key', key);
    if (answer.status !== 503) return answer;
  }
}

describe('likes', () => {
  it.each(['discussion', 'reply'] as const)('of a %s count once however often they are given [COM-3]', async (kind) => {
    const [asker, reader] = [await app.as('student'), await app.as('student')];
    const post = (await aConversation(asker))[kind];
    liked.length = 0;
    const answers = await Promise.all(Array.from({ length: 8 }, () => reader.agent.post(`${post}/like`)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { likesCount: 1, isLiked: true }]),
    );
    expect((await asker.agent.post(`${post}/like`)).body).toEqual({ likesCount: 2, isLiked: true });
    expect(liked.map(({ authorId, likedBy }) => [authorId, likedBy])).toEqual([
      [asker.userId, reader.userId],
      [asker.userId, asker.userId],
    ]);
    const taken = await Promise.all(Array.from({ length: 8 }, () => reader.agent.delete(`${post}/like`)));
    expect(taken.map(({ body }) => body)).toEqual(taken.map(() => ({ likesCount: 1, isLiked: false })));
    expect(liked).toHaveLength(2);
  });

  it('are shown to whom they belong [COM-3]', async () => {
    const [asker, reader] = [await app.as('student'), await app.as('student')];
    const { discussion, reply } = await aConversation(asker);
    await reader.agent.post(`${discussion}/like`).expect(200);
    await reader.agent.post(`${reply}/like`).expect(200);
    const seen = async ({ agent }: SignedInAgent) => [
      (await agent.get(discussion)).body,
      (await agent.get(`${discussion}/replies`)).body[0],
    ];
    expect(await seen(reader)).toMatchObject([1, 1].map((likesCount) => ({ likesCount, isLiked: true })));
    expect(await seen(asker)).toMatchObject([1, 1].map((likesCount) => ({ likesCount, isLiked: false })));
  });

  it('need an existing post [COM-3]', async () => {
    const { agent } = await app.as('student');
    for (const post of [`/api/discussions/${randomUUID()}`, `/api/replies/${randomUUID()}`]) {
      await agent.post(`${post}/like`).expect(404);
      await agent.delete(`${post}/like`).expect(404);
    }
    await agent.post('/api/discussions/one/like').expect(400);
  });

  it('and replies of fifty people at the same moment leave no counter adrift [COM-3] [REL-1]', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => app.as('student')));
    const asker = people[0] as SignedInAgent;
    const { discussion, reply } = await aConversation(asker);
    const answers = await Promise.all(
      people.flatMap(({ agent }, index) =>
        [
          () => agent.post(`${discussion}/like`),
          () => agent.post(`${discussion}/like`),
          () => agent.post(`${reply}/like`),
          () => agent.delete(`${discussion}/like`),
          () => (index % 2 ? agent.delete(`${reply}/like`) : agent.post(`${reply}/like`)),
          () => agent.post(`${discussion}/replies`).send({ content: `رد ${index}` }),
          () => agent.post(`${discussion}/like`),
        ].map(comingBack),
      ),
    );
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([200, 201]);
    const report = await checkInvariants(app.databaseUrl, communityInvariants);
    expect(report).toMatchObject({ pass: true, figures: { drift: 0 }, examples: {} });
    await app.app.get(CounterFolding).foldAll();
    expect(await checkInvariants(app.databaseUrl, communityInvariants)).toMatchObject({ pass: true });
    const { body } = await asker.agent.get(discussion).expect(200);
    expect(body.repliesCount).toBe(51);
    expect(body.likesCount).toBeLessThanOrEqual(50);
  });

  it.each(['discussion', 'reply'] as const)(
    'of a %s wait for nobody who is at its row, and are right for who gives them and after folding [COM-3] [SCL-3]',
    async (kind) => {
      const [asker, one, other] = [await app.as('student'), await app.as('student'), await app.as('student')];
      const { discussion, reply } = await aConversation(asker);
      const path = kind === 'discussion' ? discussion : reply;
      const id = path.split('/').at(-1)!;
      await app.em().transactional(async (em) => {
        await em.execute(
          `select from ${kind === 'discussion' ? 'discussions' : 'replies'} where id = ? for no key update`,
          [id],
        );
        await one.agent.post(`${path}/like`).expect(200, { likesCount: 1, isLiked: true });
        await other.agent.post(`${path}/like`).expect(200, { likesCount: 2, isLiked: true });
        await one.agent.delete(`${path}/like`).expect(200, { likesCount: 1, isLiked: false });
        expect((await checkInvariants(app.databaseUrl, communityInvariants)).pass).toBe(true);
      });
      await app.app.get(CounterFolding).foldAll();
      const seen =
        kind === 'discussion'
          ? [(await asker.agent.get(path)).body]
          : (await asker.agent.get(`${discussion}/replies`)).body;
      expect(seen).toMatchObject([{ likesCount: 1 }]);
    },
  );

  it('stay counted when an account goes [COM-3] [REL-1]', async () => {
    const [asker, reader] = [await app.as('student'), await app.as('student')];
    const { discussion } = await aConversation(asker);
    await reader.agent.post(`${discussion}/like`).expect(200);
    await app.em().execute('delete from users where id = ?', [reader.userId]);
    expect((await asker.agent.get(discussion)).body.likesCount).toBe(1);
    expect((await checkInvariants(app.databaseUrl, communityInvariants)).pass).toBe(true);
  });

  it.each([
    ['forumDiscussionsCount', 'update forums set discussions_count = discussions_count + 1'],
    ['repliesCount', 'update discussions set replies_count = replies_count + 1'],
    ['discussionLikesCount', 'update discussions set likes_count = likes_count + 1'],
    ['replyLikesCount', 'update replies set likes_count = likes_count + 1'],
  ])('would be noticed adrift in %s [REL-1]', async (name, damage) => {
    const asker = await app.as('student');
    await aConversation(asker);
    await app.em().execute(damage);
    const { pass, figures } = await checkInvariants(app.databaseUrl, communityInvariants);
    await app.em().execute(damage.replace('+ 1', '- 1'));
    expect(pass).toBe(false);
    expect(figures[name]).toBeGreaterThan(0);
  });
});
