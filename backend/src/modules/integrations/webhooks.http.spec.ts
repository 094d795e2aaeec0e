import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { tasksDone } from '#testing/tasks-done';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../courses/testing/course.builder.js';
import { deliverDue, DeliveryWorker } from './delivery/delivery-worker.js';

interface Heard {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another system: it writes down what it is told and answers as it is set. */
async function startReceiver() {
  const heard: Heard[] = [];
  const state = { status: 204 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
      response.writeHead(state.status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const of = (path: string) => heard.filter((message) => message.path === path);
  return { state, at, of, close: () => server.close() };
}

describe('webhooks', () => {
  let test: TestApp;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let admin: Agent;
  beforeAll(async () => {
    [test, receiver] = await Promise.all([startTestApp({ ALLOW_PRIVATE_WEBHOOKS: 'true' }), startReceiver()]);
    ({ agent: admin } = await test.as('admin'));
  });
  afterAll(async () => {
    receiver.close();
    await test.close();
  });
  beforeEach(() => {
    receiver.state.status = 204;
  });

  const add = async (path: string, events: string[]) => {
    const { body } = await admin
      .post('/api/webhooks')
      .send({ name: 'Registry', url: receiver.at(path), events })
      .expect(201);
    return body as { id: string; secret: string };
  };
  const log = async (id: string) =>
    (await admin.get(`/api/webhooks/${id}/deliveries`).expect(200)).body as Record<string, unknown>[];
  const enrol = async () => {
    const { agent, userId } = await test.as('student');
    const { course } = await aCourse().published().withLessons(1).saved(test.em());
    const courseId = course.id;
    await agent.post('/api/enrollments').send({ courseId }).expect(201);
    return { userId, courseId };
  };
  /** Both what the server began by itself, as soon as there was something to tell, and what is due by now. */
  const deliver = async () => {
    await tasksDone(test.em(), deliverDue);
    await test.app.get(DeliveryWorker).deliver();
    await tasksDone(test.em(), deliverDue);
  };
  const becomeDue = (id: string) =>
    test.em().execute(`update webhook_deliveries set next_attempt_at = now() where webhook_id = ?`, [id]);

  it('are told of an enrolment once, signed so that the standard library believes it [API-5]', async () => {
    const { id, secret } = await add('/enrolled', ['enrollment.created']);
    const { userId, courseId } = await enrol();
    await deliver();
    const messages = receiver.of('/enrolled');
    expect(messages).toHaveLength(1);
    const { body, headers } = messages[0]!;
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(verified).toMatchObject({ type: 'enrollment.created', data: { userId, courseId } });
    expect(() =>
      new Webhook(secret).verify(body.replace(courseId, userId), headers as Record<string, string>),
    ).toThrow();
    expect(await log(id)).toMatchObject([
      { id: headers['webhook-id'], status: 'delivered', attempts: 1, answeredStatus: 204, failure: null },
    ]);
    await admin.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('get a message again, later each time, under the same id, and give up after eight attempts [API-5]', async () => {
    const { id } = await add('/broken', ['enrollment.created']);
    receiver.state.status = 500;
    let before = Date.now();
    await enrol();
    for (const minutes of [1, 5, 30, 120, 360, 720, 1440]) {
      await deliver();
      const after = Date.now();
      const [{ status, nextAttemptAt }] = (await log(id)) as [{ status: string; nextAttemptAt: string }];
      expect(status).toBe('waiting');
      const attemptedAt = Date.parse(nextAttemptAt) - minutes * 60_000;
      expect([attemptedAt >= before, attemptedAt <= after]).toEqual([true, true]);
      before = Date.now();
      await becomeDue(id);
    }
    await deliver();
    expect(await log(id)).toMatchObject([{ status: 'failed', attempts: 8, answeredStatus: 500, nextAttemptAt: null }]);
    const messages = receiver.of('/broken');
    expect(messages).toHaveLength(8);
    expect(new Set(messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    receiver.state.status = 204;
    const [{ id: deliveryId }] = (await log(id)) as [{ id: string }];
    await admin.post(`/api/webhooks/${id}/deliveries/${deliveryId}/again`).expect(202);
    await deliver();
    expect(await log(id)).toMatchObject([{ status: 'delivered', attempts: 1 }]);
    await admin.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('do not wait for another receiver who is away [API-5]', async () => {
    const [{ id: away }, { id }] = [await add('/away', ['course.completed']), await add('/here', ['course.completed'])];
    await test.em().execute(
      `insert into webhook_deliveries (id, webhook_id, event, source, payload, next_attempt_at)
       select gen_random_uuid(), ?, 'course.completed', 'course.completed ' || n, '{}', now() - interval '1 hour'
       from generate_series(1, 60) n`,
      [away],
    );
    await test.em().execute(`update webhooks set url = ? where id = ?`, ['http://127.0.0.1:1/away', away]);
    await admin.post(`/api/webhooks/${id}/ping`).expect(202);
    await deliver();
    expect(receiver.of('/here')).toHaveLength(1);
    const tried = await test
      .em()
      .execute<{ failure: string | null; count: number }[]>(
        `select failure, count(*)::int from webhook_deliveries where webhook_id = ? group by 1 order by 1`,
        [away],
      );
    expect(tried).toEqual([
      { failure: 'ECONNREFUSED', count: 20 },
      { failure: null, count: 40 },
    ]);
    for (const one of [away, id]) await admin.delete(`/api/webhooks/${one}`).expect(204);
  });

  it('have a log of thirty days [API-5]', async () => {
    const { id } = await add('/logged', ['course.completed']);
    for (const days of [29, 31])
      await test.em().execute(
        `insert into webhook_deliveries (id, webhook_id, event, source, payload, status, created_at)
         values (gen_random_uuid(), ?, 'course.completed', ?, '{}', 'delivered', now() - make_interval(days => ?))`,
        [id, String(days), days],
      );
    await test.app.get(DeliveryWorker).forget();
    expect(await test.em().execute(`select source from webhook_deliveries where webhook_id = ?`, [id])).toEqual([
      { source: '29' },
    ]);
    await admin.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('are told nothing of an enrolment that was rolled back or of other kinds [API-5] [REL-4]', async () => {
    const { id } = await add('/certificates', ['certificate.issued']);
    await enrol();
    const { agent } = await test.as('student');
    await agent.post('/api/enrollments').send({ courseId: randomUUID() }).expect(404);
    await deliver();
    expect(await log(id)).toEqual([]);
    await admin.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('wait while they are paused and are paused by a receiver that answers 410 [API-5]', async () => {
    const { id } = await add('/paused', ['enrollment.created']);
    await admin.post(`/api/webhooks/${id}/ping`).expect(202);
    await admin.patch(`/api/webhooks/${id}`).send({ isActive: false }).expect(200);
    await enrol();
    await deliver();
    expect(receiver.of('/paused').filter(({ body }) => body.includes('enrollment'))).toEqual([]);
    await admin.patch(`/api/webhooks/${id}`).send({ isActive: true }).expect(200);
    receiver.state.status = 410;
    await admin.post(`/api/webhooks/${id}/ping`).expect(202);
    await deliver();
    expect((await admin.get(`/api/webhooks/${id}`).expect(200)).body).toMatchObject({ isActive: false });
    await admin.delete(`/api/webhooks/${id}`).expect(204);
  });

  it('sign with the new secret once it is renewed, and show none afterwards [API-5] [SEC-4]', async () => {
    const { id, secret } = await add('/renewed', ['course.completed']);
    const { body } = await admin.post(`/api/webhooks/${id}/secret`).expect(200);
    const renewed = (body as { secret: string }).secret;
    expect(renewed).not.toBe(secret);
    await admin.post(`/api/webhooks/${id}/ping`).expect(202);
    await deliver();
    const { body: sent, headers } = receiver.of('/renewed').at(-1)!;
    expect(() => new Webhook(secret).verify(sent, headers as Record<string, string>)).toThrow();
    expect(new Webhook(renewed).verify(sent, headers as Record<string, string>)).toMatchObject({
      type: 'webhook.ping',
    });
    expect((await admin.get('/api/webhooks').expect(200)).text).not.toContain('whsec_');
    await admin.delete(`/api/webhooks/${id}`).expect(204);
  });
});
