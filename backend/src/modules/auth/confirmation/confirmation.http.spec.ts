import { openTestSession } from '#testing/open-test-session';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { PasswordHasher } from '../password/password-hasher.js';
import { User } from '../user.entity.js';

const password = 'a long enough phrase';
const token = { name: 'my program', scopes: ['courses:read'], expiresInDays: 30 };

let test: TestApp;
let passwordHash: string;
beforeAll(async () => {
  test = await startTestApp();
  passwordHash = await test.app.get(PasswordHasher).hash(password);
});
afterAll(() => test.close());

async function somebody(confirmedAt: Date | null = null) {
  const person = await test.as('student', { confirmedAt });
  await test.em().nativeUpdate(User, person.userId, { passwordHash });
  return person;
}
const makeToken = (agent: Agent) => agent.post('/api/auth/access-tokens').send(token);
const confirm = (agent: Agent, proof: object) => agent.post('/api/auth/confirm').send(proof);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('a confirmation', () => {
  it('is asked for, given by the password and holds for this session alone [AUTH-12]', async () => {
    const { agent, userId } = await somebody();
    expect((await makeToken(agent).expect(403)).body).toMatchObject({
      code: 'auth.confirmation_required',
      methods: ['password'],
    });
    expect((await agent.get('/api/auth/confirm').expect(200)).body).toEqual({
      isConfirmed: false,
      confirmedUntil: null,
      methods: ['password'],
    });
    await confirm(agent, { password }).expect(204);
    expect((await agent.get('/api/auth/confirm')).body).toMatchObject({ isConfirmed: true });
    await makeToken(agent).expect(201);
    const elsewhere = test.anonymous();
    await openTestSession(test.app, elsewhere, { id: userId, role: 'student' }, { confirmedAt: null });
    await makeToken(elsewhere).expect(403);
  });

  it('is not what signing in gives: a session somebody left open has none [AUTH-12]', async () => {
    const { userId } = await somebody();
    const { email } = await test.em().findOneOrFail(User, userId);
    const agent = test.anonymous();
    await agent.post('/api/auth/login').send({ email, password }).expect(200);
    await makeToken(agent).expect(403);
  });

  it.each([
    [9, 201],
    [11, 403],
  ])('of %i minutes ago answers %i [AUTH-12]', async (minutes, status) => {
    const { agent } = await somebody(minutesAgo(minutes));
    await makeToken(agent).expect(status);
  });

  it('is refused for a wrong password, an empty body and nobody [AUTH-12]', async () => {
    const { agent } = await somebody();
    expect((await confirm(agent, { password: 'not this one' }).expect(422)).body).toMatchObject({
      code: 'auth.wrong_current_password',
      errors: [{ field: 'password' }],
    });
    await confirm(agent, {}).expect(400);
    await confirm(agent, { password: 7 }).expect(400);
    await makeToken(agent).expect(403);
  });

  it('is not found out by guessing: after ten wrong passwords the right one waits too [AUTH-12] [AUTH-6]', async () => {
    const { agent } = await somebody();
    for (let guess = 0; guess < 10; guess += 1) await confirm(agent, { password: `guess ${guess}` }).expect(422);
    const { headers } = await confirm(agent, { password }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is beyond a token of a program [AUTH-12] [API-4]', async () => {
    const { agent } = await somebody(new Date());
    const { body } = await makeToken(agent).expect(201);
    const program = () => test.anonymous().post('/api/auth/confirm').set('Authorization', `Bearer ${body.token}`);
    expect((await program().send({ password }).expect(403)).body).toMatchObject({ code: 'auth.out_of_scope' });
  });

  it('has no way for somebody without a password or a provider, who chooses one by mail first [AUTH-12]', async () => {
    const { agent } = await test.as('student', { confirmedAt: null });
    expect((await makeToken(agent).expect(403)).body).toMatchObject({ methods: [] });
    await confirm(agent, { password }).expect(400);
  });
});

describe('in demo mode', () => {
  it('demo people have nothing to prove, people who registered do [AUTH-12] [READ-2]', async () => {
    const demo = await startTestApp({ DEMO_MODE: 'true' });
    const player = demo.anonymous();
    await player.post('/api/auth/demo-login').send({ role: 'student' }).expect(200);
    expect((await player.get('/api/auth/confirm')).body).toMatchObject({ isConfirmed: true, confirmedUntil: null });
    await makeToken(player).expect(201);
    const registered = await demo.as('student', { confirmedAt: null });
    await makeToken(registered.agent).expect(403);
    await demo.close();
  });
});
