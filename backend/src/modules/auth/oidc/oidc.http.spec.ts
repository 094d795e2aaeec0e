import { randomUUID } from 'node:crypto';
import { ProviderStub } from '#testing/identity-provider';
import { mailedToken, mailTo } from '#testing/outbox';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../../courses/testing/course.builder.js';
import { Session } from '../session.entity.js';
import { User } from '../user.entity.js';

describe('GET /api/login with an identity provider', () => {
  const provider = new ProviderStub();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({
      OIDC_ISSUER: await provider.start(),
      OIDC_CLIENT_ID: 'masar',
      OIDC_CLIENT_SECRET: randomUUID(),
    });
  });
  afterAll(async () => {
    await test.close();
    provider.stop();
  });

  async function goToProvider(agent: Agent): Promise<URL> {
    await agent
      .get('/api/login?redirect=courses')
      .expect(302)
      .expect('Location', '/api/auth/oidc/start?redirect=courses');
    const { headers } = await agent.get('/api/auth/oidc/start?redirect=courses').expect(302);
    const url = new URL(headers.location ?? '');
    provider.note(url);
    return url;
  }

  const stateOf = (url: URL) => url.searchParams.get('state') ?? '';
  const comeBack = (agent: Agent, state: string) =>
    agent.get(`/api/auth/oidc/callback?code=c&state=${state}`).expect(302);
  const refused = (why: string) => `/login?refused=${why}`;
  const settle = async (settings: object) =>
    (await test.as('admin')).agent.put('/api/admin/settings/organization').send(settings).expect(200);

  const asks = '/login/first-visit?redirect=courses';
  const visit = '/api/auth/first-visit';
  const agree = (agent: Agent) => agent.post(visit).send({ isSixteenOrOlder: true });
  /** Comes by the provider for the first time. */
  async function visitor(email: string): Promise<Agent> {
    provider.claims.email = email;
    const agent = test.anonymous();
    await comeBack(agent, stateOf(await goToProvider(agent))).expect('Location', asks);
    return agent;
  }
  const accounts = (email: string) => test.em().count(User, { email });
  const waitingSessions = async () =>
    (await test.em().find(Session, {})).filter(({ sess }) => JSON.stringify(sess).includes('firstVisit')).length;

  it('signs in whom the provider vouches for once they agreed, and goes where they wanted to [AUTH-2] [AUTH-3]', async () => {
    const agent = await visitor('Layla@example.org');
    await agent.get('/api/auth/user').expect(401);
    expect((await agent.get(visit).expect(200)).body).toEqual({
      email: 'layla@example.org',
      name: 'ليلى عباس',
      invitation: null,
      until: expect.any(String),
    });
    const { body: opened } = await agree(agent).expect(200);
    expect(opened).toMatchObject({ email: 'layla@example.org', planAsked: false });
    const again = test.anonymous();
    await comeBack(again, stateOf(await goToProvider(again))).expect('Location', '/courses');
    await again.get('/api/auth/user').expect(200);
    const user = await agent.get('/api/auth/user').expect(200);
    expect(user.body).toMatchObject({
      email: 'layla@example.org',
      name: 'ليلى عباس',
      role: 'student',
      emailVerified: true,
    });
  });

  it('makes no account of who does not say what registering asks for, and keeps nothing of who refuses [AUTH-2] [AUTH-3]', async () => {
    const email = 'undecided@example.org';
    const agent = await visitor(email);
    for (const body of [{}, { isSixteenOrOlder: false }, { isSixteenOrOlder: 'true' }])
      await agent.post(visit).send(body).expect(400);
    expect(await accounts(email)).toBe(0);
    const before = await waitingSessions();
    await agent.delete(visit).expect(204);
    expect(await waitingSessions()).toBe(before - 1);
    await agent.get(visit).expect(410);
    expect((await agree(agent).expect(410)).body).toMatchObject({ code: 'auth.first_visit_over' });
    expect(await accounts(email)).toBe(0);
    const { agent: member } = await test.as('student');
    await member.delete(visit).expect(204);
    await member.get('/api/auth/user').expect(200);
  });

  it('takes one consent for a visit, from the browser that came back, for a while [AUTH-2] [AUTH-3]', async () => {
    const email = 'hurried@example.org';
    const agent = await visitor(email);
    await agree(test.anonymous()).expect(410);
    const answers = await Promise.all([agree(agent), agree(agent)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(await accounts(email)).toBe(1);
    const late = await visitor('late@example.org');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 31 * 60 * 1000);
    await agree(late).expect(410);
    clock.mockRestore();
    expect(await accounts('late@example.org')).toBe(0);
  });

  it('tells whoever was invited by whom and to what, and asks them the same [AUTH-2] [AUTH-3] [CON-1]', async () => {
    const email = 'invited-elsewhere@example.org';
    const admin = await test.as('admin');
    await test.em().nativeUpdate(User, admin.userId, { firstName: 'زينب', lastName: 'كاظم' });
    const { body: made } = await admin.agent
      .post('/api/admin/users')
      .send({ email, firstName: 'رنا', lastName: 'سالم' })
      .expect(201);
    const { course } = await aCourse().with({ titleAr: 'شبكات' }).published().withLessons(1).saved(test.em());
    await admin.agent.post('/api/admin/enrollments').send({ userId: made.id, courseId: course.id }).expect(201);
    const token = await mailedToken(test.dataDir, email, '/login/reset-password');
    await settle({ registrationOpen: false });
    try {
      const agent = await visitor(email);
      const { invitation } = (await agent.get(visit).expect(200)).body;
      expect(invitation).toMatchObject({ role: 'student', invitedBy: { ar: 'زينب كاظم' }, courses: [{ ar: 'شبكات' }] });
      expect(await test.em().findOneOrFail(User, { email })).toMatchObject({ emailVerifiedAt: null });
      expect((await agree(agent).expect(200)).body).toMatchObject({ id: made.id, emailVerified: true });
    } finally {
      await settle({ registrationOpen: true });
    }
    const late = { token, password: 'a-long-enough-passphrase', isSixteenOrOlder: true };
    await test.anonymous().post('/api/auth/reset-password').send(late).expect(422);
  });

  it('refuses a return with another state, and one that nobody asked for [AUTH-3]', async () => {
    const agent = test.anonymous();
    await goToProvider(agent);
    await comeBack(agent, 'forged').expect('Location', refused('oidc_refused'));
    await comeBack(test.anonymous(), 'x').expect('Location', refused('oidc_refused'));
    await agent.get('/api/auth/user').expect(401);
  });

  it('makes no account where registration is closed, and lets in who has one [AUTH-3] [SET-1]', async () => {
    await settle({ registrationOpen: false });
    try {
      provider.claims.email = 'Newcomer@example.org';
      const agent = test.anonymous();
      const url = await goToProvider(agent);
      await comeBack(agent, stateOf(url)).expect('Location', refused('registration_closed'));
      await agent.get('/api/auth/user').expect(401);
      expect(await accounts('newcomer@example.org')).toBe(0);
      provider.claims.email = 'layla@example.org';
      const known = test.anonymous();
      await comeBack(known, stateOf(await goToProvider(known))).expect('Location', '/courses');
    } finally {
      await settle({ registrationOpen: true });
    }
  });

  it('makes no account where registration was closed while somebody read the terms [AUTH-3] [SET-1]', async () => {
    const agent = await visitor('slow-reader@example.org');
    await settle({ registrationOpen: false });
    try {
      expect((await agree(agent).expect(403)).body).toMatchObject({ code: 'auth.registration_closed' });
      expect(await accounts('slow-reader@example.org')).toBe(0);
    } finally {
      await settle({ registrationOpen: true });
    }
    provider.claims.email = 'layla@example.org';
  });

  it('tells a suspended account on the sign-in page [AUTH-3]', async () => {
    const em = test.em();
    await em.nativeUpdate(User, { email: 'layla@example.org' }, { suspendedAt: new Date() });
    const agent = test.anonymous();
    await comeBack(agent, stateOf(await goToProvider(agent))).expect('Location', refused('account_suspended'));
    await em.nativeUpdate(User, { email: 'layla@example.org' }, { suspendedAt: null });
  });

  it('forgets a password that was set before anybody proved the address [AUTH-3] [AUTH-6]', async () => {
    const password = 'a-long-enough-passphrase';
    const stranger = { email: 'victim@example.org', password, firstName: 'أ', lastName: 'ب', isSixteenOrOlder: true };
    await test.anonymous().post('/api/auth/register').send(stranger).expect(202);
    const agent = await visitor('victim@example.org');
    const { body } = await agree(agent).expect(200);
    expect(body).toMatchObject({ name: 'ليلى عباس', emailVerified: true });
    await test.anonymous().post('/api/auth/login').send({ email: stranger.email, password }).expect(401);
    // Whatever becomes of the stranger's registration after that, it makes nothing.
    await test.anonymous().post('/api/auth/register').send(stranger).expect(202);
    await mailTo(test.dataDir, stranger.email, /You already have an account on Masar/);
    await test.anonymous().post('/api/auth/login').send({ email: stranger.email, password }).expect(401);
  });

  describe('to confirm', () => {
    const nowInSeconds = () => Math.floor(Date.now() / 1000);
    const makeToken = (agent: Agent) =>
      agent.post('/api/auth/access-tokens').send({ name: 'p', scopes: ['courses:read'], expiresInDays: 30 });

    async function signedIn(): Promise<Agent> {
      provider.claims.email = 'layla@example.org';
      const agent = test.anonymous();
      await comeBack(agent, stateOf(await goToProvider(agent)));
      return agent;
    }

    /** Goes to the provider with the question whether it is really the same person. */
    async function confirm(agent: Agent): Promise<URL> {
      const { headers } = await agent.get('/api/auth/oidc/start?confirm=1&redirect=profile%3Ftab%3Dsafety').expect(302);
      const url = new URL(headers.location ?? '');
      provider.note(url);
      return url;
    }

    it('asks the person anew and goes back to where they were [AUTH-12] [AUTH-3]', async () => {
      const agent = await signedIn();
      expect((await makeToken(agent).expect(403)).body).toMatchObject({ methods: ['oidc'] });
      const url = await confirm(agent);
      expect([url.searchParams.get('prompt'), url.searchParams.get('max_age')]).toEqual(['login', '0']);
      provider.authTime = nowInSeconds();
      await comeBack(agent, stateOf(url)).expect('Location', '/profile?tab=safety');
      await makeToken(agent).expect(201);
    });

    it.each([
      ['an hour ago', () => nowInSeconds() - 3600, 'layla@example.org'],
      ['nobody knows when', () => undefined, 'layla@example.org'],
      ['as somebody else', nowInSeconds, 'other@example.org'],
    ])('does not count who signed in there %s, and says so where they were [AUTH-12]', async (_, authTime, email) => {
      const agent = await signedIn();
      const url = await confirm(agent);
      provider.authTime = authTime();
      provider.claims.email = email;
      await comeBack(agent, stateOf(url)).expect('Location', '/profile?tab=safety&confirmation=refused');
      await makeToken(agent).expect(403);
      expect(await test.em().count(User, { email: 'other@example.org' })).toBe(0);
    });
  });

  it('keeps no row of who leaves for it and goes away, and takes what one browser began, once, for a while [AUTH-3] [REL-10]', async () => {
    const rows = () => test.em().count(Session, {});
    const before = await rows();
    const agent = test.anonymous();
    const url = await goToProvider(agent);
    for (let times = 0; times < 5; times += 1) await test.anonymous().get('/api/auth/oidc/start').expect(302);
    expect(await rows()).toBe(before);
    await comeBack(test.anonymous(), stateOf(url)).expect('Location', refused('oidc_refused'));
    await comeBack(agent, 'another-state').expect('Location', refused('oidc_refused'));
    await comeBack(agent, stateOf(url)).expect('Location', refused('oidc_refused'));
    const late = test.anonymous();
    const lateUrl = await goToProvider(late);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 31 * 60 * 1000);
    await comeBack(late, stateOf(lateUrl)).expect('Location', refused('oidc_refused'));
    clock.mockRestore();
    const forger = test.anonymous();
    const { headers } = await forger.get('/api/auth/oidc/start').expect(302);
    const [cookie = ''] = headers['set-cookie'] as unknown as string[];
    const [pair = ''] = cookie.split(';');
    expect(cookie).toMatch(/-provider=.*HttpOnly; SameSite=Lax/);
    await test
      .anonymous()
      .get(`/api/auth/oidc/callback?code=c&state=${stateOf(new URL(headers.location ?? ''))}`)
      .set('Cookie', `${pair.slice(0, -2)}xx`)
      .expect('Location', refused('oidc_refused'));
  });

  it('refuses an address that the provider has not verified [AUTH-3]', async () => {
    provider.claims.email_verified = false;
    const agent = test.anonymous();
    await comeBack(agent, stateOf(await goToProvider(agent))).expect('Location', refused('oidc_refused'));
    await agent.get('/api/auth/user').expect(401);
  });
});
