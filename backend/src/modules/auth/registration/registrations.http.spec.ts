import { setTimeout as sleep } from 'node:timers/promises';
import { mailedToken, mailsIn, mailTo } from '#testing/outbox';
import { startTestApp, type TestApp } from '#testing/test-app';
import { AccountAdministration } from '../account/account-administration.js';
import { User } from '../user.entity.js';

/** What who follows a link elsewhere types and ticks. */
const chosen = (password?: string) =>
  password === undefined ? {} : { password, isSixteenOrOlder: true, firstName: 'زينب', lastName: 'كاظم' };

const verifyPath = '/login/verify-email';
const choosePath = '/login/reset-password';

describe('POST /api/auth/register for an address that somebody else may own', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const post = (path: string, body: object) => test.anonymous().post(`/api/auth/${path}`).send(body);
  const register = (email: string, password: string) =>
    post('register', { email, password, firstName: 'أ', lastName: 'ب', isSixteenOrOlder: true }).expect(202);
  const verify = (token: string, password?: string) => post('verify-email', { token, ...chosen(password) });
  const invite = async (email: string) => {
    const { userId: id } = await test.as('admin');
    const account = { email, firstName: 'سعاد', lastName: 'كريم', role: 'admin' } as const;
    await test.app.get(AccountAdministration).invite({ id, role: 'admin' }, account);
  };
  const userOf = (email: string) => test.em().findOne(User, { email });
  /** The tokens of all mails to an address with a link to a path, as soon as there are so many. */
  async function tokensOf(email: string, path: string, count: number): Promise<string[]> {
    for (let tries = 0; tries < 300; tries += 1) {
      const mails = (await mailsIn(test.dataDir)).filter((mail) => mail.includes(`To: ${email}\n`));
      const tokens = mails.flatMap((mail) => new RegExp(`${path}\\?token=([\\w-]{20,})`).exec(mail)?.[1] ?? []);
      if (tokens.length >= count) return tokens;
      await sleep(100);
    }
    throw new Error(`Fewer than ${count} mails to ${email}`);
  }

  it('leaves an invited administrator’s account to its invitation, and to who agrees first [AUTH-2] [AUTH-9]', async () => {
    const email = 'invited@masar.test';
    await invite(email);
    const invitation = await mailedToken(test.dataDir, email, choosePath);
    await register(email, 'a stranger’s phrase');
    await post('forgot-password', { email }).expect(202);
    await mailTo(test.dataDir, email, /an administrator of “Masar”.* had made .*\. Nothing about it was changed/);
    expect(await userOf(email)).toMatchObject({ firstName: 'سعاد', passwordHash: null, emailVerifiedAt: null });
    await post('login', { email, password: 'a stranger’s phrase' }).expect(401);
    const { body: told } = await post('invitation', { token: invitation }).expect(200);
    expect(told.invitation).toMatchObject({ email, role: 'admin' });
    const wish = { token: invitation, password: 'the owner’s phrase' };
    expect((await post('reset-password', { ...wish, password: '12345678' }).expect(422)).body).toMatchObject({
      code: 'auth.agreement_needed',
      errors: [{ field: 'isSixteenOrOlder' }],
    });
    await post('reset-password', { ...wish, isSixteenOrOlder: false }).expect(400);
    expect(await userOf(email)).toMatchObject({ passwordHash: null, emailVerifiedAt: null });
    await post('reset-password', { ...wish, isSixteenOrOlder: true }).expect(204);
    const { body } = await post('login', { email, password: 'the owner’s phrase' }).expect(200);
    expect(body).toMatchObject({ role: 'admin', firstName: 'سعاد', emailVerified: true });
    for (const token of await tokensOf(email, choosePath, 3))
      await post('reset-password', { token, password: 'a third long phrase', isSixteenOrOlder: true }).expect(422);
  });

  it('makes one account of the link that is followed first, and ends the others [AUTH-9]', async () => {
    const email = 'wanted@masar.test';
    await register(email, 'the owner’s phrase');
    const own = await mailedToken(test.dataDir, email, verifyPath);
    await register(email, 'a stranger’s phrase');
    const others = (await tokensOf(email, verifyPath, 2)).filter((token) => token !== own);
    expect(await userOf(email)).toBeNull();
    await verify(own, 'the owner’s phrase').expect(200);
    await post('login', { email, password: 'a stranger’s phrase' }).expect(401);
    await post('login', { email, password: 'the owner’s phrase' }).expect(200);
    expect(others).toHaveLength(1);
    for (const token of others) await verify(token, 'a third long phrase').expect(422);
    await post('login', { email, password: 'a third long phrase' }).expect(401);
  });

  it('gives nobody a password, an agreement or a name that was typed in another browser: all are asked for with the link [AUTH-9] [AUTH-2]', async () => {
    const email = 'hijacked@masar.test';
    await register(email, 'a stranger’s phrase');
    const token = await mailedToken(test.dataDir, email, verifyPath);
    const owner = test.anonymous();
    const follow = (password?: string, agreed: object = chosen(password)) =>
      owner.post('/api/auth/verify-email').send({ token, ...agreed });
    expect((await follow().expect(422)).body).toMatchObject({
      code: 'auth.password_needed',
      errors: [{ field: 'password' }],
      wished: { firstName: 'أ', lastName: 'ب' },
    });
    await follow('12345678').expect(422);
    await follow('short').expect(400);
    const { body: refused } = await follow('the owner’s phrase', { password: 'the owner’s phrase' }).expect(422);
    expect(refused).toMatchObject({ code: 'auth.agreement_needed', errors: [{ field: 'isSixteenOrOlder' }] });
    const nameless = { password: 'the owner’s phrase', isSixteenOrOlder: true, lastName: 'كاظم' };
    const { body: unnamed } = await follow(undefined, nameless).expect(400);
    expect(unnamed.errors).toMatchObject([{ field: 'firstName' }]);
    expect(await userOf(email)).toBeNull();
    const { body } = await follow('the owner’s phrase').expect(200);
    expect(body).toMatchObject({ user: { email, firstName: 'زينب', lastName: 'كاظم' }, wasConfirmed: false });
    await owner.get('/api/auth/user').expect(200);
    await post('login', { email, password: 'a stranger’s phrase' }).expect(401);
    await post('login', { email, password: 'the owner’s phrase' }).expect(200);
  });

  it('tells who follows the link a second time that all is well, and opens nothing by that [AUTH-9] [AUTH-15]', async () => {
    const email = 'twice@masar.test';
    await register(email, 'a stranger’s phrase');
    const token = await mailedToken(test.dataDir, email, verifyPath);
    // A program that presses what it finds in mails types no password.
    await verify(token).expect(422);
    await verify(token, 'the owner’s phrase').expect(200);
    for (const password of [undefined, 'another long phrase']) {
      const agent = test.anonymous();
      const { body } = await agent
        .post('/api/auth/verify-email')
        .send({ token, ...chosen(password) })
        .expect(200);
      expect(body).toEqual({ user: null, wasConfirmed: true });
      await agent.get('/api/auth/user').expect(401);
    }
    await post('login', { email, password: 'the owner’s phrase' }).expect(200);
  });

  it('makes one account, however many links are followed at the same time [AUTH-9]', async () => {
    const email = 'hurried@masar.test';
    for (const password of ['the first phrase', 'the second phrase', 'the third phrase'])
      await register(email, password);
    const tokens = await tokensOf(email, verifyPath, 3);
    const answers = await Promise.all([...tokens, ...tokens].map((token) => verify(token, 'the fourth phrase')));
    const made = answers.filter(({ status, body }) => status === 200 && !body.wasConfirmed);
    expect(made).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(4);
    expect(await test.em().count(User, { email })).toBe(1);
  });

  it('is worth nothing once an administrator made the account [AUTH-9]', async () => {
    const email = 'later-invited@masar.test';
    await register(email, 'a stranger’s phrase');
    const token = await mailedToken(test.dataDir, email, verifyPath);
    await invite(email);
    await verify(token, 'a stranger’s phrase').expect(422);
    expect(await userOf(email)).toMatchObject({ passwordHash: null, emailVerifiedAt: null });
  });

  it('says in the mail which address it is about and what the button does [AUTH-9]', async () => {
    const email = 'reader@masar.test';
    await register(email, 'a long enough phrase');
    const mail = await mailTo(test.dataDir, email, /verify-email/);
    expect(mail).toMatch(/ليكتمل حسابك بالبريد reader@masar\.test/);
    expect(mail).toMatch(/In another browser than the one you signed up in, you choose your password when you open it/);
    const { agent } = await test.as('student');
    await agent.patch('/api/profile').send({ email: 'moved@masar.test' }).expect(200);
    const change = await mailTo(test.dataDir, 'moved@masar.test');
    expect(change).toMatch(/the page that moves that account to this address/);
    expect(change).not.toMatch(/Welcome/);
  });

  it('has the mailed link lead back to the page from which somebody signed up [NAV-6]', async () => {
    const account = { password: 'a long enough phrase', firstName: 'أ', lastName: 'ب', isSixteenOrOlder: true };
    const [email, redirect] = ['from-lesson@masar.test', 'courses/c-1?tab=reviews&x=1'];
    await post('register', { email, ...account, redirect }).expect(202);
    const link = /https?:\S+verify-email\?token=\S+/.exec(await mailTo(test.dataDir, email, /verify-email/))![0];
    expect(new URL(link).searchParams.get('redirect')).toBe(redirect);
  });

  it('signs in by the link in the browser that asked for the account, once [AUTH-15]', async () => {
    const email = 'same-browser@masar.test';
    const agent = test.anonymous();
    const wish = { email, password: 'a long enough phrase', firstName: 'أ', lastName: 'ب', isSixteenOrOlder: true };
    const asked = await agent.post('/api/auth/register').send(wish).expect(202);
    expect(asked.headers['set-cookie']).toEqual([expect.stringMatching(/-asked=.*HttpOnly; SameSite=Lax/)]);
    await agent.get('/api/auth/user').expect(401);
    const token = await mailedToken(test.dataDir, email, verifyPath);
    const { body } = await agent.post('/api/auth/verify-email').send({ token }).expect(200);
    expect(body.user).toMatchObject({ email, role: 'student', planAsked: false, emailVerified: true });
    expect((await agent.get('/api/auth/user').expect(200)).body).toEqual(body.user);
    expect((await agent.post('/api/auth/verify-email').send({ token }).expect(200)).body.wasConfirmed).toBe(true);
  });

  it('asks for a password where another browser asked, even for the same address [AUTH-9] [AUTH-15]', async () => {
    const email = 'two-browsers@masar.test';
    const wish = { email, firstName: 'أ', lastName: 'ب', isSixteenOrOlder: true };
    const stranger = test.anonymous();
    await stranger
      .post('/api/auth/register')
      .send({ ...wish, password: 'a stranger’s phrase' })
      .expect(202);
    const token = await mailedToken(test.dataDir, email, verifyPath);
    const owner = test.anonymous();
    await owner
      .post('/api/auth/register')
      .send({ ...wish, password: 'the owner’s phrase' })
      .expect(202);
    await owner.post('/api/auth/verify-email').send({ token }).expect(422);
    await owner.get('/api/auth/user').expect(401);
    await stranger.get('/api/auth/user').expect(401);
  });

  it('lets a link in no more a day after the account was asked for [AUTH-15]', async () => {
    const email = 'next-day@masar.test';
    const agent = test.anonymous();
    const wish = { email, password: 'a long enough phrase', firstName: 'أ', lastName: 'ب', isSixteenOrOlder: true };
    await agent.post('/api/auth/register').send(wish).expect(202);
    const token = await mailedToken(test.dataDir, email, verifyPath);
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 25 * 60 * 60 * 1000);
    await agent.post('/api/auth/verify-email').send({ token }).expect(422);
    clock.mockRestore();
    await agent.get('/api/auth/user').expect(401);
  });

  it('never takes the place of somebody who is signed in [AUTH-15]', async () => {
    const email = 'second-account@masar.test';
    const { agent, userId } = await test.as('student');
    const wish = { email, password: 'a long enough phrase', firstName: 'أ', lastName: 'ب', isSixteenOrOlder: true };
    await agent.post('/api/auth/register').send(wish).expect(202);
    const token = await mailedToken(test.dataDir, email, verifyPath);
    expect((await agent.post('/api/auth/verify-email').send({ token }).expect(200)).body).toEqual({
      user: null,
      wasConfirmed: false,
    });
    expect((await agent.get('/api/auth/user').expect(200)).body.id).toBe(userId);
  });

  it('tells who signs in too early to follow the link, with the right password alone [AUTH-2] [AUTH-9]', async () => {
    const email = 'early@masar.test';
    await register(email, 'a long enough phrase');
    const { body } = await post('login', { email, password: 'a long enough phrase' }).expect(403);
    expect(body.code).toBe('auth.email_unverified');
    await post('login', { email, password: 'another long phrase' }).expect(401);
  });
});
