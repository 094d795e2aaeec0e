import { randomUUID } from 'node:crypto';
import type { Role } from '@masar/domain';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';

describe('personal access tokens', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const aToken = { name: 'Course list', scopes: ['courses:read'], expiresInDays: 30 };
  const create = async (agent: Agent, scopes: string[]) => {
    const { body } = await agent
      .post('/api/auth/access-tokens')
      .send({ ...aToken, scopes })
      .expect(201);
    return body as { id: string; token: string };
  };
  const program = (token: string) => ({
    get: (path: string) => test.anonymous().get(path).set('Authorization', `Bearer ${token}`),
    post: (path: string) => test.anonymous().post(path).set('Authorization', `Bearer ${token}`),
  });
  const tokenOf = async (role: Role, ...scopes: string[]) =>
    program((await create((await test.as(role)).agent, scopes)).token);

  it('is shown once, listed without its secret and kept as a hash [API-4] [SEC-4]', async () => {
    const { agent, userId } = await test.as('student');
    const made = await agent.post('/api/auth/access-tokens').send(aToken).expect(201);
    expect(made.headers['cache-control']).toBe('no-store');
    expect(made.body).toMatchObject({ name: 'Course list', scopes: ['courses:read'], lastUsedAt: null });
    const { token } = made.body as { token: string };
    expect(token).toMatch(/^masar_[\w-]{43}$/);
    const list = await agent.get('/api/auth/access-tokens').expect(200);
    expect(list.body).toHaveLength(1);
    expect(list.text).not.toContain(token);
    const rows = await test.em().execute<object[]>(`select * from access_tokens where user_id = ?`, [userId]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is not kept for a creation that is sent again [REL-3] [SEC-4]', async () => {
    const { agent } = await test.as('student');
    const send = () => agent.post('/api/auth/access-tokens').set('Idempotency-Key', 'the-same-creation').send(aToken);
    const first = (await send().expect(201)).body as { token?: string; id: string };
    const again = await send().expect(201);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(first.token).toBeDefined();
    expect(again.body).toEqual({ ...first, token: undefined });
  });

  it('reads with the scope of an area and refuses what is beyond it by name [API-4]', async () => {
    const { agent } = await test.as('student');
    const own = program((await create(agent, ['enrollments:read'])).token);
    await own.get('/api/enrollments').expect(200);
    const write = await own.post('/api/enrollments').send({ courseId: randomUUID() }).expect(403);
    expect(write.body).toMatchObject({ code: 'auth.out_of_scope' });
    expect((write.body as { detail: string }).detail).toContain('enrollments:write');
    const other = await own.get('/api/applications').set('Accept-Language', 'en').expect(403);
    expect((other.body as { detail: string }).detail).toContain('applications:read');
  });

  it('never reaches accounts, administration or other tokens, whoever owns it [API-4] [SEC-1]', async () => {
    const own = await tokenOf('admin', 'courses:read', 'courses:write', 'community:write');
    for (const path of ['/api/auth/user', '/api/auth/access-tokens', '/api/profile/export', '/api/admin/role-requests'])
      await own.get(path).expect(403);
    await own.post('/api/auth/access-tokens').send(aToken).expect(403);
  });

  it('does not lift its owner above their role [API-4] [SEC-1]', async () => {
    const own = await tokenOf('student', 'courses:write');
    const refused = await own.post('/api/courses').send({}).expect(403);
    expect(refused.body).toMatchObject({ code: 'auth.forbidden' });
  });

  it('counts as nobody at a public call of another area [API-4]', async () => {
    const own = await tokenOf('admin', 'search:read');
    await own.get('/api/courses').expect(200);
  });

  it('stops at once when it is revoked, expired or its owner is suspended [API-4]', async () => {
    const { agent, userId } = await test.as('student');
    const { id, token } = await create(agent, ['enrollments:read']);
    await program(token).get('/api/enrollments').expect(200);
    const set = (sql: string) => test.em().execute(sql, [userId]);
    const refusal = async () => {
      const answer = await program(token).get('/api/enrollments').expect(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    };
    await set(`update users set suspended_at = now() where id = ?`);
    await refusal();
    await set(`update users set suspended_at = null where id = ?`);
    await set(`update access_tokens set expires_at = now() - interval '1 second' where user_id = ?`);
    await refusal();
    await set(`update access_tokens set expires_at = now() + interval '1 day' where user_id = ?`);
    const { agent: stranger } = await test.as('student');
    await stranger.delete(`/api/auth/access-tokens/${id}`).expect(404);
    await agent.delete(`/api/auth/access-tokens/${id}`).expect(204);
    await agent.delete(`/api/auth/access-tokens/${id}`).expect(404);
    await refusal();
  });

  it('says when it was last used, to the hour [API-4]', async () => {
    const { agent } = await test.as('student');
    const { token } = await create(agent, ['enrollments:read']);
    await program(token).get('/api/enrollments').expect(200);
    const { body } = await agent.get('/api/auth/access-tokens').expect(200);
    expect((body as { lastUsedAt: string | null }[])[0]?.lastUsedAt).not.toBeNull();
  });

  it('refuses unknown tokens, scopes, lifetimes and ids, and a twenty-first token [API-4] [API-6]', async () => {
    await program('masar_unknown').get('/api/courses').expect(401);
    const { agent } = await test.as('student');
    const send = (change: object) => agent.post('/api/auth/access-tokens').send({ ...aToken, ...change });
    for (const change of [{ scopes: [] }, { scopes: ['admin:read'] }, { expiresInDays: 400 }, { name: '' }])
      await send(change).expect(400);
    await agent.delete('/api/auth/access-tokens/7').expect(400);
    const answers = await Promise.all(Array.from({ length: 21 }, () => send({})));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(201), 409]);
  });
});
