import { randomUUID } from 'node:crypto';
import { type OrganizationScope, organizationUsesPerHour } from '@masar/domain';
import { organizationProgram, organizationToken } from '#testing/organization-program';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';

interface Entry {
  actor_id: string;
  action: string;
  resource_id: string;
  after: Record<string, unknown> | null;
}

describe('tokens of the organisation', () => {
  let test: TestApp;
  let admin: Agent;
  let adminId: string;
  beforeAll(async () => {
    test = await startTestApp({ DEMO_MODE: 'true' });
    ({ agent: admin, userId: adminId } = await test.as('admin'));
  });
  afterAll(() => test.close());
  afterEach(() => test.em().execute(`update organization_tokens set revoked_at = now() where revoked_at is null`));

  const aToken = { name: 'Student registry', scopes: ['people:read'] as OrganizationScope[], expiresInDays: 30 };
  const create = async () => {
    const { body } = await admin.post('/api/organization-tokens').send(aToken).expect(201);
    return body as { id: string; token: string };
  };
  const entries = (tokenId: string) =>
    test.em().execute<Entry[]>(
      `select l.actor_id, l.action, l.resource_id, d.after from audit_log l join audit_details d on d.entry_id = l.id
       where l.resource = 'organization-tokens' and l.resource_id = ? order by l.sequence`,
      [tokenId],
    );
  const people = (token: string) =>
    test.anonymous().get('/api/organization/people?limit=1').set('Authorization', `Bearer ${token}`);

  it('are shown once, listed without their secret and kept as a hash [API-7] [SEC-4]', async () => {
    const made = await admin.post('/api/organization-tokens').send(aToken).expect(201);
    expect(made.headers['cache-control']).toBe('no-store');
    expect(made.body).toMatchObject({ name: 'Student registry', scopes: ['people:read'], lastUsedAt: null });
    const { token } = made.body as { token: string };
    expect(token).toMatch(/^masarorg_[\w-]{43}$/);
    const list = await admin.get('/api/organization-tokens').expect(200);
    expect(list.body).toHaveLength(1);
    expect(list.text).not.toContain(token);
    expect(JSON.stringify(await test.em().execute(`select * from organization_tokens`))).not.toContain(token);
  });

  it('are not kept for a creation that is sent again [REL-3] [SEC-4]', async () => {
    const send = () => admin.post('/api/organization-tokens').set('Idempotency-Key', 'the-same-token').send(aToken);
    const first = (await send().expect(201)).body as { token?: string };
    expect(first.token).toBeDefined();
    expect((await send().expect(201)).body).toEqual({ ...first, token: undefined });
  });

  it('are made, seen and revoked by administrators who confirmed, and by nobody else [API-7] [SEC-1] [AUTH-12]', async () => {
    const { id } = await create();
    for (const role of ['student', 'instructor', 'volunteer'] as const) {
      const { agent } = await test.as(role);
      await agent.get('/api/organization-tokens').expect(403);
      await agent.post('/api/organization-tokens').send(aToken).expect(403);
      await agent.delete(`/api/organization-tokens/${id}`).expect(403);
    }
    const { agent: unconfirmed } = await test.as('admin', { confirmedAt: null });
    const asked = await unconfirmed.post('/api/organization-tokens').send(aToken).expect(403);
    expect(asked.body).toMatchObject({ code: 'auth.confirmation_required' });
    const { body } = await admin
      .post('/api/auth/access-tokens')
      .send({ name: 'Own', scopes: ['courses:read', 'webhooks:write'], expiresInDays: 1 })
      .expect(201);
    const own = `Bearer ${(body as { token: string }).token}`;
    await test.anonymous().get('/api/organization-tokens').set('Authorization', own).expect(403);
    await test.anonymous().get('/api/organization/people').set('Authorization', own).expect(403);
  });

  it('are not made in a session that is ended while it asks, for they would outlive it [API-7] [AUTH-13]', async () => {
    const intruder = await test.as('admin');
    const asked = { name: 'Left behind', scopes: ['people:read'], expiresInDays: 365 };
    let answer: Promise<{ status: number }> | undefined;
    await test.em().transactional(async (em) => {
      await em.execute(`select id from users where id = ? for update`, [intruder.userId]);
      answer = intruder.agent
        .post('/api/organization-tokens')
        .send(asked)
        .then(({ status }) => ({ status }));
      const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await until(async () => (await test.em().execute<unknown[]>(waiting)).length > 0, 'a call that waits');
      await em.execute(`delete from sessions where sess -> 'passport' -> 'user' ->> 'id' = ?`, [intruder.userId]);
    });
    expect(await answer).toEqual({ status: 401 });
    expect(await test.em().execute(`select id from organization_tokens where name = ?`, [asked.name])).toEqual([]);
  });

  it('reach what names their scope, and nothing else, not even what is public [API-7] [SEC-1]', async () => {
    const program = await organizationProgram(test, admin, 'people:read');
    await program.get('/api/organization/people').expect(200);
    const beyond = await program.get('/api/organization/certificates').set('Accept-Language', 'en').expect(403);
    expect(beyond.body).toMatchObject({ code: 'auth.out_of_scope' });
    expect((beyond.body as { detail: string }).detail).toContain('certificates:read');
    for (const path of ['/api/courses', '/api/auth/user', '/api/enrollments', '/api/admin/users', '/api/webhooks'])
      await program.get(path).expect(403);
    await program.post('/api/organization-tokens').send(aToken).expect(403);
    await program.post('/api/enrollments').send({ courseId: randomUUID() }).expect(403);
  });

  it('stop at once when they are revoked or expire, and outlive the administrator [API-7]', async () => {
    const { id, token } = await create();
    await people(token).expect(200);
    await test.em().execute(`update organization_tokens set created_by = null where id = ?`, [id]);
    await people(token).expect(200);
    const set = (when: string) =>
      test.em().execute(`update organization_tokens set expires_at = now() + interval '${when}' where id = ?`, [id]);
    await set('-1 second');
    const refused = await people(token).expect(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    await set('1 day');
    await admin.delete(`/api/organization-tokens/${id}`).expect(204);
    await admin.delete(`/api/organization-tokens/${id}`).expect(404);
    await people(token).expect(401);
    await people('masarorg_unknown').expect(401);
  });

  it('leave an entry in the audit log for each use, which names no person [API-7] [SEC-8]', async () => {
    const { id, token } = await create();
    await people(token).expect(200);
    const one = test.anonymous().get(`/api/organization/people/${adminId}`).set('Authorization', `Bearer ${token}`);
    await one.expect(200);
    await people('masarorg_unknown').expect(401);
    const [made, ...uses] = await entries(id);
    expect(made).toMatchObject({ actor_id: adminId, action: 'create' });
    expect(JSON.stringify(made)).not.toContain('token_hash');
    expect(uses).toMatchObject([
      {
        actor_id: id,
        action: 'use',
        after: { call: 'GET /api/organization/people', query: { limit: '1' }, records: 1 },
      },
      {
        actor_id: id,
        action: 'use',
        after: { call: `GET /api/organization/people/${adminId}`, query: {}, records: 1 },
      },
    ]);
    expect(JSON.stringify(uses)).not.toContain('masar.test');
    const filter = encodeURIComponent(
      JSON.stringify({ resource: 'organization-tokens', resourceId: id, action: 'use' }),
    );
    const shown = await admin.get(`/api/admin/audit-log?filter=${filter}`).expect(200);
    expect((shown.body as { actorName: string }[]).map(({ actorName }) => actorName)).toEqual([
      'Student registry',
      'Student registry',
    ]);
  });

  it('are answered so often in an hour and then told how long to wait, so that the log stays bounded [API-7]', async () => {
    const { id, token } = await create();
    await people(token).expect(200);
    await test
      .em()
      .execute(`update organization_tokens set uses_in_hour = ? where id = ?`, [organizationUsesPerHour - 1, id]);
    const answers = await Promise.all(Array.from({ length: 4 }, () => people(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await entries(id)).filter(({ action }) => action === 'use')).toHaveLength(2);
    await test
      .em()
      .execute(`update organization_tokens set hour_started_at = now() - interval '61 minutes' where id = ?`, [id]);
    await people(token).expect(200);
    expect((await entries(id)).filter(({ action }) => action === 'use')).toHaveLength(3);
  });

  it('are kept by no cache and open no session [API-7] [SEC-13]', async () => {
    const token = await organizationToken(admin);
    const { headers } = await people(token).expect(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('refuse unknown scopes, lifetimes and ids, and are twenty at most [API-7] [API-6]', async () => {
    const send = (change: object) => admin.post('/api/organization-tokens').send({ ...aToken, ...change });
    for (const change of [{ scopes: [] }, { scopes: ['people:write'] }, { expiresInDays: 400 }, { name: '' }])
      await send(change).expect(400);
    await admin.delete('/api/organization-tokens/7').expect(400);
    await admin.delete(`/api/organization-tokens/${randomUUID()}`).expect(404);
    const answers = await Promise.all(Array.from({ length: 21 }, () => send({})));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(20).fill(201), 409]);
  });
});
