import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';

const words = { title: 'حديقة الحي', description: 'نزرع الأشجار كل سبت.' };
const kinds = [
  { path: 'opportunities', role: 'volunteer', form: { ...words, contactInfo: 'garden@example.org' } },
  { path: 'jobs', role: 'instructor', form: { ...words, companyName: 'الرافد', contactInfo: 'hr@example.org' } },
  { path: 'services', role: 'volunteer', form: { ...words, category: 'design' } },
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe.each(kinds)('what is sent to $path', ({ path, role, form }) => {
  it('posts once for each key, and changes nothing when it is sent again [REL-3] [OPP-1] [JOB-1] [SVC-1]', async () => {
    const { agent } = await app.as(role);
    const key = randomUUID();
    const post = () => agent.post(`/api/${path}`).set('Idempotency-Key', key).send(form);
    const [one, other] = await Promise.all([post(), post()]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    const { body: own } = await agent.get(`/api/${path}?mine=true`).expect(200);
    expect(own.map(({ id }: { id: string }) => id)).toEqual([one.body.id]);

    const reused = { ...form, title: 'حديقة المدرسة' };
    await agent.post(`/api/${path}`).set('Idempotency-Key', key).send(reused).expect(422);

    const change = () => agent.patch(`/api/${path}/${one.body.id}`).send({ title: 'حديقة المدرسة' });
    const { body: changed } = await change().expect(200);
    expect((await change().expect(200)).body).toEqual(changed);
  });
});
