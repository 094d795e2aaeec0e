import { CounterFolding } from '#platform/counters/counter-folding';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { checkInvariants } from '../../../commands/check-invariants.js';
import { communityInvariants } from '../community.invariants.js';
import { aForum } from '../testing/forum.builder.js';
import { DiscussionViews } from './discussion-views.js';

let app: TestApp;
let author: SignedInAgent;
let reader: SignedInAgent;
let path: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [author, reader] = [await app.as('student'), await app.as('student')];
  const { id: forumId } = await aForum(app.em());
  const post = { forumId, title: 'نصائح للبداية', content: 'ما أول مشروع تنصحون به؟' };
  path = `/api/discussions/${(await author.agent.post('/api/discussions').send(post).expect(201)).body.id}`;
});
afterAll(() => app.close());

const views = () => app.app.get(DiscussionViews);

/** What is shown once everything that waits was written and folded. */
async function shown(): Promise<number> {
  await views().write();
  await app.app.get(CounterFolding).foldAll();
  expect(await checkInvariants(app.databaseUrl, communityInvariants)).toMatchObject({ pass: true });
  const { body } = await author.agent.get(path).expect(200);
  return body.viewsCount;
}

const read = ({ agent }: SignedInAgent) => agent.get(path).expect(200);

describe('views of a discussion', () => {
  it('count each reader once a day, the author never [COM-11] [REL-1]', async () => {
    const other = await app.as('instructor');
    for (const who of [reader, reader, author, other, reader]) await read(who);
    expect(await shown()).toBe(2);
    await read(reader);
    const days = await app
      .em()
      .execute<{ created_at: string }[]>('select distinct created_at from discussion_views where user_id = ?', [
        reader.userId,
      ]);
    expect(days.map((row) => new Date(row.created_at).toISOString())).toEqual([
      `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`,
    ]);
    views().note({ id: reader.userId, role: 'student' }, path.split('/').at(-1)!, new Date(Date.now() + 86_400_000));
    expect(await shown()).toBe(3);
  });

  it('are told in lists and to moderators in the console [COM-11] [CON-1]', async () => {
    await read(reader);
    expect(await shown()).toBe(1);
    const { body: list } = await reader.agent.get('/api/discussions').expect(200);
    expect(list.find((row: { id: string }) => path.endsWith(row.id))).toMatchObject({ viewsCount: 1 });
    const admin = await app.as('admin');
    const { body: record } = await admin.agent.get(path.replace('/api/', '/api/admin/')).expect(200);
    expect(record).toMatchObject({ viewsCount: 1 });
    expect(await shown()).toBe(1);
  });

  it('are no questions about it, nothing fetched ahead, and nothing but the page itself [COM-11]', async () => {
    await reader.agent.head(path).expect(200);
    await reader.agent.get(path).set('Sec-Purpose', 'prefetch').expect(200);
    await reader.agent.get(`${path}/replies`).expect(200);
    await reader.agent.post(`${path}/like`).expect(200);
    expect(await shown()).toBe(0);
  });

  it('of a moderator who reads what is hidden are none [COM-11] [COM-4]', async () => {
    const admin = await app.as('admin');
    await admin.agent.post(`${path}/hide`).send({ reason: 'إعلان' }).expect(200);
    await read(admin);
    expect(await shown()).toBe(0);
  });

  it('count once from however many servers they are written at the same moment, and wait for no row [COM-11] [SCL-3] [REL-7]', async () => {
    const id = path.split('/').at(-1)!;
    const second = new DiscussionViews(...servers());
    const people = await Promise.all(Array.from({ length: 5 }, () => app.as('student')));
    await app.em().transactional(async (em) => {
      await em.execute('select from discussions where id = ? for no key update', [id]);
      for (const { userId } of people)
        for (const one of [views(), second]) one.note({ id: userId, role: 'student' }, id);
      await Promise.all([views().write(), second.write()]);
    });
    expect(await shown()).toBe(5);
  });

  it('stay counted when an account goes, and who went before they were written is left out [COM-11] [PRF-4]', async () => {
    await read(reader);
    expect(await shown()).toBe(1);
    const gone = await app.as('student');
    await read(gone);
    await app.em().execute('delete from users where id in (?, ?)', [reader.userId, gone.userId]);
    expect(await shown()).toBe(1);
  });

  it('are not lost when the server is told to stop, and forget whose they were after a week [COM-11]', async () => {
    await read(reader);
    await views().beforeApplicationShutdown();
    const rows = () => app.em().execute('select from discussion_views where user_id = ?', [reader.userId]);
    expect(await rows()).toHaveLength(1);
    await views().forget(new Date(Date.now() + 7 * 86_400_000));
    expect(await rows()).toHaveLength(1);
    await views().forget(new Date(Date.now() + 8 * 86_400_000));
    expect(await rows()).toHaveLength(0);
    const { body } = await (await app.as('student')).agent.get(path).expect(200);
    await app.app.get(CounterFolding).foldAll();
    expect(body.viewsCount + 1).toBe((await author.agent.get(path)).body.viewsCount);
  });
});

/** What another server would have of its own, on the same database. */
const servers = (): ConstructorParameters<typeof DiscussionViews> => {
  const { database, folding, partitions, tasks } = views() as unknown as Record<string, never>;
  return [database!, folding!, partitions!, tasks!];
};
