import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Request } from 'express';
import { Transactions } from '#platform/database/transactions';
import { UploadBudget, uploadBytes } from '#platform/files/upload-budget';
import { paceFor } from '#platform/files/upload-pace';
import { asRequest } from '#platform/logging/request-context';
import { testSessionCookie } from '#testing/open-test-session';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../src/modules/courses/testing/course.builder.js';

const poolSize = 4;
const perPerson = 4;
const people = 4;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DATABASE_POOL_SIZE: String(poolSize) });
});
afterAll(() => test.close());

/** Asks until it is so. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const part = '--edge\r\nContent-Disposition: form-data; name="file"; filename="slow.pdf"\r\n\r\n%PDF-1.7 ';

/** Begins an upload of many megabytes under a key and sends its first bytes. */
async function halfAnUpload({ userId }: SignedInAgent): Promise<Socket> {
  const cookie = await testSessionCookie(test.app, { id: userId, role: 'instructor' });
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  // What the server does to it is looked at from the other end.
  socket.on('error', () => undefined);
  const head = [
    'POST /api/files HTTP/1.1',
    'Host: masar.test',
    `Cookie: ${cookie}`,
    `Idempotency-Key: ${randomUUID()}`,
    'Content-Type: multipart/form-data; boundary=edge',
    'Content-Length: 19000000',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
  return socket;
}

/** Goes on sending a little, so that nobody can say that it stopped. */
function trickle(socket: Socket): Socket {
  const going = setInterval(() => socket.write(Buffer.alloc(20_000)), 250);
  socket.on('close', () => clearInterval(going));
  return socket;
}

describe('uploads that never end', () => {
  let uploaders: SignedInAgent[];
  const sockets: Socket[] = [];
  let isOver = false;
  /** Whoever finds all places taken for a moment by a quick upload begins again. */
  const insist = async (uploader: SignedInAgent): Promise<void> => {
    const socket = trickle(await halfAnUpload(uploader));
    socket.on('data', () => socket.destroy());
    socket.on('close', () => !isOver && void insist(uploader));
    sockets.push(socket);
  };
  beforeAll(async () => {
    uploaders = await Promise.all(Array.from({ length: people }, () => test.as('instructor')));
    for (const uploader of uploaders) {
      for (let own = 0; own < perPerson; own += 1) await insist(uploader);
    }
  });
  afterAll(() => {
    isOver = true;
    sockets.forEach((socket) => socket.destroy());
  });

  const upload = ({ agent }: SignedInAgent) =>
    agent.post('/api/files').attach('file', Buffer.from('%PDF-1.7'), 'a.pdf');

  it('are sixteen of four people and close nobody else’s; who sends a fifth hears when to come again [REL-10]', async () => {
    await until(() => Promise.resolve(sockets.length >= people * perPerson));
    const another = await test.as('instructor');
    await upload(another).expect(201);
    await until(async () => (await upload(uploaders[0]!)).status === 429);
    const refused = await upload(uploaders[0]!).expect(429);
    expect(refused.body.code).toBe('platform.too_many_requests');
    expect(Number((refused.headers as Record<string, string>)['retry-after'])).toBeGreaterThan(0);
  });

  it('hold no transaction, so that everybody else is answered [REL-10]', async () => {
    const { course } = await aCourse().published().withLessons(1).saved(test.em());
    const { agent } = await test.as('student');
    await agent.post('/api/enrollments').set('Idempotency-Key', randomUUID()).send({ courseId: course.id }).expect(201);
    await test.anonymous().get('/api/health/ready').expect(200);
    const [open] = await test.em().execute<{ count: string }[]>(
      `select count(*) from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
    );
    expect(open).toEqual({ count: '0' });
  });

  it('give their places back when the line breaks [REL-10]', async () => {
    isOver = true;
    sockets.splice(0).forEach((socket) => socket.destroy());
    await until(async () => (await upload(uploaders[0]!)).status === 201);
    await upload(uploaders[1]!).expect(201);
  });
});

describe('an upload that stops half-way', () => {
  it('is told so and ends, without its sender hanging up [REL-10]', async () => {
    const socket = await halfAnUpload(await test.as('instructor'));
    let answer = '';
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    await once(socket, 'close');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('platform.upload_too_slow');
  });

  it.each([
    ['little has to bring as much as any phone does', 0, 30_000],
    ['nineteen megabytes has to bring the rest within minutes', 19_000_000, 633_334],
  ])('and holds %s [REL-10]', (_, held, least) => {
    expect(paceFor(held)).toBe(least);
  });
});

describe('the bytes that uploads hold', () => {
  const asked = (id: string, ip: string) => ({ user: { id }, ip }) as unknown as Request;
  const opened = (budget: UploadBudget, id: string, ip: string) =>
    asRequest(asked(id, ip), () => budget.open(asked(id, ip))) as ReturnType<UploadBudget['open']>;

  it('are bounded for each person and network as they arrive, so that others always have room [REL-10]', () => {
    const budget = new UploadBudget();
    const one = opened(budget, 'one', '192.0.2.1');
    one.place.add(uploadBytes.ofOne);
    expect(() => one.place.add(1)).toThrow('platform.too_many_requests');
    for (const other of ['two', 'three']) {
      const { place } = opened(budget, other, '192.0.2.1');
      expect(() => Array.from({ length: 42 }, () => place.add(2 ** 20))).toThrow('platform.unavailable');
    }
    const third = opened(budget, 'four', '192.0.2.1');
    expect(() => third.place.add(20_000_000)).toThrow('platform.unavailable');
    expect(() => opened(budget, 'far', '198.51.100.1').place.add(20_000_000)).not.toThrow();
    one.end();
    expect(() => third.place.add(20_000_000)).not.toThrow();
  });
});

describe('a pool of which no connection can be had', () => {
  it('makes the process unready, not dead, until one is free again [REL-10] [REL-5]', async () => {
    const transactions = test.app.get(Transactions);
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let holding = 0;
    const holders = Array.from({ length: poolSize }, () =>
      transactions.run(async (em) => {
        await em.execute('select 1');
        holding += 1;
        await held;
      }),
    );
    await until(() => Promise.resolve(holding === poolSize));
    const unready = await test.anonymous().get('/api/health/ready').expect(503);
    expect(unready.headers['retry-after']).toBeDefined();
    await test.anonymous().get('/api/health/live').expect(200);
    letGo();
    await Promise.all(holders);
    await until(async () => (await test.anonymous().get('/api/health/ready')).status === 200);
  });
});
