import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Transactions } from '#platform/database/transactions';
import { testSessionCookie } from '#testing/open-test-session';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../src/modules/courses/testing/course.builder.js';

const poolSize = 4;
const perPerson = 2;
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

  it('are two for each person and eight in all; the next hears when to come again [REL-10]', async () => {
    const another = await test.as('instructor');
    await until(async () => (await upload(another)).status === 503);
    const refused = await upload(another).expect(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const third = await upload(uploaders[0]!).expect(429);
    expect(third.body.code).toBe('platform.too_many_requests');
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
