import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test?.close());

const why = 'أدرّس البرمجة منذ خمس سنوات.';
const whyNot = 'أرسل إلينا أولاً نموذجاً من درس.';

const ask = ({ agent }: SignedInAgent, wish: object) => agent.patch('/api/profile').send(wish);
const decide = (id: string, decision: object) => admin.agent.put(`/api/admin/role-requests/${id}`).send(decision);
const fieldsOf = (body: { errors: { field: string }[] }) => body.errors.map(({ field }) => field);

async function requestOf({ userId }: SignedInAgent) {
  const { body } = await admin.agent.get('/api/admin/role-requests').query({ range: '[0,99]' }).expect(200);
  return (body as { id: string; userId: string }[]).find((request) => request.userId === userId)!;
}

async function asked(): Promise<{ person: SignedInAgent; id: string }> {
  const person = await test.as('student');
  await ask(person, { role: 'instructor', roleReason: why }).expect(200);
  return { person, id: (await requestOf(person)).id };
}

describe('a wish for another role', () => {
  it('says why, which its queue, its asker and their export show [AUTH-7] [PRF-4]', async () => {
    const { person } = await asked();
    expect(await requestOf(person)).toMatchObject({ role: 'instructor', status: 'pending', reason: why });
    const { body: own } = await person.agent.get('/api/auth/user').expect(200);
    expect(own).toMatchObject({ pendingRole: 'instructor', pendingRoleReason: why, roleRefusal: null });
    const { body: file } = await person.agent.get('/api/profile/export').expect(200);
    expect(JSON.stringify(file)).toContain(why);
  });

  it('is refused without a reason, or with one that is too long, and changes nothing [AUTH-7] [SEC-5]', async () => {
    const person = await test.as('student');
    for (const roleReason of [undefined, null, '', '  ', 'x'.repeat(501)]) {
      const { body } = await ask(person, { firstName: 'نور', role: 'volunteer', roleReason }).expect(400);
      expect(fieldsOf(body)).toEqual(['roleReason']);
    }
    expect((await person.agent.get('/api/auth/user')).body).toMatchObject({ pendingRole: null });
    expect((await person.agent.get('/api/auth/user')).body.firstName).not.toBe('نور');
    expect(await requestOf(person)).toBeUndefined();
  });

  it('keeps its reason when the same wish is saved again, and takes another with another wish [AUTH-7]', async () => {
    const { person, id } = await asked();
    await ask(person, { role: 'instructor', bio: 'نبذة' }).expect(200);
    expect(await requestOf(person)).toMatchObject({ id, reason: why });
    await ask(person, { role: 'volunteer' }).expect(400);
    await ask(person, { role: 'volunteer', roleReason: 'عندي وقت كل خميس.' }).expect(200);
    expect(await requestOf(person)).toMatchObject({ id, role: 'volunteer', reason: 'عندي وقت كل خميس.' });
  });

  it('is refused with a reason only, which its asker reads until they ask again [AUTH-7]', async () => {
    const { person, id } = await asked();
    for (const decisionReason of [undefined, null, ' ', 'x'.repeat(501)]) {
      const { body } = await decide(id, { status: 'refused', decisionReason }).expect(400);
      expect(fieldsOf(body)).toEqual(['decisionReason']);
    }
    expect(await requestOf(person)).toMatchObject({ status: 'pending' });
    const { body } = await decide(id, { status: 'refused', decisionReason: whyNot }).expect(200);
    expect(body).toMatchObject({ status: 'refused', reason: why, decisionReason: whyNot });
    const own = async () => (await person.agent.get('/api/auth/user').expect(200)).body;
    expect(await own()).toMatchObject({ pendingRole: null, roleRefusal: { role: 'instructor', reason: whyNot } });
    await ask(person, { role: 'instructor', roleReason: 'هذا نموذج من درس.' }).expect(200);
    expect(await own()).toMatchObject({ pendingRole: 'instructor', roleRefusal: null });
  });

  it('that was refused is told no more once the role came in another way [AUTH-7]', async () => {
    const { person, id } = await asked();
    await decide(id, { status: 'refused', decisionReason: whyNot }).expect(200);
    const account = `/api/admin/users/${person.userId}`;
    const { body: record } = await admin.agent.get(account).expect(200);
    await admin.agent
      .put(account)
      .send({ ...record, role: 'instructor' })
      .expect(200);
    expect((await person.agent.get('/api/auth/user')).body).toMatchObject({ role: 'instructor', roleRefusal: null });
  });

  it('goes with its reason when its asker’s account is erased [PRF-4]', async () => {
    const { person, id } = await asked();
    const { email } = (await person.agent.get('/api/auth/user').expect(200)).body;
    await person.agent.delete('/api/profile').send({ confirmation: email, keepsCertificates: false }).expect(204);
    await admin.agent.get(`/api/admin/role-requests/${id}`).expect(404);
    const { body: log } = await admin.agent
      .get('/api/admin/audit-log')
      .query({ filter: JSON.stringify({ resource: 'role-requests', resourceId: id }) })
      .expect(200);
    expect(JSON.stringify(log)).not.toContain(why);
  });
});
