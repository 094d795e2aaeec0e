import { randomUUID } from 'node:crypto';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';

const url = 'https://registry.example.org/masar';
const hook = { name: 'Registry', url, events: ['enrollment.created'] };

let test: TestApp;
let admin: Agent;
beforeAll(async () => {
  test = await startTestApp();
  ({ agent: admin } = await test.as('admin'));
});
afterAll(() => test?.close());

const add = async (change: object = {}) => {
  const at = `https://registry.example.org/${randomUUID()}`;
  return (
    await admin
      .post('/api/webhooks')
      .send({ ...hook, url: at, ...change })
      .expect(201)
  ).body as { id: string; url: string };
};

const at = (id: string) => `/api/webhooks/${id}`;

let kept: Promise<{ id: string }> | undefined;
const one = () => (kept ??= add());

describe('calls about webhooks', () => {
  it.each([
    ['an address that is none', { url: 'ftp://example.org' }, 'url'],
    ['no event', { events: [] }, 'events'],
    ['an unknown event', { events: ['user.deleted'] }, 'events'],
    ['an event twice', { events: ['course.completed', 'course.completed'] }, 'events'],
    ['an empty name', { name: '' }, 'name'],
    ['a field of its own', { secret: 'x' }, 'secret'],
  ])('are refused with %s, new or changed [API-5] [API-6]', async (_, wrong, field) => {
    const { id } = await add();
    for (const call of [admin.post('/api/webhooks').send({ ...hook, ...wrong }), admin.patch(at(id)).send(wrong)]) {
      const { body } = await call.expect(400);
      expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field]);
    }
  });

  it('refuse every address that leads nowhere or inside, whatever it is written like [API-5] [SEC-13]', async () => {
    const hosts = [
      '[::1%25lo]',
      '[fe80::1%25eth0]',
      '[::1%lo]',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::ffff:7f00:1]',
      '[::127.0.0.1]',
      '[64:ff9b::7f00:1]',
      '[fd00::1]',
      '[fe80::1]',
      '[::1',
      '[]',
      '[:::]',
      '127.0.0.1',
      '127.1',
      '2130706433',
      '0x7f000001',
      '0x7f.1',
      '017700000001',
      '0177.0.0.1',
      '127.0.0.1.',
      '0',
      '0.0.0.0',
      '10.0.0.8',
      '169.254.169.254',
      '192.168.1.1',
      '256.256.256.256',
      '1.2.3.4.5',
      'localhost',
      'localhost.',
      'LOCALHOST',
      'intranet',
      '%31%32%37.0.0.1',
      '１２７.０.０.１',
      'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
      '127。0。0。1',
      'a@127.0.0.1',
      'example.org@[::1%25lo]',
      'user:word@example.org',
      'example.org:99999',
      'example.org:-1',
      'exa mple.org',
      'xn--',
      '..',
      '-',
      '',
    ];
    for (const address of hosts.flatMap((host) => [`https://${host}/hook`, `https://${host}`])) {
      for (const call of [
        admin.post('/api/webhooks').send({ ...hook, url: address }),
        admin.patch(at((await one()).id)).send({ url: address }),
      ]) {
        const { status, body } = await call;
        expect([address, [400, 422].includes(status)]).toEqual([address, true]);
        expect((body as { errors: { field: string }[] }).errors[0]?.field).toBe('url');
      }
    }
  });

  it('leave as it is what is sent empty, for nothing of a webhook may be missing [API-5] [API-6]', async () => {
    const { id, url: before } = await add();
    const { body } = await admin.patch(at(id)).send({ url: null, name: null }).expect(200);
    expect(body).toMatchObject({ url: before, name: 'Registry', events: ['enrollment.created'], isActive: true });
    expect((await admin.patch(at(id)).send({ url: '' }).expect(200)).body).toMatchObject({ url: before });
  });

  it('refuse an address that another one has [API-5]', async () => {
    const [one, two] = [await add(), await add()];
    const again = await admin.post('/api/webhooks').send({ ...hook, url: one.url });
    const { body } = await admin.patch(at(two.id)).send({ url: one.url }).expect(409);
    expect([again.status, (body as { code: string }).code]).toEqual([409, 'integrations.webhook_address_taken']);
  });

  it('refuse more than twenty [API-5]', async () => {
    const { body } = await admin.get('/api/webhooks').expect(200);
    for (let count = (body as unknown[]).length; count < 20; count += 1) await add();
    const { body: refused } = await admin.post('/api/webhooks').send(hook).expect(409);
    expect(refused).toMatchObject({ code: 'integrations.too_many_webhooks' });
    await test.em().execute(`delete from webhooks`);
  });

  it('know nothing of ids that there are not, and refuse those that are none [API-6]', async () => {
    const { id } = await add();
    for (const [unknown, status] of [
      [randomUUID(), 404],
      ['7', 400],
    ] as const) {
      await admin.get(at(unknown)).expect(status);
      await admin.patch(at(unknown)).send({ name: 'x' }).expect(status);
      await admin.delete(at(unknown)).expect(status);
      await admin.post(`${at(unknown)}/secret`).expect(status);
      await admin.post(`${at(unknown)}/ping`).expect(status);
      await admin.get(`${at(unknown)}/deliveries`).expect(status);
      await admin.post(`${at(unknown)}/deliveries/${randomUUID()}/again`).expect(status);
      await admin.post(`${at(id)}/deliveries/${unknown}/again`).expect(status);
    }
    await admin.get(`${at(id)}/deliveries?status=lost`).expect(400);
    // A message of another webhook is none of this one's.
    const other = await add();
    const { body } = await admin.post(`${at(other.id)}/ping`).expect(202);
    await admin.post(`${at(id)}/deliveries/${(body as { id: string }).id}/again`).expect(404);
  });

  it('are for administrators, and for programs with the scope [API-4] [SEC-1]', async () => {
    const { id } = await add();
    for (const [method, path] of [
      ['get', '/api/webhooks'],
      ['post', '/api/webhooks'],
      ['patch', at(id)],
      ['delete', at(id)],
      ['post', `${at(id)}/secret`],
      ['get', `${at(id)}/deliveries`],
    ] as const) {
      for (const role of ['student', 'volunteer', 'instructor'] as const)
        await (await test.as(role)).agent[method](path).expect(403);
    }
    const { body } = await admin
      .post('/api/auth/access-tokens')
      .send({ name: 'Operations', scopes: ['webhooks:read'], expiresInDays: 1 });
    const bearer = `Bearer ${(body as { token: string }).token}`;
    await test.anonymous().get('/api/webhooks').set('Authorization', bearer).expect(200);
    await test.anonymous().delete(at(id)).set('Authorization', bearer).expect(403);
  });

  it('are in the audit log without the secret [CON-2] [SEC-8]', async () => {
    const { id } = await add({ name: 'Before' });
    await admin.patch(at(id)).send({ name: 'After' }).expect(200);
    await admin.post(`${at(id)}/secret`).expect(200);
    await admin.delete(at(id)).expect(204);
    const entries = await test.em().execute<{ action: string; after: object | null }[]>(
      `select action, after from audit_log join audit_details on entry_id = audit_log.id
       where resource = 'webhooks' and resource_id = ? order by sequence`,
      [id],
    );
    expect(entries.map(({ action }) => action)).toEqual(['create', 'change', 'secret', 'remove']);
    expect(entries[1]?.after).toEqual({ name: 'After' });
    expect(JSON.stringify(entries)).not.toContain('whsec_');
  });

  it.each([
    'http://example.org/in',
    'https://localhost/in',
    'https://127.0.0.1/in',
    'https://10.0.0.8/in',
    'https://[::1]/in',
    'https://[fd00::1]/in',
    'https://[::ffff:10.0.0.8]/in',
    'https://169.254.169.254/latest/meta-data',
    'https://intranet/in',
    'https://user:secret@example.org/in',
  ])('never lead to %s [API-5] [SEC-7]', async (url) => {
    const refused = await admin.post('/api/webhooks').send({ ...hook, url });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'integrations.webhook_address_refused', errors: [{ field: 'url' }] });
  });
});
