import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test?.close());

/** Each queue with a decision that it takes, one that it does not, and what it says of an unknown id. */
const queues = [
  ['abuse-reports', { status: 'dismissed' }, { status: 'pending' }, 'community.report_not_found'],
  ['pending-posts', { status: 'visible' }, { status: 'locked' }, 'community.discussion_not_found'],
  ['pending-postings', { status: 'published' }, { status: 'closed' }, 'applications.posting_not_found'],
  ['role-requests', { status: 'approved' }, { status: 'pending' }, 'auth.role_request_not_found'],
  ['search-aliases', { term: 'js', canonical: 'JavaScript' }, { term: '' }, 'search.alias_not_found'],
] as const;

describe.each(queues)('/api/admin/%s', (name, decision, wrong, unknown) => {
  const list = `/api/admin/${name}`;
  const one = (id: string) => `${list}/${id}`;

  it('answers a page with its place among all [CON-1]', async () => {
    const { body, headers } = await admin.agent.get(list).query({ range: '[0,4]' }).expect(200);
    expect((body as unknown[]).length).toBeLessThanOrEqual(5);
    expect(headers['content-range']).toMatch(new RegExp(`^${name} 0-\\d/\\d+$`));
  });

  it('is for administrators, read and decided [SEC-1]', async () => {
    const calls = [
      ['get', list],
      ['get', one(randomUUID())],
      ['put', one(randomUUID())],
    ] as const;
    for (const [method, path] of calls) {
      for (const role of ['student', 'volunteer', 'instructor'] as const)
        await (await test.as(role)).agent[method](path).send(decision).expect(403);
    }
  });

  it('refuses ids that are none, and knows nothing of others [API-6]', async () => {
    await admin.agent.get(one('x')).expect(400);
    await admin.agent.put(one('x')).send(decision).expect(400);
    for (const call of [admin.agent.get(one(randomUUID())), admin.agent.put(one(randomUUID())).send(decision)]) {
      const { body } = await call.expect(404);
      expect(body).toMatchObject({ code: unknown });
    }
  });

  it('refuses decisions and fields that it does not know [API-6] [SEC-5]', async () => {
    await admin.agent.put(one(randomUUID())).send(wrong).expect(400);
    await admin.agent
      .put(one(randomUUID()))
      .send({ ...decision, weight: 3 })
      .expect(400);
    await admin.agent.put(one(randomUUID())).send({}).expect(400);
  });

  it.each([
    ['sort', '["passwordHash","ASC"]'],
    ['sort', 'createdAt'],
    ['range', '[5,1]'],
    ['range', '[0]'],
    ['filter', '[]'],
    ['filter', '{'],
  ])('refuses %s=%s [API-6]', async (parameter, value) => {
    const { body } = await admin.agent
      .get(list)
      .query({ [parameter]: value })
      .expect(400);
    expect(body).toMatchObject({ errors: [{ field: parameter }] });
  });
});
