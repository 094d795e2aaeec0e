import { demoAccounts } from '@masar/domain';
import { openTestSession } from '#testing/open-test-session';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { BundleInvalid } from '../src/modules/bundles/bundles.errors.js';
import { JsonFields } from '../src/modules/bundles/json-fields.js';

/** Each was a 500, or stored what it should have refused, until the fuzzer came by (docs/guides/testing.md). */
describe('what the fuzzer found once', () => {
  let test: TestApp;
  let admin: Agent;
  beforeAll(async () => {
    test = await startTestApp({ DEMO_MODE: 'true' });
    admin = test.anonymous();
    await openTestSession(test.app, admin, { id: demoAccounts.admin.id, role: 'admin' });
  });
  afterAll(() => test.close());

  const firstOf = async (table: string): Promise<string> =>
    (await test.em().execute<{ id: string }[]>(`select id from ${table} limit 1`))[0]!.id;

  it.each([
    ['settings', '/api/admin/settings/organization', { registrationOpen: null }, 'registrationOpen'],
    ['opportunities', '/api/opportunities/{id}', { isActive: null }, 'isActive'],
    ['services', '/api/services/{id}', { skills: null }, 'skills'],
  ])('null for a value that %s need is named at its field [SEC-9] [API-6]', async (table, path, body, field) => {
    const method = path.startsWith('/api/admin') ? 'put' : 'patch';
    const refused = await admin[method](path.replace('{id}', path.includes('{') ? await firstOf(table) : '')).send(
      body,
    );
    expect([refused.status, refused.body.errors?.[0].field]).toEqual([400, field]);
  });

  it.each(['jobs', 'opportunities'])('null takes the place away from one of the %s [SEC-9]', async (name) => {
    const id = await firstOf(name === 'jobs' ? 'job_postings' : name);
    const { body } = await admin.patch(`/api/${name}/${id}`).send({ location: null }).expect(200);
    expect(body).toMatchObject({ location: null, governorate: null });
  });

  it('an enrolment import without a single good row tells what is wrong with each [SEC-9] [CON-1]', async () => {
    const rows = [{ email: '9'.repeat(400), course: 'x' }];
    const { body } = await admin.post('/api/admin/enrollments/import').send({ rows }).expect(200);
    expect(body.rows).toHaveLength(1);
  });

  it('a lesson without a title is refused at its field [SEC-9] [CRS-4]', async () => {
    const path = `/api/courses/${await firstOf('courses')}/lessons`;
    const { body } = await admin.post(path).send({}).expect(400);
    expect(body.errors).toMatchObject([{ field: 'titleAr' }]);
  });

  it('null does not mean all notifications, nor all of their kinds [SEC-9] [NTF-2]', async () => {
    await admin.post('/api/notifications/read').send({ ids: null }).expect(400);
    await admin.put('/api/notifications/preferences').send({ kinds: null }).expect(400);
  });

  it('null confirms no erasure [SEC-9] [API-6]', async () => {
    const { body } = await admin
      .delete('/api/profile')
      .send({ keepsCertificates: true, confirmation: null })
      .expect(400);
    expect(body.errors).toMatchObject([{ field: 'confirmation' }]);
  });

  it('a cursor with a text where a time belongs is refused [SEC-9] [API-6]', async () => {
    const cursor = Buffer.from('["a\\r\\nb","c"]').toString('base64url');
    await admin.get(`/api/notifications?cursor=${cursor}`).expect(400);
  });

  it('a trial under a key is remembered as any other call, and still writes nothing [SEC-9] [REL-3] [CON-1]', async () => {
    const rows = [{ email: 'nobody@masar.test', course: 'x' }];
    const tried = () =>
      admin
        .post('/api/admin/enrollments/import?dryRun=true')
        .set('Idempotency-Key', 'found-by-fuzzing-trial')
        .send({ rows })
        .expect(200);
    const first = await tried();
    const again = await tried();
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
  });

  it.each(['{"toString":1,"valueOf":null}', '["12"]', 'true'])(
    'what is neither number nor text is no price of a bundle: %s [SEC-9] [CRS-5]',
    (price) => {
      const fields = JsonFields.of('course.json', '', { price: JSON.parse(price) as unknown });
      expect(() => fields.money('price')).toThrow(BundleInvalid);
    },
  );

  it('an id of a passkey that is no text opens nothing [SEC-9] [IDM-1]', async () => {
    const passkey = { id: { toString: 1, valueOf: null }, type: 'public-key' };
    const { status, body } = await test.anonymous().post('/api/auth/passkey-login').send({ passkey });
    expect([status, body.code]).toEqual([422, 'auth.passkey_refused']);
  });

  it('an empty list is no learning point of a course [SEC-9] [CRS-4]', async () => {
    const path = `/api/admin/courses/${await firstOf('courses')}`;
    const { body } = await admin
      .put(path)
      .send({ learningPoints: [[]] })
      .expect(400);
    expect(body.errors[0].field).toBe('learningPoints');
  });
});
