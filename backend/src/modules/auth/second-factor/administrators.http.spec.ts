import { startTestApp, type TestApp } from '#testing/test-app';
import { codeOf } from './testing/authenticator-code.js';
import { atSecondStep, password, personWithApp, personWithPassword, setUpApp } from './testing/people-with-factors.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const required = { code: 'auth.second_factor_required' };
const course = { titleAr: 'دورة', titleEn: 'A course' };

/** Signed in by the password alone, as after `admin:promote`. */
async function administratorWithoutFactor() {
  const { email, userId } = await personWithPassword(test, 'admin');
  const agent = test.anonymous();
  const { body } = await agent.post('/api/auth/login').send({ email, password }).expect(200);
  expect(body).toMatchObject({ role: 'admin', lacksSecondFactor: true });
  return { agent, email, userId };
}

describe('an administrator of a live server without a second factor', () => {
  it('has no power of an administrator, in the console or elsewhere [IDM-1] [SEC-1]', async () => {
    const { agent } = await administratorWithoutFactor();
    for (const path of ['users', 'audit-log', 'settings/organization', 'backups'])
      expect((await agent.get(`/api/admin/${path}`)).body).toMatchObject(required);
    expect((await agent.post('/api/courses').send(course).expect(403)).body).toMatchObject(required);
    expect((await agent.get('/api/auth/user').expect(200)).body).toMatchObject({ lacksSecondFactor: true });
    expect((await agent.get('/api/auth/second-factor').expect(200)).body).toMatchObject({ isRequired: true });
  });

  it('has it as soon as one is set up in this very session, and loses it with the last one [IDM-1]', async () => {
    const { agent, userId } = await administratorWithoutFactor();
    await test
      .em()
      .execute(
        `update sessions set sess = jsonb_set(sess, '{confirmedAt}', to_jsonb(?::text)) where sess -> 'passport' -> 'user' ->> 'id' = ?`,
        [new Date().toISOString(), userId],
      );
    await setUpApp(test, { agent, userId });
    await agent.get('/api/admin/users').expect(200);
    await agent.delete('/api/auth/second-factor/authenticator').expect(204);
    expect((await agent.get('/api/admin/users').expect(403)).body).toMatchObject(required);
  });

  it('works after the second step of signing in [IDM-1]', async () => {
    const { email, secret } = await personWithApp(test, 'admin');
    const agent = await atSecondStep(test, email);
    await agent.get('/api/admin/users').expect(401);
    await agent
      .post('/api/auth/second-step')
      .send({ code: codeOf(secret) })
      .expect(200);
    await agent.get('/api/admin/users').expect(200);
  });

  it('gives no more power to the programs that use their tokens [IDM-1] [API-4]', async () => {
    const weak = await test.as('admin', { hasShownFactor: false });
    const strong = await test.as('admin');
    const token = { name: 'p', scopes: ['courses:read', 'courses:write'], expiresInDays: 1 };
    const create = async ({ agent }: typeof weak) => {
      const made = await agent.post('/api/auth/access-tokens').send(token).expect(201);
      const call = test.anonymous().post('/api/courses').set('Authorization', `Bearer ${made.body.token}`);
      return (await call.send({})).body;
    };
    expect(await create(weak)).toMatchObject(required);
    expect(await create(strong)).toMatchObject({ code: 'platform.invalid_input' });
  });

  it('is promoted into no power either: the open session of a new administrator has none yet [IDM-1] [AUTH-7]', async () => {
    const student = await test.as('student', { hasShownFactor: false });
    const admin = await test.as('admin');
    const { body } = await admin.agent.get(`/api/admin/users/${student.userId}`).expect(200);
    await admin.agent
      .put(`/api/admin/users/${student.userId}`)
      .send({ version: body.version, role: 'admin' })
      .expect(200);
    expect((await student.agent.get('/api/admin/users').expect(403)).body).toMatchObject(required);
  });
});

describe('resetting the second factor of somebody who lost it', () => {
  it('is for other administrators, ends every session and is in the audit log [IDM-1] [SEC-8]', async () => {
    const lost = await personWithApp(test);
    const admin = await test.as('admin');
    const reset = (id: string, { agent } = admin) => agent.post(`/api/admin/users/${id}/reset-second-factor`);
    await reset(lost.userId, await test.as('instructor')).expect(403);
    await reset(admin.userId).expect(409);
    await reset('0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11').expect(404);
    await reset('nothing').expect(400);
    await reset(lost.userId).expect(204);
    await lost.agent.get('/api/auth/user').expect(401);
    await test.anonymous().post('/api/auth/login').send({ email: lost.email, password }).expect(200);
    const entries = await test.em().execute(`select action from audit_log where resource_id = ?`, [lost.userId]);
    expect(entries).toEqual([{ action: 'reset-second-factor' }]);
  });
});

describe('a demonstration', () => {
  it('asks its administrators for nothing [IDM-1] [READ-2]', async () => {
    const demo = await startTestApp({ DEMO_MODE: 'true' });
    const { agent } = await demo.as('admin', { hasShownFactor: false });
    await agent.get('/api/admin/users').expect(200);
    await demo.close();
  });
});
