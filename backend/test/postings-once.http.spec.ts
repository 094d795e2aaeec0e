import { randomUUID } from 'node:crypto';
import { type TestApp, startTestApp } from '#testing/test-app';

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

describe.each(kinds)('a key on $path', ({ path, role, form }) => {
  it('posts once and changes once, however often it is sent [REL-3] [OPP-1] [JOB-1] [SVC-1]', async () => {
    const { agent } = await app.as(role);
    const key = randomUUID();
    const post = () => agent.post(`/api/${path}`).set('Idempotency-Key', key).send(form);
    const [one, other] = await Promise.all([post(), post()]);
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
    const { body: own } = await agent.get(`/api/${path}?mine=true`).expect(200);
    expect(own.map(({ id }: { id: string }) => id)).toEqual([one.body.id]);

    const changeKey = randomUUID();
    const change = (title: string) =>
      agent.patch(`/api/${path}/${one.body.id}`).set('Idempotency-Key', changeKey).send({ title });
    const { body: changed } = await change('حديقة المدرسة').expect(200);
    const again = await change('حديقة المدرسة').expect(200);
    expect(again.body).toEqual(changed);
    expect(again.headers['idempotency-replayed']).toBe('true');
    await change('حديقة أخرى').expect(422);
  });
});
