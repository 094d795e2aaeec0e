import { mailedToken, mailTo } from '#testing/outbox';
import { startTestApp, type TestApp } from '#testing/test-app';
import { codeOf } from './testing/authenticator-code.js';
import { atSecondStep, password, personWithApp, personWithPassword, setUpApp } from './testing/people-with-factors.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const own = '/api/auth/second-factor';
const step = '/api/auth/second-step';

describe('an authenticator app', () => {
  it('is set up by a first code, brings ten recovery codes once and ends the other sessions [IDM-1] [AUTH-5]', async () => {
    const { agent, email } = await personWithPassword(test);
    const elsewhere = test.anonymous();
    await elsewhere.post('/api/auth/login').send({ email, password }).expect(200);
    const { body } = await agent.post(`${own}/authenticator`).expect(201).expect('Cache-Control', 'no-store');
    expect(body.address).toContain(`secret=${body.secret}`);
    expect(body.qrCode).toMatch(/^data:image\/png;base64,/);
    expect((await agent.get(own)).body).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 });
    await agent.post(`${own}/authenticator/confirm`).send({ code: '000000' }).expect(422);
    const confirm = () => agent.post(`${own}/authenticator/confirm`).send({ code: codeOf(body.secret) });
    expect(new Set((await confirm().expect(200)).body.recoveryCodes).size).toBe(10);
    await confirm().expect(409);
    await agent.post(`${own}/authenticator`).expect(409);
    expect((await agent.get(own)).body).toMatchObject({ recoveryCodesLeft: 10, passkeys: [], isRequired: false });
    await elsewhere.get('/api/auth/user').expect(401);
    await mailTo(test.dataDir, email, /An authenticator app was added/);
  });

  it('keeps neither secret nor recovery codes readable in the database [IDM-1] [SEC-4]', async () => {
    const { userId, secret, recoveryCodes } = await personWithApp(test);
    const rows = await test.em().execute(`select * from totp_secrets where user_id = ?`, [userId]);
    const codes = await test.em().execute(`select * from recovery_codes where user_id = ?`, [userId]);
    const kept = JSON.stringify([rows, codes]);
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
  });

  it('is begun anew by a call that is sent again, so that no answer with its secret is kept [IDM-1] [SEC-4]', async () => {
    const { agent } = await personWithPassword(test);
    const begin = () => agent.post(`${own}/authenticator`).set('Idempotency-Key', 'begin-authenticator-1').expect(201);
    const [first, second] = [(await begin()).body, (await begin()).body];
    expect(second.secret).not.toBe(first.secret);
    const kept = JSON.stringify(await test.em().execute('select * from idempotency_keys'));
    expect(kept).not.toContain(first.secret);
    expect(kept).not.toContain('begin-authenticator-1');
  });

  it('is asked for after the password, and only then the session opens under a new id [IDM-1] [AUTH-5]', async () => {
    const { email, secret } = await personWithApp(test);
    const agent = test.anonymous();
    const waiting = await agent.post('/api/auth/login').send({ email, password }).expect(202);
    expect(waiting.body).toEqual({ factors: ['code'], until: expect.any(String) });
    await agent.get('/api/auth/user').expect(401);
    expect((await agent.get(step).expect(200)).body.factors).toEqual(['code']);
    await agent.post(step).send({ code: '000000' }).expect(422);
    const opened = await agent
      .post(step)
      .send({ code: codeOf(secret) })
      .expect(200);
    expect(opened.body).toMatchObject({ email, lacksSecondFactor: false });
    expect(opened.headers['set-cookie']?.[0]).not.toBe(waiting.headers['set-cookie']?.[0]);
    await agent.get('/api/auth/user').expect(200);
    await agent.get(step).expect(410);
    await test
      .anonymous()
      .post(step)
      .send({ code: codeOf(secret, 1) })
      .expect(410);
  });

  it('accepts a code once: not again, nor an older one, nor twice at the same moment [IDM-1]', async () => {
    const { email, secret } = await personWithApp(test);
    const agents = await Promise.all([1, 2, 3].map(() => atSecondStep(test, email)));
    const code = codeOf(secret);
    const answers = await Promise.all(agents.map((agent) => agent.post(step).send({ code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const late = await atSecondStep(test, email);
    await late.post(step).send({ code }).expect(422);
    await late
      .post(step)
      .send({ code: codeOf(secret, -1) })
      .expect(422);
    await late
      .post(step)
      .send({ code: codeOf(secret, 1) })
      .expect(200);
  });

  it('is not found out by guessing: after ten wrong codes the right one waits too [IDM-1] [AUTH-6]', async () => {
    const { email, secret } = await personWithApp(test);
    const agent = await atSecondStep(test, email);
    for (let guess = 0; guess < 10; guess += 1)
      await agent
        .post(step)
        .send({ code: `00000${guess}` })
        .expect(422);
    const { headers } = await agent
      .post(step)
      .send({ code: codeOf(secret) })
      .expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('stays when the password is recovered, and ends sign-ins that wait with the old one [IDM-1] [AUTH-2]', async () => {
    const { email, secret, userId } = await personWithApp(test);
    const waiting = await atSecondStep(test, email);
    await test.em().execute(`delete from account_tokens where user_id = ?`, [userId]);
    await test.anonymous().post('/api/auth/forgot-password').send({ email }).expect(202);
    const token = await mailedToken(test.dataDir, email, '/login/reset-password');
    const next = 'another long phrase';
    await test.anonymous().post('/api/auth/reset-password').send({ token, password: next }).expect(204);
    await waiting
      .post(step)
      .send({ code: codeOf(secret) })
      .expect(410);
    await test.anonymous().post('/api/auth/login').send({ email, password: next }).expect(202);
  });

  it('is taken away by its owner alone, with the recovery codes where it was the last factor [IDM-1]', async () => {
    const { agent, email, userId } = await personWithApp(test);
    const other = await personWithApp(test);
    await agent.delete(`${own}/authenticator`).expect(204);
    await agent.delete(`${own}/authenticator`).expect(404);
    expect((await agent.get(own)).body).toMatchObject({ authenticatorSince: null, recoveryCodesLeft: 0 });
    await agent.post(`${own}/recovery-codes`).expect(409);
    await test.anonymous().post('/api/auth/login').send({ email, password }).expect(200);
    expect((await other.agent.get(own)).body).toMatchObject({ recoveryCodesLeft: 10 });
    await setUpApp(test, { agent, userId });
  });
});

describe('a recovery code', () => {
  it('opens the door once, even if it is shown twice at the same moment, and its owner hears of it [IDM-1]', async () => {
    const { email, recoveryCodes } = await personWithApp(test);
    const [recoveryCode = ''] = recoveryCodes;
    const agents = await Promise.all([1, 2].map(() => atSecondStep(test, email)));
    const answers = await Promise.all(agents.map((agent) => agent.post(step).send({ recoveryCode })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const [agent] = agents.filter((_, index) => answers[index]?.status === 200);
    expect((await agent?.get(own).expect(200))?.body).toMatchObject({ recoveryCodesLeft: 9 });
    await mailTo(test.dataDir, email, /One of the recovery codes/);
  });

  it('is read however it is typed, belongs to one person, and ends with new ones [IDM-1]', async () => {
    const { agent, email, recoveryCodes } = await personWithApp(test);
    const other = await personWithApp(test);
    const strange = await atSecondStep(test, other.email);
    await strange.post(step).send({ recoveryCode: recoveryCodes[0] }).expect(422);
    const careless = await atSecondStep(test, email);
    const typed = ` ${(recoveryCodes[0] ?? '').toUpperCase().replace('-', ' ')} `;
    await careless.post(step).send({ recoveryCode: typed }).expect(200);
    const renewed = await agent.post(`${own}/recovery-codes`).expect(201);
    const late = await atSecondStep(test, email);
    await late.post(step).send({ recoveryCode: recoveryCodes[1] }).expect(422);
    await late.post(step).send({ recoveryCode: renewed.body.recoveryCodes[0] }).expect(200);
  });

  it('is kept out of answers that are given again [IDM-1] [SEC-4]', async () => {
    const { agent } = await personWithApp(test);
    const renew = () => agent.post(`${own}/recovery-codes`).set('Idempotency-Key', 'codes-of-today').expect(201);
    expect((await renew()).body.recoveryCodes).toHaveLength(10);
    expect((await renew()).body.recoveryCodes).toBeUndefined();
  });
});

describe('the routes of own factors', () => {
  it('need a session [IDM-1] [SEC-1]', async () => {
    const visitor = test.anonymous();
    await visitor.get(own).expect(401);
    await visitor.post(`${own}/authenticator`).expect(401);
    await visitor.delete(`${own}/authenticator`).expect(401);
    await visitor.post(`${own}/recovery-codes`).expect(401);
    await visitor.post(`${own}/passkeys/options`).expect(401);
  });

  it('refuse what is no code [IDM-1] [SEC-5]', async () => {
    const { agent } = await test.as('student');
    await agent.post(`${own}/authenticator/confirm`).send({ code: '12345a' }).expect(400);
    await agent.post(`${own}/authenticator/confirm`).send({ code: '123456' }).expect(404);
    await agent.patch(`${own}/passkeys/0193a0b2-9a55-7c1e-8d53-0d0c7d9d3b11`).send({ name: 'x' }).expect(404);
    await agent.patch(`${own}/passkeys/nothing`).send({ name: 'x' }).expect(400);
  });
});
