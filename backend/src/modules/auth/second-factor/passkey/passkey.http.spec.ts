import { startTestApp, type TestApp } from '#testing/test-app';
import { Session } from '../../session.entity.js';
import { atSecondStep, personWithPasskey, personWithPassword, site } from '../testing/people-with-factors.js';
import { SoftwareAuthenticator } from '../testing/software-authenticator.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const own = '/api/auth/second-factor/passkeys';
const step = '/api/auth/second-step';
const login = '/api/auth/passkey-login';

async function challengeFor(agent: Awaited<ReturnType<typeof atSecondStep>>, path = `${step}/options`) {
  return (await agent.post(path).expect(200)).body.options.challenge as string;
}

describe('adding a passkey', () => {
  it('takes what the device made for this session’s challenge, once [IDM-1]', async () => {
    const { agent } = await personWithPassword(test);
    const passkey = new SoftwareAuthenticator(site).make(await challengeFor(agent, `${own}/options`));
    const add = () => agent.post(own).send({ name: 'هاتفي', passkey });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const added = answers.find(({ status }) => status === 201)?.body;
    expect(added.recoveryCodes).toHaveLength(10);
    expect(added.passkey).toMatchObject({ name: 'هاتفي', isBackedUp: false, lastUsedAt: null });
    await add().expect(422);
  });

  it('refuses another challenge, another site and what is no answer at all [IDM-1]', async () => {
    const { agent } = await personWithPassword(test);
    const other = await personWithPassword(test);
    const device = new SoftwareAuthenticator(site);
    const add = (passkey: unknown) => agent.post(own).send({ name: 'x', passkey });
    await add(device.make('Zm9yZ2Vk')).expect(422);
    const foreign = await challengeFor(other.agent, `${own}/options`);
    await challengeFor(agent, `${own}/options`);
    await add(device.make(foreign)).expect(422);
    const challenge = await challengeFor(agent, `${own}/options`);
    await add(device.make(challenge, 'http://masar.test.evil.example')).expect(422);
    await challengeFor(agent, `${own}/options`);
    await add({ id: 'x', response: {} }).expect(422);
    await add('text').expect(400);
  });

  it('is added to one account only [IDM-1]', async () => {
    const { device } = await personWithPasskey(test);
    const { agent } = await personWithPassword(test);
    const passkey = device.make(await challengeFor(agent, `${own}/options`));
    await agent.post(own).send({ name: 'x', passkey }).expect(409);
  });

  it('is named and taken away by its owner alone [IDM-1]', async () => {
    const { agent, passkeyId } = await personWithPasskey(test);
    const other = await personWithPasskey(test);
    await other.agent.patch(`${own}/${passkeyId}`).send({ name: 'mine' }).expect(404);
    await other.agent.delete(`${own}/${passkeyId}`).expect(404);
    const renamed = await agent.patch(`${own}/${passkeyId}`).send({ name: 'حاسوبي' }).expect(200);
    expect(renamed.body.name).toBe('حاسوبي');
    await agent.patch(`${own}/${passkeyId}`).send({ name: '' }).expect(400);
    await agent.delete(`${own}/${passkeyId}`).expect(204);
    await agent.delete(`${own}/${passkeyId}`).expect(404);
  });
});

describe('a passkey', () => {
  it('is the second step after the password [IDM-1]', async () => {
    const { email, device } = await personWithPasskey(test);
    const agent = await atSecondStep(test, email);
    expect((await agent.get(step)).body.factors).toEqual(['passkey']);
    const passkey = device.sign(await challengeFor(agent), { isVerified: false });
    await agent.post(step).send({ passkey }).expect(200);
    await agent.get('/api/auth/user').expect(200);
  });

  it('is asked for by visitors without a row of theirs, and opens once by what their browser was given [IDM-1] [REL-10]', async () => {
    const { device } = await personWithPasskey(test);
    const rows = () => test.em().count(Session, {});
    const before = await rows();
    const [agent, other] = [test.anonymous(), test.anonymous()];
    const passkey = device.sign(await challengeFor(agent, `${login}/options`));
    await challengeFor(other, `${login}/options`);
    expect(await rows()).toBe(before);
    await other.post(login).send({ passkey }).expect(422);
    const { headers } = await agent.post(`${login}/options`).expect(200);
    const [pair = ''] = (headers['set-cookie'] as unknown as string[])[0]?.split(';') ?? [];
    const challenge = JSON.parse(Buffer.from(pair.split(/[=.]/)[1] ?? '', 'base64url').toString()).value.challenge;
    const replay = () =>
      test
        .anonymous()
        .post(login)
        .set('Cookie', pair)
        .send({ passkey: device.sign(challenge) });
    await replay().expect(200);
    await replay().expect(422);
  });

  it('signs a challenge once, of its own session, for its own purpose [IDM-1]', async () => {
    const { agent: inside, email, device } = await personWithPasskey(test);
    const [first, second] = [await atSecondStep(test, email), await atSecondStep(test, email)];
    const passkey = device.sign(await challengeFor(first));
    await second.post(step).send({ passkey }).expect(422);
    const answers = await Promise.all([first.post(step).send({ passkey }), first.post(step).send({ passkey })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await challengeFor(second);
    await second.post(step).send({ passkey }).expect(422);
    const forAdding = await challengeFor(inside, `${own}/options`);
    await inside
      .post(login)
      .send({ passkey: device.sign(forAdding) })
      .expect(422);
  });

  it('is refused from another site, with another’s key, and of another person [IDM-1]', async () => {
    const { email, device } = await personWithPasskey(test);
    const stranger = await personWithPasskey(test);
    const agent = await atSecondStep(test, email);
    const tries = [
      (challenge: string) => device.sign(challenge, { origin: 'http://evil.example' }),
      () => device.sign('Zm9yZ2Vk'),
      (challenge: string) => stranger.device.sign(challenge),
      (challenge: string) => ({ ...stranger.device.sign(challenge), id: device.id.toString('base64url') }),
    ];
    for (const forge of tries) {
      const passkey = forge(await challengeFor(agent));
      await agent.post(step).send({ passkey }).expect(422);
    }
    await agent.get('/api/auth/user').expect(401);
  });

  it('opens the door alone where the device asked for finger or PIN, and only then [IDM-1]', async () => {
    const { email, device } = await personWithPasskey(test);
    const agent = test.anonymous();
    const careless = device.sign(await challengeFor(agent, `${login}/options`), { isVerified: false });
    await agent.post(login).send({ passkey: careless }).expect(422);
    const passkey = device.sign(await challengeFor(agent, `${login}/options`));
    expect((await agent.post(login).send({ passkey }).expect(200)).body).toMatchObject({ email });
    await test.anonymous().post(login).send({ passkey }).expect(422);
    const unknown = new SoftwareAuthenticator(site);
    await agent
      .post(login)
      .send({ passkey: unknown.sign(await challengeFor(agent, `${login}/options`)) })
      .expect(422);
  });

  it('keeps suspended people out [IDM-1] [CON-1]', async () => {
    const { userId, device } = await personWithPasskey(test);
    await test.em().execute('update users set suspended_at = now() where id = ?', [userId]);
    const agent = test.anonymous();
    const passkey = device.sign(await challengeFor(agent, `${login}/options`));
    await agent.post(login).send({ passkey }).expect(403);
  });
});
