import { randomUUID } from 'node:crypto';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { aCourse, anEnrollment } from '../../courses/testing/course.builder.js';
import { aForum } from '../testing/forum.builder.js';
import { Discussion } from './discussion.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const words = { title: 'كيف أتعلم CSS؟', content: 'مرحباً، من أين أبدأ؟' };

async function started(agent: Agent, forumId: string, changes: object = {}) {
  const { body } = await agent
    .post('/api/discussions')
    .send({ forumId, ...words, ...changes })
    .expect(201);
  return body;
}

/** Makes the account look older than those whose first posts are reviewed. */
const grownUp = (userId: string) =>
  app.em().execute(`update users set created_at = now() - interval '30 days' where id = ?`, [userId]);

describe('GET /api/forums', () => {
  it('lists forums in their order with how many discussions each has [COM-1] [COM-6]', async () => {
    const { agent } = await app.as('student');
    const forum = await aForum(app.em(), 'First');
    await started(agent, forum.id);
    const { body } = await agent.get('/api/forums').expect(200);
    expect(body.find(({ id }: { id: string }) => id === forum.id)).toEqual({
      id: forum.id,
      nameAr: 'مساعدة',
      nameEn: 'First',
      descriptionAr: null,
      descriptionEn: null,
      categoryId: null,
      discussionsCount: 1,
      createdAt: forum.createdAt.toISOString(),
    });
  });
});

describe('POST /api/discussions', () => {
  it('starts a discussion that everybody reads [COM-1]', async () => {
    const { agent, userId } = await app.as('student');
    const forum = await aForum(app.em());
    const discussion = await started(agent, forum.id);
    expect(discussion).toEqual({
      id: expect.any(String),
      forumId: forum.id,
      lessonId: null,
      lesson: null,
      userId,
      author: { id: userId, name: 'زهراء كاظم', profileImageUrl: null, role: 'student' },
      ...words,
      repliesCount: 0,
      viewsCount: 0,
      likesCount: 0,
      isLiked: false,
      isPinned: false,
      isLocked: false,
      status: 'visible',
      isEdited: false,
      canEdit: true,
      canDelete: true,
      canModerate: false,
      moderation: null,
      createdAt: expect.any(String),
      updatedAt: discussion.createdAt,
      lastActivity: discussion.createdAt,
      acceptedReplyId: null,
      canAccept: true,
      acceptedAnswer: null,
      instructorAnswer: null,
    });
    const { agent: reader } = await app.as('instructor');
    const { body } = await reader.get(`/api/discussions/${discussion.id}`).expect(200);
    expect(body).toEqual({ ...discussion, canEdit: false, canDelete: false, canAccept: false });
  });

  it.each([
    ['no forum', { forumId: undefined }, 'forumId', 'Forum is required', 'المنتدى مطلوب'],
    ['an empty forum', { forumId: '' }, 'forumId', 'Forum is required', 'المنتدى مطلوب'],
    ['a title of two letters', { title: ' ab ' }, 'title', 'at least', '3'],
    ['a title of 201 letters', { title: 'م'.repeat(201) }, 'title', '200', '200'],
    ['no content', { content: ' \n ' }, 'content', 'required', 'مطلوب'],
    ['20,001 letters', { content: 'م'.repeat(20_001) }, 'content', '20000', '20000'],
    ['an author of its own', { userId: randomUUID() }, 'userId', '', ''],
    ['likes of its own', { likesCount: 9 }, 'likesCount', '', ''],
  ])('refuses %s and says so in both languages [COM-1] [SEC-5]', async (_, changes, field, english, arabic) => {
    const { agent } = await app.as('student');
    const body = { forumId: (await aForum(app.em())).id, ...words, ...changes };
    for (const [language, text] of [
      ['en', english],
      ['ar', arabic],
    ] as const) {
      const answer = await agent.post('/api/discussions').set('Accept-Language', language).send(body).expect(400);
      expect(answer.body.errors).toHaveLength(1);
      expect(answer.body.errors[0].field).toBe(field);
      expect(answer.body.errors[0].message).toContain(text);
    }
  });

  it('takes the longest texts and refuses an unknown forum [COM-1]', async () => {
    const { agent } = await app.as('student');
    const forum = await aForum(app.em());
    const longest = { title: 'م'.repeat(200), content: 'م'.repeat(20_000) };
    expect(await started(agent, forum.id, longest)).toMatchObject(longest);
    const { body } = await agent
      .post('/api/discussions')
      .send({ forumId: randomUUID(), ...words })
      .expect(422);
    expect(body.code).toBe('community.forum_not_found');
    await app
      .anonymous()
      .post('/api/discussions')
      .send({ forumId: forum.id, ...words })
      .expect(401);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[go](javascript:alert(1))',
    `"'><svg/onload=alert(1)>`,
    '${alert(1)} {{7*7}} &lt;b&gt;',
  ])('keeps %s as the text that it is [COM-2]', async (content) => {
    const { agent, userId } = await app.as('student');
    await grownUp(userId);
    const { id } = await started(agent, (await aForum(app.em())).id, { title: content, content });
    const { body, headers } = await agent.get(`/api/discussions/${id}`).expect(200);
    expect(body).toMatchObject({ title: content, content, status: 'visible' });
    expect(headers['content-type']).toMatch(/^application\/json/);
  });

  it('stops a flood with a wait in plain words [COM-4] [REL-7]', async () => {
    const { agent } = await app.as('student');
    const forum = await aForum(app.em());
    for (let count = 0; count < 20; count += 1) await started(agent, forum.id);
    const { body, headers } = await agent
      .post('/api/discussions')
      .set('Accept-Language', 'en')
      .send({ forumId: forum.id, ...words })
      .expect(429);
    expect(body).toMatchObject({
      code: 'community.posting_too_fast',
      detail: expect.stringMatching(/in about 60\u00A0min/),
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
  });
});

describe('GET /api/discussions', () => {
  it('pages through a forum, pinned first, then the newest, each once [COM-7]', async () => {
    const { agent, userId } = await app.as('student');
    const forum = await aForum(app.em());
    const em = app.em();
    for (let n = 0; n < 7; n += 1) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, 0, n < 5 ? n : 4));
      em.create(Discussion, { forumId: forum.id, userId, ...words, title: `T${n}`, isPinned: n === 1, createdAt: at });
    }
    await em.flush();
    await em.execute('update forums set discussions_count = 7 where id = ?', [forum.id]);
    const seen: string[] = [];
    let path: string | undefined = `/api/discussions?forumId=${forum.id}&limit=2`;
    while (path) {
      const { body, headers }: { body: { title: string }[]; headers: Record<string, string> } = await agent
        .get(path)
        .expect(200);
      expect(headers['x-total-count']).toBe('7');
      seen.push(...body.map(({ title }) => title));
      path = /<(.+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen[0]).toBe('T1');
    expect(seen.slice(4)).toEqual(['T3', 'T2', 'T0']);
    expect([...seen].sort()).toEqual(['T0', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6']);
  });

  it('shows all forums when none is chosen, and finds words in title and content [COM-1]', async () => {
    const { agent } = await app.as('student');
    const [one, two] = [await aForum(app.em()), await aForum(app.em())];
    const word = `كلمة${randomUUID().slice(0, 8)}`;
    await started(agent, one.id, { title: `عن ${word}` });
    await started(agent, two.id, { content: `سؤال عن ${word.replace('ة', 'ه').toUpperCase()} هنا` });
    const search = (query: object) => agent.get('/api/discussions').query(query).expect(200);
    const all = await search({ forumId: '', search: word });
    expect(all.body.map(({ forumId }: { forumId: string }) => forumId)).toEqual([two.id, one.id]);
    expect(all.headers['x-total-count']).toBe('2');
    expect((await search({ forumId: one.id, search: word })).body).toHaveLength(1);
    expect((await search({ search: '%' })).body).toEqual([]);
    const everything = await search({});
    const { body: forums } = await agent.get('/api/forums');
    const sum = forums.reduce(
      (total: number, forum: { discussionsCount: number }) => total + forum.discussionsCount,
      0,
    );
    expect(everything.headers['x-total-count']).toBe(String(sum));
  });

  it('refuses forged cursors and ids [API-6]', async () => {
    const { agent } = await app.as('student');
    const forged = Buffer.from(JSON.stringify([2, 'yesterday', 'x'])).toString('base64url');
    for (const query of ['cursor=nobody', `cursor=${forged}`, 'forumId=one', 'limit=0', 'limit=101']) {
      await agent.get(`/api/discussions?${query}`).expect(400);
    }
  });
});

describe('PATCH and DELETE /api/discussions/{id}', () => {
  it('are for the author alone; deleting leaves the place, and replies stay [COM-4]', async () => {
    const { agent } = await app.as('student');
    const { agent: other } = await app.as('instructor');
    const { agent: admin } = await app.as('admin');
    const forum = await aForum(app.em());
    const { id } = await started(agent, forum.id);
    await other.post(`/api/discussions/${id}/replies`).send({ content: 'جرّب' }).expect(201);
    for (const stranger of [other, admin]) {
      const { body } = await stranger.patch(`/api/discussions/${id}`).send({ title: 'غيره' }).expect(403);
      expect(body.code).toBe('community.not_the_author');
      await stranger.delete(`/api/discussions/${id}`).expect(403);
    }
    const { body: edited } = await agent.patch(`/api/discussions/${id}`).send({ title: 'عنوان أدق' }).expect(200);
    expect(edited).toMatchObject({ title: 'عنوان أدق', content: words.content, isEdited: true, repliesCount: 1 });
    await agent.patch(`/api/discussions/${id}`).send({ content: '' }).expect(400);
    await agent.delete(`/api/discussions/${id}`).expect(204);
    const { body: left } = await other.get(`/api/discussions/${id}`).expect(200);
    expect(left).toMatchObject({ id, title: '', content: '', author: null, userId: null, status: 'deleted' });
    expect((await other.get(`/api/discussions/${id}/replies`).expect(200)).body).toHaveLength(1);
    expect((await other.get(`/api/discussions?forumId=${forum.id}`).expect(200)).body).toEqual([]);
    await other.post(`/api/discussions/${id}/replies`).send({ content: 'هنا؟' }).expect(404);
    await agent.delete(`/api/discussions/${id}`).expect(403);
    await agent.patch(`/api/discussions/${randomUUID()}`).send({ title: 'abc' }).expect(404);
  });
});

describe('first posts of new accounts', () => {
  it('wait for review when they hold a link, seen by author and moderators only [COM-4]', async () => {
    const { agent } = await app.as('student');
    const { agent: other } = await app.as('volunteer');
    const { agent: admin } = await app.as('admin');
    const forum = await aForum(app.em());
    const waiting = await started(agent, forum.id, { content: 'اشتروا من https://shop.example' });
    expect(waiting.status).toBe('pending');
    const list = async (who: Agent) => (await who.get(`/api/discussions?forumId=${forum.id}`).expect(200)).body.length;
    expect([await list(agent), await list(other), await list(admin)]).toEqual([1, 0, 1]);
    await other.get(`/api/discussions/${waiting.id}`).expect(404);
    await other.post(`/api/discussions/${waiting.id}/like`).expect(404);
    const plain = await started(agent, forum.id);
    const { body: reply } = await agent
      .post(`/api/discussions/${plain.id}/replies`)
      .send({ content: 'www.shop.example' })
      .expect(201);
    expect(reply.status).toBe('pending');
    expect((await other.get(`/api/discussions/${plain.id}/replies`)).body).toEqual([]);
    expect((await agent.get(`/api/discussions/${plain.id}/replies`)).body).toHaveLength(1);
    const { body: smuggled } = await agent
      .patch(`/api/discussions/${plain.id}`)
      .send({ content: 'https://shop.example' })
      .expect(200);
    expect(smuggled.status).toBe('pending');
    await admin.post(`/api/discussions/${waiting.id}/unhide`).send({}).expect(200);
    await admin.post(`/api/replies/${reply.id}/unhide`).send({}).expect(200);
    expect(await list(other)).toBe(1);
    const { body: told } = await agent.get(`/api/discussions/${waiting.id}`).expect(200);
    expect(told).toMatchObject({ status: 'visible', moderation: { action: 'approve', reason: null } });
  });
});

describe('discussions of a lesson', () => {
  it('belong to the enrolled, the instructor and admins [COM-4] [LSN-3]', async () => {
    const instructor = await app.as('instructor');
    const learner = await app.as('student');
    const stranger = await app.as('student');
    const admin = await app.as('admin');
    const { course, lessons } = await aCourse().by(instructor.userId).published().withLessons(1).saved(app.em());
    await anEnrollment(app.em(), course.id, learner.userId);
    const lessonId = lessons[0]?.id ?? '';
    const { body: discussion } = await learner.agent
      .post('/api/discussions')
      .send({ lessonId, ...words })
      .expect(201);
    const lesson = { id: lessonId, courseId: course.id };
    expect(discussion).toMatchObject({ lessonId, forumId: null, lesson });
    const path = `/api/discussions?lessonId=${lessonId}`;
    for (const { agent } of [instructor, learner, admin]) {
      const { body, headers } = await agent.get(path).expect(200);
      expect(body.map(({ id }: { id: string }) => id)).toEqual([discussion.id]);
      expect(headers['x-total-count']).toBe('1');
      await agent.post(`/api/discussions/${discussion.id}/replies`).send({ content: 'نعم' }).expect(201);
    }
    await stranger.agent.get(path).expect(403);
    await stranger.agent
      .post('/api/discussions')
      .send({ lessonId, ...words })
      .expect(403);
    await stranger.agent.get(`/api/discussions/${discussion.id}`).expect(404);
    await stranger.agent.get(`/api/discussions/${discussion.id}/replies`).expect(404);
    await stranger.agent.post(`/api/discussions/${discussion.id}/replies`).send({ content: 'لا' }).expect(404);
    await stranger.agent.post(`/api/discussions/${discussion.id}/like`).expect(404);
    await stranger.agent.get(`/api/discussions?lessonId=${randomUUID()}`).expect(404);
    const { body: all } = await admin.agent.get('/api/discussions?limit=100').expect(200);
    expect(all.some(({ id }: { id: string }) => id === discussion.id)).toBe(false);
    const forumId = (await aForum(app.em())).id;
    await learner.agent
      .post('/api/discussions')
      .send({ lessonId, forumId, ...words })
      .expect(400);
    await admin.agent.post(`/api/discussions/${discussion.id}/move`).send({ forumId }).expect(409);
  });
});
