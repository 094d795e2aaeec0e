import { openTestSession } from '#testing/open-test-session';
import { mailedToken, mailsIn, mailTo } from '#testing/outbox';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { PasswordHasher } from '../password/password-hasher.js';
import { User } from '../user.entity.js';

const password = 'a long enough phrase';
const newPassword = 'quite another phrase';

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await startTestApp();
  passwordHash = await test.app.get(PasswordHasher).hash(password);
});
afterAll(() => test.close());

async function somebody() {
  const person = await test.as('student');
  await test.em().nativeUpdate(User, person.userId, { passwordHash });
  const { email } = await test.em().findOneOrFail(User, person.userId);
  return { ...person, email };
}

/** What somebody at the open session leaves behind: a session of their own, a token, an address on its way. */
async function intrude({ agent, userId }: { agent: Agent; userId: string }) {
  const session = test.anonymous();
  await openTestSession(test.app, session, { id: userId, role: 'student' });
  const { body } = await session
    .post('/api/auth/access-tokens')
    .send({ name: 'mine now', scopes: ['courses:read'], expiresInDays: 90 })
    .expect(201);
  const address = `intruder-${userId}@masar.test`;
  await session.patch('/api/profile').send({ email: address }).expect(200);
  const link = await mailedToken(test.dataDir, address, '/login/verify-email');
  const program = () => test.anonymous().get('/api/courses/mine').set('Authorization', `Bearer ${body.token}`);
  expect((await program()).status).not.toBe(401);
  await agent.get('/api/auth/user').expect(200);
  return { session, program, link };
}

async function expectOut({ session, program, link }: Awaited<ReturnType<typeof intrude>>) {
  await session.get('/api/auth/user').expect(401);
  expect((await program()).status).toBe(401);
  await test.anonymous().post('/api/auth/verify-email').send({ token: link }).expect(422);
}

describe('a new password', () => {
  it('by the mailed link throws out whoever got in, and its owner hears of it [AUTH-13]', async () => {
    const person = await somebody();
    const intruder = await intrude(person);
    await test.anonymous().post('/api/auth/forgot-password').send({ email: person.email }).expect(202);
    const token = await mailedToken(test.dataDir, person.email, '/login/reset-password');
    await test.anonymous().post('/api/auth/reset-password').send({ token, password: newPassword }).expect(204);
    await expectOut(intruder);
    await person.agent.get('/api/auth/user').expect(401);
    await mailTo(test.dataDir, person.email, /Your Masar password was changed|تغيّرت كلمة مرورك/);
    await test.anonymous().post('/api/auth/login').send({ email: person.email, password: newPassword }).expect(200);
  });

  it('on the profile does the same, but for the session it was changed in, which confirms anew [AUTH-13] [AUTH-12]', async () => {
    const person = await somebody();
    const intruder = await intrude(person);
    await test.anonymous().post('/api/auth/forgot-password').send({ email: person.email }).expect(202);
    const link = await mailedToken(test.dataDir, person.email, '/login/reset-password');
    await person.agent.put('/api/profile/password').send({ currentPassword: password, newPassword }).expect(204);
    await expectOut(intruder);
    await test.anonymous().post('/api/auth/reset-password').send({ token: link, password }).expect(422);
    await mailTo(test.dataDir, person.email, /Your Masar password was changed|تغيّرت كلمة مرورك/);
    expect((await person.agent.get('/api/auth/confirm').expect(200)).body).toMatchObject({ isConfirmed: false });
  });

  it('asks for the old one however lately confirmed, and guessing it is limited [AUTH-13] [AUTH-6]', async () => {
    const { agent } = await somebody();
    const guess = (currentPassword?: string) =>
      agent.put('/api/profile/password').send({ newPassword, ...(currentPassword && { currentPassword }) });
    expect((await guess().expect(422)).body).toMatchObject({ errors: [{ field: 'currentPassword' }] });
    for (let tries = 1; tries < 10; tries += 1) await guess(`guess ${tries}`).expect(422);
    await guess(password).expect(429);
    await agent.post('/api/auth/confirm').send({ password }).expect(429);
  });

  it('where there is none yet asks for a confirmation, not just for an open session [AUTH-12]', async () => {
    const { agent } = await test.as('student', { confirmedAt: null });
    expect((await agent.put('/api/profile/password').send({ newPassword }).expect(403)).body).toMatchObject({
      code: 'auth.confirmation_required',
    });
    const confirmed = await test.as('student');
    await confirmed.agent.put('/api/profile/password').send({ newPassword }).expect(204);
  });
});

describe('another address', () => {
  it('asks for a confirmation; what else is on the profile does not [AUTH-12]', async () => {
    const { agent, userId } = await test.as('student', { confirmedAt: null });
    const { email } = await test.em().findOneOrFail(User, userId);
    await agent.patch('/api/profile').send({ email, firstName: 'نور' }).expect(200);
    const { body } = await agent.patch('/api/profile').send({ email: 'else@masar.test', firstName: 'س' }).expect(403);
    expect(body).toMatchObject({ code: 'auth.confirmation_required' });
    expect((await agent.get('/api/auth/user')).body).toMatchObject({ email, firstName: 'نور' });
  });

  it('is told to the old one when it is asked for and when it is done [AUTH-13]', async () => {
    const { agent, email } = await somebody();
    const next = `next-${email}`;
    await agent.patch('/api/profile').send({ email: next }).expect(200);
    await mailTo(test.dataDir, email, /Change of your Masar e-mail asked for|طلب تغيير بريد/);
    const token = await mailedToken(test.dataDir, next, '/login/verify-email');
    await agent.post('/api/auth/verify-email').send({ token }).expect(200);
    await mailTo(test.dataDir, email, /Your Masar e-mail was changed|تغيّر بريد حسابك/);
    expect((await agent.get('/api/auth/user')).body).toMatchObject({ email: next });
  });

  it('ends the links that lie in the former mailbox [AUTH-13]', async () => {
    const { agent, email, userId } = await somebody();
    await test.anonymous().post('/api/auth/forgot-password').send({ email }).expect(202);
    const former = await mailedToken(test.dataDir, email, '/login/reset-password');
    const address = `moved-${userId}@masar.test`;
    await agent.patch('/api/profile').send({ email: address }).expect(200);
    const link = await mailedToken(test.dataDir, address, '/login/verify-email');
    await agent.post('/api/auth/verify-email').send({ token: link }).expect(200);
    await test.anonymous().post('/api/auth/reset-password').send({ token: former, password: newPassword }).expect(422);
  });

  it('moves nobody’s account to the mailbox of somebody who has no session of it [AUTH-9] [AUTH-13]', async () => {
    const [hijacker, owner] = [await somebody(), await test.as('student')];
    const mailbox = `victim-of-${hijacker.email}`;
    await hijacker.agent.patch('/api/profile').send({ email: mailbox }).expect(200);
    const token = await mailedToken(test.dataDir, mailbox, '/login/verify-email');
    for (const agent of [test.anonymous(), owner.agent]) {
      const { body } = await agent.post('/api/auth/verify-email').send({ token }).expect(403);
      expect(body.code).toBe('auth.address_of_another');
    }
    expect(await test.em().count(User, { email: mailbox })).toBe(0);
    await hijacker.agent.post('/api/auth/verify-email').send({ token }).expect(200);
    const { body } = await test.anonymous().post('/api/auth/verify-email').send({ token }).expect(200);
    expect(body).toEqual({ user: null, wasConfirmed: true });
  });

  it('is answered the same whoever it belongs to; only its owner hears, and tries are limited [AUTH-13] [AUTH-6]', async () => {
    const [asker, owner] = [await somebody(), await somebody()];
    const answers = [];
    for (const email of [`free-${asker.email}`, owner.email])
      answers.push((await asker.agent.patch('/api/profile').send({ email }).expect(200)).body);
    expect(answers[1]).toEqual(answers[0]);
    await mailTo(test.dataDir, owner.email, /already has an account on Masar|لديك حساب في مسار بهذا البريد/);
    const mails = (await mailsIn(test.dataDir)).filter((mail) => mail.includes(`To: ${owner.email}\n`));
    expect(mails.join()).not.toMatch(/verify-email\?token/);
    for (let tries = 2; tries < 10; tries += 1)
      await asker.agent
        .patch('/api/profile')
        .send({ email: `${tries}-${asker.email}` })
        .expect(200);
    await asker.agent.patch('/api/profile').send({ email: owner.email }).expect(429);
  });
});

describe('at a demonstration', () => {
  it('demo people choose their role, a person who registered asks for it [AUTH-7] [READ-2]', async () => {
    const demo = await startTestApp({ DEMO_MODE: 'true' });
    const player = demo.anonymous();
    await player.post('/api/auth/demo-login').send({ role: 'student' }).expect(200);
    expect((await player.patch('/api/profile').send({ role: 'volunteer' }).expect(200)).body).toMatchObject({
      role: 'volunteer',
    });
    const registered = await demo.as('student');
    const wish = { role: 'admin', roleReason: 'أدير المركز.' };
    expect((await registered.agent.patch('/api/profile').send(wish).expect(200)).body).toMatchObject({
      role: 'student',
      pendingRole: 'admin',
    });
    await registered.agent.get('/api/admin/role-requests').expect(403);
    await demo.close();
  });
});
