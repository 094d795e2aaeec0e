import { mailedToken } from '#testing/outbox';
import { startTestApp, type TestApp } from '#testing/test-app';
import { PasswordHasher } from './password/password-hasher.js';

describe('accounts in live mode', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const person = {
    email: 'huda@masar.test',
    password: 'a long enough phrase',
    firstName: 'هدى',
    lastName: 'صالح',
    isSixteenOrOlder: true,
  };

  it('says which ways to sign in are on and hides every demo route [AUTH-3] [READ-2]', async () => {
    const config = await test.anonymous().get('/api/auth/config').expect(200);
    expect(config.body).toMatchObject({ demoMode: false, oidcEnabled: false, registrationEnabled: true });
    await test.anonymous().post('/api/auth/demo-login').send({ role: 'admin' }).expect(404);
  });

  it('signs up, confirms by mail, signs in and out [AUTH-2] [AUTH-4]', async () => {
    const agent = test.anonymous();
    await agent.post('/api/auth/register').send(person).expect(202);
    const { password, email } = person;
    await agent.post('/api/auth/login').send({ email, password }).expect(403);
    const token = await mailedToken(test.dataDir, email, '/login/verify-email');
    await agent.post('/api/auth/verify-email').send({ token }).expect(200);
    const again = await agent.post('/api/auth/verify-email').send({ token }).expect(200);
    expect(again.body).toEqual({ user: null, wasConfirmed: true });
    const signedIn = await agent.post('/api/auth/login').send({ email, password }).expect(200);
    expect(signedIn.body).toMatchObject({
      email,
      role: 'student',
      name: 'هدى صالح',
      emailVerified: true,
      hasPassword: true,
    });
    await agent.get('/api/auth/user').expect(200);
    await agent.post('/api/auth/logout').expect(204);
    const refused = await agent.get('/api/auth/user').expect(401);
    expect(refused.text).toContain('Unauthorized');
  });

  it('answers the same for a known and an unknown address [AUTH-6]', async () => {
    const known = await test.anonymous().post('/api/auth/forgot-password').send({ email: person.email }).expect(202);
    const unknown = await test
      .anonymous()
      .post('/api/auth/forgot-password')
      .send({ email: 'nobody@masar.test' })
      .expect(202);
    expect(known.body).toEqual(unknown.body);
    const again = await test.anonymous().post('/api/auth/register').send(person).expect(202);
    expect(again.body).toEqual({ accepted: true });
    const wrong = await test
      .anonymous()
      .post('/api/auth/login')
      .send({ email: person.email, password: 'not this one' })
      .expect(401);
    const missing = await test
      .anonymous()
      .post('/api/auth/login')
      .send({ email: 'nobody@masar.test', password: 'not this one' })
      .expect(401);
    expect(wrong.body.code).toBe(missing.body.code);
  });

  it('chooses a new password by mail and ends every session [AUTH-2] [AUTH-5]', async () => {
    const forgetful = { ...person, email: 'rana@masar.test' };
    const agent = test.anonymous();
    await agent.post('/api/auth/register').send(forgetful).expect(202);
    const confirmation = await mailedToken(test.dataDir, forgetful.email, '/login/verify-email');
    await agent.post('/api/auth/verify-email').send({ token: confirmation }).expect(200);
    await agent.post('/api/auth/login').send({ email: forgetful.email, password: forgetful.password }).expect(200);
    await agent.post('/api/auth/forgot-password').send({ email: forgetful.email }).expect(202);
    const token = await mailedToken(test.dataDir, forgetful.email, '/login/reset-password');
    await agent.post('/api/auth/reset-password').send({ token, password: '12345678' }).expect(422);
    await agent.post('/api/auth/reset-password').send({ token, password: 'another long phrase' }).expect(204);
    await agent.post('/api/auth/reset-password').send({ token, password: 'a third long phrase' }).expect(422);
    await agent.get('/api/auth/user').expect(401);
    await agent.post('/api/auth/login').send({ email: forgetful.email, password: 'another long phrase' }).expect(200);
  });

  it('hashes nothing for a link that does not work, and lets nobody try one for ever [AUTH-10]', async () => {
    const hashing = jest.spyOn(test.app.get(PasswordHasher), 'hash');
    const token = 'a'.repeat(43);
    const attempt = () =>
      test.anonymous().post('/api/auth/reset-password').send({ token, password: 'another long phrase' });
    const flood = await Promise.all(Array.from({ length: 30 }, attempt));
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([422, 429]));
    expect(hashing).not.toHaveBeenCalled();
    hashing.mockRestore();
  });

  it('hashes outside a transaction, with a key for repeating too [AUTH-10]', async () => {
    const keyed = { 'Idempotency-Key': 'one-key-for-hashing' };
    await test
      .anonymous()
      .post('/api/auth/register')
      .set(keyed)
      .send({ ...person, email: 'keyed@masar.test' })
      .expect(202);
    const { agent } = await test.as('student');
    await agent.put('/api/profile/password').set(keyed).send({ newPassword: 'a first long phrase' }).expect(204);
    const change = { currentPassword: 'not this one', newPassword: 'a second long phrase' };
    const refused = await agent.put('/api/profile/password').set(keyed).send(change).expect(422);
    expect(refused.body.errors[0].field).toBe('currentPassword');
    await agent
      .put('/api/profile/password')
      .send({ ...change, currentPassword: 'a first long phrase' })
      .expect(204);
  });

  it('limits attempts per account with Retry-After [AUTH-6]', async () => {
    const guess = { email: 'victim@masar.test', password: 'wrong wrong' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await test.anonymous().post('/api/auth/login').send(guess)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses[10]).toBe(429);
    const refused = await test.anonymous().post('/api/auth/login').send(guess).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    ['a missing condition', { ...person, isSixteenOrOlder: false }, 'isSixteenOrOlder'],
    ['a short password', { ...person, password: 'short' }, 'password'],
    ['no address', { ...person, email: 'huda' }, 'email'],
    ['a role of one’s own choice', { ...person, role: 'admin' }, 'role'],
  ])('refuses a sign-up with %s and names the field [API-6] [SEC-5]', async (_, body, field) => {
    const refused = await test
      .anonymous()
      .post('/api/auth/register')
      .set('Accept-Language', 'ar')
      .send(body)
      .expect(400);
    expect(refused.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(refused.body.errors[0].message).toMatch(/[ء-ي]/);
  });

  it('sends the browser to /login with its redirect, and never signs out by GET [AUTH-3] [SEC-2]', async () => {
    await test.anonymous().get('/api/login?redirect=courses').expect(302).expect('Location', '/login?redirect=courses');
    const { agent } = await test.as('student');
    await agent.get('/api/logout').expect(302).expect('Location', '/logout');
    await agent.get('/api/auth/user').expect(200);
  });
});

describe('profile, roles and sessions', () => {
  let live: TestApp;
  beforeAll(async () => {
    live = await startTestApp();
  });
  afterAll(() => live.close());

  it('needs a session for every route of the own account [SEC-1]', async () => {
    await live.anonymous().patch('/api/profile').send({ firstName: 'x' }).expect(401);
    await live.anonymous().put('/api/profile/password').send({ newPassword: 'whatever it is' }).expect(401);
    await live.anonymous().get('/api/auth/sessions').expect(401);
  });

  it('confirms the names on certificates once both scripts have one [CRT-12]', async () => {
    const { agent } = await live.as('student');
    const change = (body: object) => agent.patch('/api/profile').send(body);
    expect((await change({ nameAr: 'سارة علي حسن', nameEn: '' }).expect(200)).body).toMatchObject({
      certificateNamesConfirmed: false,
    });
    const { body: refused } = await change({ confirmsCertificateNames: true }).expect(400);
    expect(refused.errors).toMatchObject([{ field: 'nameEn' }]);
    const { body } = await change({ nameEn: 'Sara Ali Hasan', confirmsCertificateNames: true }).expect(200);
    expect(body).toMatchObject({ nameEn: 'Sara Ali Hasan', certificateNamesConfirmed: true });
    expect((await agent.get('/api/auth/user').expect(200)).body).toMatchObject({ certificateNamesConfirmed: true });
    await change({ confirmsCertificateNames: 'yes' }).expect(400);
  });

  it('keeps what one learns for answer by answer, and asks once [DSH-8]', async () => {
    const { agent } = await live.as('student');
    const change = (body: object) => agent.patch('/api/profile').send(body);
    const current = async () => (await agent.get('/api/auth/user').expect(200)).body;
    expect(await current()).toMatchObject({ learningGoal: null, track: null, dailyMinutes: null, planAsked: false });
    await change({ learningGoal: 'first-job' }).expect(200);
    await Promise.all([change({ track: 'web-development' }), change({ track: 'web-development' })]);
    expect(await current()).toMatchObject({ learningGoal: 'first-job', track: 'web-development', planAsked: false });
    await change({ dailyMinutes: 20, planAsked: true }).expect(200);
    await change({ planAsked: false }).expect(200);
    expect(await current()).toMatchObject({ dailyMinutes: 20, planAsked: true });
    for (const wrong of [{ learningGoal: 'fame' }, { track: 'cooking' }, { dailyMinutes: 0 }, { dailyMinutes: 1000 }])
      await change(wrong).expect(400);
  });

  it('changes names, bio and digits, and refuses direction controls in names [PRF-1] [SEC-6]', async () => {
    const { agent } = await live.as('student');
    const changed = await agent
      .patch('/api/profile')
      .send({ firstName: ' نور ', bio: 'سطر\nسطر', digits: 'arab' })
      .expect(200);
    expect(changed.body).toMatchObject({ firstName: 'نور', bio: 'سطر\nسطر', digits: 'arab' });
    await agent.patch('/api/profile').send({ firstName: 'a\u202Eb' }).expect(400);
  });

  it('turns another role into a request that only an admin decides [AUTH-7]', async () => {
    const { agent } = await live.as('student');
    const wish = { role: 'instructor', roleReason: 'أدرّس البرمجة منذ خمس سنوات.' };
    const asked = await agent.patch('/api/profile').send(wish).expect(200);
    expect(asked.body).toMatchObject({ role: 'student', pendingRole: 'instructor' });
    await agent.get('/api/admin/role-requests').expect(403);
    const admin = await live.as('admin');
    const list = await admin.agent
      .get('/api/admin/role-requests')
      .query({ filter: '{"status":"pending"}' })
      .expect(200);
    expect(list.headers['content-range']).toBe('role-requests 0-0/1');
    const { id } = list.body[0];
    await agent.put(`/api/admin/role-requests/${id}`).send({ status: 'approved' }).expect(403);
    await admin.agent.put(`/api/admin/role-requests/${id}`).send({ status: 'granted' }).expect(400);
    await admin.agent
      .put(`/api/admin/role-requests/${id}`)
      .send({ ...list.body[0], status: 'approved' })
      .expect(200);
    await admin.agent
      .put(`/api/admin/role-requests/${id}`)
      .send({ status: 'refused', decisionReason: 'لا' })
      .expect(409);
    const after = await agent.get('/api/auth/user').expect(200);
    expect(after.body).toMatchObject({ role: 'instructor', pendingRole: null });
    await admin.agent.get('/api/admin/role-requests/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11').expect(404);
    await admin.agent.get('/api/admin/role-requests/nothing').expect(400);
  });

  it('lists own sessions, ends one, and never another person’s [AUTH-5]', async () => {
    const { agent } = await live.as('student');
    const other = await live.as('student');
    const [session] = (await agent.get('/api/auth/sessions').expect(200)).body;
    expect(session).toMatchObject({ isCurrent: true, userAgent: 'test' });
    await other.agent.delete(`/api/auth/sessions/${session.id}`).expect(404);
    await agent.delete(`/api/auth/sessions/${session.id}`).expect(204);
    await agent.get('/api/auth/user').expect(401);
  });

  it('gives a session cookie that scripts cannot read and other sites do not send [AUTH-5]', async () => {
    const secure = await startTestApp({ ALLOW_INSECURE_COOKIES: 'false', DEMO_MODE: 'false' });
    const agent = secure.anonymous();
    const { email, password } = { email: 'cookie@masar.test', password: 'a long enough phrase' };
    await agent
      .post('/api/auth/register')
      .send({ email, password, firstName: 'ا', lastName: 'ب', isSixteenOrOlder: true })
      .expect(202);
    const token = await mailedToken(secure.dataDir, email, '/login/verify-email');
    await agent
      .post('/api/auth/verify-email')
      .send({ token, password, firstName: 'ا', lastName: 'ب', isSixteenOrOlder: true })
      .expect(200);
    const cookieOfSession = async (): Promise<string> => {
      const { headers } = await agent.post('/api/auth/login').send({ email, password }).expect(200);
      const cookies = headers['set-cookie'] as unknown as string[];
      return cookies.find((cookie) => cookie.startsWith('__Host-masar=')) ?? '';
    };
    const first = await cookieOfSession();
    expect(first).toMatch(/^__Host-masar=/);
    expect(first).toMatch(/HttpOnly/);
    expect(first).toMatch(/Secure/);
    expect(first).toMatch(/SameSite=Lax/);
    const second = await cookieOfSession();
    expect(second).not.toBe(first);
    const [row] = await secure.em().execute<{ sid: string }[]>('select sid from sessions');
    expect(first + second).not.toContain(row?.sid);
    await secure.close();
  });
});
