import { startTestApp, type TestApp } from '#testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const refused = { code: 'auth.confirmation_required' };
const unconfirmed = () => test.as('admin', { confirmedAt: null });

describe('an open session of an administrator that nobody confirmed', () => {
  it('changes no roles, one by one or together, and everything else of an account [IDM-1] [AUTH-12]', async () => {
    const { agent } = await unconfirmed();
    const { userId } = await test.as('student');
    const path = `/api/admin/users/${userId}`;
    expect((await agent.put(path).send({ role: 'admin' }).expect(403)).body).toMatchObject(refused);
    const many = agent.put(`/api/admin/users?filter=${encodeURIComponent(JSON.stringify({ id: [userId] }))}`);
    expect((await many.send({ role: 'admin' }).expect(403)).body).toMatchObject(refused);
    await agent.put(path).send({ role: 'student', firstName: 'نور' }).expect(200);
    const person = { email: 'new@masar.test', firstName: 'أ', lastName: 'ب' };
    expect((await agent.post('/api/admin/users').send({ ...person, role: 'admin' })).body).toMatchObject(refused);
    await agent.post('/api/admin/users').send(person).expect(201);
    const confirmed = await test.as('admin');
    await confirmed.agent.put(path).send({ role: 'volunteer' }).expect(200);
  });

  it('takes no list of people away, and lists of content only [IDM-1] [AUTH-12]', async () => {
    const { agent } = await unconfirmed();
    const take = (resource: string) => agent.post('/api/admin/exports').send({ resource, columns: ['id'] });
    for (const people of ['users', 'enrollments', 'applications', 'contact-messages', 'audit-log'])
      expect((await take(people).expect(403)).body).toMatchObject(refused);
    await take('categories').expect(201);
  });

  it('sends no news to another address [IDM-1] [AUTH-12]', async () => {
    const { agent } = await unconfirmed();
    const webhook = { name: 'Registry', url: 'https://example.org/hook', events: ['certificate.issued'] };
    expect((await agent.post('/api/webhooks').send(webhook).expect(403)).body).toMatchObject(refused);
  });
});
