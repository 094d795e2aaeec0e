import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { organizationToken } from '#testing/organization-program';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { completeLesson } from '../src/modules/courses/testing/complete-lesson.js';
import { aCourse } from '../src/modules/courses/testing/course.builder.js';
import { DeliveryWorker } from '../src/modules/integrations/delivery/delivery-worker.js';

const guide = join(import.meta.dirname, '../../docs/integrators.md');

describe('the examples of the integrators’ guide, run as they stand there', () => {
  let test: TestApp;
  let folder: string;
  let address: string;
  const running: ChildProcess[] = [];
  beforeAll(async () => {
    test = await startTestApp({ ALLOW_PRIVATE_WEBHOOKS: 'true' });
    folder = await mkdtemp(join(tmpdir(), 'masar-guide-'));
    // What the guide says to install is installed here already.
    await symlink(join(import.meta.dirname, '../../node_modules'), join(folder, 'node_modules'));
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    address = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    for (const child of running) child.kill();
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts the code block that begins with `// example: <name>` as a program of its own. */
  async function start(name: string, environment: Record<string, string>) {
    const blocks = (await readFile(guide, 'utf8')).matchAll(/```js\n([\s\S]*?)```/g);
    const code = [...blocks].map(([, block = '']) => block).find((block) => block.startsWith(`// example: ${name}\n`));
    const file = join(folder, `${name}.mjs`);
    await writeFile(file, code ?? `throw new Error('the guide has no example ${name}')`);
    const child = spawn(process.execPath, [file], { env: { PATH: process.env.PATH, ...environment } });
    running.push(child);
    let output = '';
    const lines = (part: Buffer) => (output += part.toString());
    child.stdout.on('data', lines);
    child.stderr.on('data', lines);
    const says = async (text: string) => {
      await until(() => output.includes(text), text);
      return output;
    };
    return { says, output: async () => (await once(child, 'close'), output) };
  }

  it('read every page of the courses with a token [API-4] [API-1]', async () => {
    for (let n = 0; n < 60; n += 1)
      await aCourse()
        .with({ titleEn: `Course ${n}` })
        .published()
        .saved(test.em());
    const { agent } = await test.as('student');
    const { body } = await agent
      .post('/api/auth/access-tokens')
      .send({ name: 'Site', scopes: ['courses:read'], expiresInDays: 1 });
    const { token } = body as { token: string };
    const output = await (await start('read-courses', { MASAR_URL: address, MASAR_TOKEN: token })).output();
    expect(output).toContain('60 courses');
    expect(new Set(output.match(/Course \d+/g)).size).toBe(60);
  });

  it('check a certificate and say when there is none [CRT-4]', async () => {
    const { agent } = await test.as('student');
    const code = await completeACourse(agent);
    const checked = await (await start('check-certificate', { MASAR_URL: address, CODE: code })).output();
    expect(checked).toMatch(/^verified: .*، أساسيات البرمجة، \d{4}-\d\d-\d\d\n$/);
    const none = await (await start('check-certificate', { MASAR_URL: address, CODE: 'AAAA-AAAA-AAAA-AAAA' })).output();
    expect(none).toBe('No such certificate\n');
  });

  it.each([
    ['check-badge-jwt', 'credential'],
    ['check-badge', 'badge.json'],
    ['check-badge', 'badge.png'],
    ['check-badge', 'badge.svg'],
  ])('%s tells a valid %s from a forged and from an ended one [EVD-7] [CRT-5]', async (example, form) => {
    const { agent } = await test.as('student');
    const { agent: admin } = await test.as('admin');
    const code = await completeACourse(agent);
    const answer = await fetch(`${address}/api/certificates/verify/${code}/${form}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const checked = async (badge: Buffer) => {
      const file = join(folder, form);
      await writeFile(file, badge);
      const environment = { MASAR_URL: address, ISSUER: 'did:web:masar.test:api:certificates', BADGE: file };
      return (await start(example, environment)).output();
    };
    expect(await checked(bytes)).toBe('valid: Programming basics, C: took part\n');
    expect(await checked(forged(bytes))).toBe('forged\n');
    const [{ id }] = (await agent.get('/api/certificates').expect(200)).body as [{ id: string }];
    await admin.post(`/api/certificates/${id}/revoke`).send({ reason: 'صدرت بالخطأ' }).expect(200);
    expect(await checked(bytes)).toBe('ended: Programming basics, C: took part\n');
  });

  it('keep a table of their own in step: signed messages, records by their ids, each once [API-5] [API-7] [API-8]', async () => {
    const { agent: admin } = await test.as('admin');
    const { agent: early } = await test.as('student');
    await completeACourse(early);
    const port = await freePort();
    const { body } = await admin
      .post('/api/webhooks')
      .send({
        name: 'Example',
        url: `http://127.0.0.1:${port}/`,
        events: ['certificate.issued', 'certificate.revoked', 'user.erased'],
      })
      .expect(201);
    const { id: webhookId, secret } = body as { id: string; secret: string };
    const environment = {
      MASAR_URL: address,
      MASAR_TOKEN: await organizationToken(admin, ['certificates:read', 'people:read']),
      WEBHOOK_SECRET: secret,
      TABLE: join(folder, 'registry.sqlite'),
      PORT: String(port),
    };
    const receiver = await start('keep-in-step', environment);
    const before = lastCount(await receiver.says('in step'));
    expect(before).toBeGreaterThan(0);

    const { agent, userId } = await test.as('student');
    await completeACourse(agent);
    const [certificate] = (await agent.get('/api/certificates').expect(200)).body as {
      id: string;
      certificateNumber: string;
    }[];
    const deliver = () => test.app.get(DeliveryWorker).deliver();
    const email = await emailOf(userId);
    const row = (status: string) => `${certificate?.certificateNumber} of ${email} is ${status}, ${before + 1} rows`;
    await deliver();
    await receiver.says(row('verified'));

    const [{ id: deliveryId }] = (await admin.get(`/api/webhooks/${webhookId}/deliveries`).expect(200)).body as [
      { id: string },
    ];
    await admin.post(`/api/webhooks/${webhookId}/deliveries/${deliveryId}/again`).expect(202);
    await deliver();
    await receiver.says(`had ${deliveryId}`);

    await admin.post(`/api/certificates/${certificate?.id}/revoke`).send({ reason: 'صدرت بالخطأ' });
    await deliver();
    await receiver.says(row('revoked'));

    const forged = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: {
        'webhook-id': 'x',
        'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
        'webhook-signature': 'v1,AAAA',
      },
      body: JSON.stringify({ type: 'user.erased', data: { userId } }),
    });
    expect(forged.status).toBe(400);

    await admin
      .post(`/api/admin/users/${userId}/erasure`)
      .send({ confirmation: email, keepsCertificates: false, reason: 'طلب ذلك برسالة موقّعة' });
    await deliver();
    expect(await receiver.says(`${userId} is forgotten, ${before} rows`)).not.toContain('Error');
  });

  const emailOf = async (userId: string) =>
    (await test.em().execute<{ email: string }[]>(`select email from users where id = ?`, [userId]))[0]?.email ?? '';
  const lastCount = (output: string) => Number([...output.matchAll(/, (\d+) rows/g)].at(-1)?.[1] ?? 0);

  /** Answers the code of the certificate that comes of it. */
  async function completeACourse(agent: Agent): Promise<string> {
    const { course, lessons } = await aCourse().published().withLessons(1).saved(test.em());
    await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    for (const { id } of lessons) await completeLesson(agent, id);
    const { body } = await agent.get('/api/certificates').expect(200);
    return (body as { verificationCode: string }[])[0]?.verificationCode ?? '';
  }
});

/** The badge with another grade of evidence in it. */
function forged(badge: Buffer): Buffer {
  const better = (text: string) => text.replace('C: took part', 'A: took part');
  const text = badge.toString('latin1');
  if (!text.startsWith('ey')) return Buffer.from(better(text), 'latin1');
  const [header, payload = '', signature] = text.split('.');
  const claims = better(Buffer.from(payload, 'base64url').toString());
  return Buffer.from([header, Buffer.from(claims).toString('base64url'), signature].join('.'));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
