import { randomUUID } from 'node:crypto';
import { EventBus } from '#platform/events/event-bus';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../../auth/user.entity.js';
import { aCourse, anEnrollment } from '../../courses/testing/course.builder.js';
import { PostMentioned } from '../community.events.js';
import { aForum } from '../testing/forum.builder.js';

let app: TestApp;
const mentioned: PostMentioned[] = [];
beforeAll(async () => {
  app = await startTestApp();
  app.app.get(EventBus).listen(PostMentioned, async (event) => void mentioned.push(event));
});
beforeEach(() => app.em().execute(`update users set first_name = 'سابق', last_name = id::text, name_en = null`));
afterAll(() => app.close());

async function named(firstName: string, lastName: string | null, changes: Partial<User> = {}): Promise<SignedInAgent> {
  const person = await app.as('student');
  await app.em().nativeUpdate(User, { id: person.userId }, { firstName, lastName, ...changes });
  return person;
}

const opensPage = ({ agent }: SignedInAgent, isOpen = true) =>
  agent
    .put('/api/profile/public-page')
    .send({ isOpen, showsCertificates: true, showsSkills: true, showsProjects: true, showsDiscussions: true })
    .expect((answer) => expect(answer.status).toBeLessThan(300));

const offered = async (to: SignedInAgent, query: Record<string, string>): Promise<{ id: string; call: string }[]> =>
  (await to.agent.get('/api/mentions').query(query).expect(200)).body;

const discussionBy = async ({ agent }: SignedInAgent, place: object): Promise<string> =>
  (
    await agent
      .post('/api/discussions')
      .send({ title: 'سؤال عن grid', content: 'كيف؟', ...place })
      .expect(201)
  ).body.id;

describe('GET /api/mentions', () => {
  it('offers who is in the discussion first, then who opened a page of their own, never the closed [NTF-1] [PRF-3]', async () => {
    const [me, asker] = [await named('مريم', 'علي'), await named('أحمد', 'سالم')];
    const [open, closed] = [await named('أحمد', 'كريم'), await named('أحمد', 'جاسم')];
    await opensPage(open);
    await opensPage(closed);
    await opensPage(closed, false);
    const discussionId = await discussionBy(asker, { forumId: (await aForum(app.em())).id });
    expect((await offered(me, { discussionId })).map(({ id }) => id)).toEqual([asker.userId]);
    const found = await offered(me, { discussionId, typed: 'احم' });
    expect(found).toEqual([
      { id: asker.userId, name: 'أحمد سالم', call: 'أحمد_سالم', profileImageUrl: null, role: 'student' },
      { id: open.userId, name: 'أحمد كريم', call: 'أحمد_كريم', profileImageUrl: null, role: 'student' },
    ]);
    expect((await offered(me, { typed: 'أحمد ك' })).map(({ id }) => id)).toEqual([open.userId]);
    expect(await offered(me, { typed: 'أ' })).toEqual([]);
    expect(await offered(me, {})).toEqual([]);
    await me.agent.post(`/api/discussions/${discussionId}/replies`).send({ content: `@${found[1]!.call} انظر` });
    expect(mentioned.at(-1)).toMatchObject({ mentionedUserId: open.userId });
  });

  it('offers neither oneself, nor the suspended, nor a name that calls nobody, nor anybody by their address [NTF-1] [SEC-12]', async () => {
    const me = await named('نبراس', 'علي');
    const suspended = await named('نبراس', 'قاسم');
    const [one, other] = [await named('نبراس', 'حسن'), await named('نبراس', 'حسن')];
    for (const person of [me, suspended, one, other]) await opensPage(person);
    await app.em().nativeUpdate(User, { id: suspended.userId }, { suspendedAt: new Date() });
    expect(await offered(me, { typed: 'نبراس' })).toEqual([]);
    await app.em().nativeUpdate(User, { id: other.userId }, { email: 'nibras.far@masar.test', lastName: 'بعيد' });
    expect(await offered(me, { typed: 'nibras' })).toEqual([]);
    expect((await offered(me, { typed: 'نبراس' })).map(({ id }) => id).sort()).toEqual(
      [one.userId, other.userId].sort(),
    );
  });

  it.each(['510e1a', '1e5abc', '3d'])('offers and calls a name with a word like a number, %s [NTF-1]', async (last) => {
    const [me, other] = [await named('مريم', 'علي'), await named('ميسم', last)];
    await opensPage(other);
    const [found] = await offered(me, { typed: `ميسم ${last.slice(0, -1)}` });
    expect(found).toMatchObject({ id: other.userId, call: `ميسم_${last}` });
    await discussionBy(me, { forumId: (await aForum(app.em())).id, content: `شكراً @ميسم ${last}` });
    expect(mentioned.at(-1)).toMatchObject({ mentionedUserId: other.userId });
  });

  it('offers eight at most [NTF-1]', async () => {
    const me = await named('مريم', 'علي');
    for (const last of ['ا', 'ب', 'ج', 'د', 'ه', 'و', 'ز', 'ح', 'ط', 'ي'])
      await opensPage(await named('ميسلون', `${last}${last}`));
    expect(await offered(me, { typed: 'ميسلون' })).toHaveLength(8);
  });

  it('stays in a lesson among its course, whose instructor a new question may call [NTF-1] [COM-4]', async () => {
    const instructor = await app.as('instructor');
    await app.em().nativeUpdate(User, { id: instructor.userId }, { firstName: 'أحمد', lastName: 'المدرّس' });
    const { course, lessons } = await aCourse().by(instructor.userId).published().withLessons(2).saved(app.em());
    const [me, writes, silent] = [await named('مريم', 'علي'), await named('أحمد', 'كاتب'), await named('أحمد', 'صامت')];
    for (const { userId } of [me, writes, silent]) await anEnrollment(app.em(), course.id, userId);
    const outsider = await named('أحمد', 'غريب');
    await opensPage(outsider);
    await discussionBy(writes, { lessonId: lessons[1]!.id });
    const lessonId = lessons[0]!.id;
    const found = await offered(me, { lessonId, typed: 'أحمد' });
    expect(found.map(({ id }) => id).sort()).toEqual([instructor.userId, writes.userId].sort());
    const call = found.find(({ id }) => id === instructor.userId)!.call;
    await discussionBy(me, { lessonId, content: `شكراً لـ@${call}` });
    expect(mentioned.at(-1)).toMatchObject({ mentionedUserId: instructor.userId });
    await outsider.agent.get('/api/mentions').query({ lessonId, typed: 'أحمد' }).expect(403);
  });

  it('refuses what is malformed, unknown, or somebody else’s lesson [API-6] [SEC-1]', async () => {
    const me = await named('مريم', 'علي');
    const asked = (query: object) => me.agent.get('/api/mentions').query(query);
    await asked({ discussionId: 'no id' }).expect(400);
    await asked({ typed: 'س'.repeat(101) }).expect(400);
    await asked({ discussionId: randomUUID() }).expect(404);
    await asked({ lessonId: randomUUID() }).expect(404);
  });

  it('is no directory: who asks too often is told to wait [REL-7]', async () => {
    const me = await named('مريم', 'علي');
    await me.agent.get('/api/mentions').expect(200);
    await app.em().execute(`update rate_limits set points = 900 where key like 'community-mentions%'`);
    await me.agent.get('/api/mentions').expect(429);
  });
});
