import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Role } from '@masar/domain';
import { testSessionCookie } from '#testing/open-test-session';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { ContractDocument, type Operation } from './contract/contract-document.js';

const megabyte = 2 ** 20;
const part = '--edge\r\nContent-Disposition: form-data; name="file"; filename="slow.pdf"\r\n\r\n%PDF-1.7 ';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

interface Sender {
  cookie: string;
  /** The address that the call comes from. */
  from: string;
}

/** Opens a line and sends the head of a call with the beginning of its body. */
function begin({ cookie, from }: Sender, [method, path]: [string, string], type: string, more: string[] = []): Socket {
  const { port } = test.app.getHttpServer().address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  // What the server does to it is looked at from the other end.
  socket.on('error', () => undefined);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: masar.test',
    `Cookie: ${cookie}`,
    `Content-Type: ${type}`,
    ...more,
  ];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 19000000\r\n\r\n`);
  return socket;
}

const cookieOf = ({ userId }: SignedInAgent, role: Role) => testSessionCookie(test.app, { id: userId, role });

describe('uploads of few who hold all that they may', () => {
  const sockets: Socket[] = [];
  afterAll(() => sockets.forEach((socket) => socket.destroy()));

  /** Sends fourteen megabytes of an upload that goes on, and waits until they have gone or were refused. */
  async function hold(sender: Sender): Promise<void> {
    const socket = begin(sender, ['POST', '/api/files'], 'multipart/form-data; boundary=edge');
    sockets.push(socket);
    socket.write(part);
    await new Promise((resolve) => {
      socket.on('data', resolve);
      socket.on('close', resolve);
      socket.write(Buffer.alloc(14 * megabyte - 1000), resolve);
    });
  }

  it('four accounts on two networks leave room for the small upload of a neighbour and a large one from elsewhere [REL-10]', async () => {
    const networks = ['127.0.0.1', '127.0.0.2'];
    const senders = await Promise.all(
      [...networks, ...networks].map(async (from) => ({
        cookie: await cookieOf(await test.as('instructor'), 'instructor'),
        from,
      })),
    );
    for (const sender of senders) for (let own = 0; own < 3; own += 1) await hold(sender);
    await pause(500);

    const neighbour = await test.as('instructor');
    const small = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(300_000)]);
    await neighbour.agent.post('/api/files').attach('file', small, 'a.pdf').expect(201);

    const elsewhere = { cookie: await cookieOf(await test.as('instructor'), 'instructor'), from: '127.0.0.3' };
    const socket = begin(elsewhere, ['POST', '/api/files'], 'multipart/form-data; boundary=edge');
    sockets.push(socket);
    let answer = '';
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString()));
    socket.write(part);
    socket.write(Buffer.alloc(14 * megabyte));
    await pause(1000);
    expect(answer).toBe('');
  });
});

describe('an upload to what the sender does not know or may not change', () => {
  const takesFile = ({ bodies }: Operation) => Object.keys(bodies).some((type) => typeOf(type) !== undefined);
  const typeOf = (type: string): string | undefined =>
    ({
      'multipart/form-data': 'multipart/form-data; boundary=edge',
      'application/offset+octet-stream': 'application/offset+octet-stream',
    })[type];
  const ofRows = new ContractDocument()
    .operations()
    .filter((operation) => takesFile(operation) && operation.path.includes('{'));

  it('is asked of at least nine routes [REL-10]', () => {
    expect(ofRows.length).toBeGreaterThanOrEqual(9);
  });

  it.each(ofRows.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s is refused before any of its body is read [REL-10]',
    async (_, { method, path, bodies }) => {
      const admin = await test.as('admin');
      const sender = { cookie: await cookieOf(admin, 'admin'), from: '127.0.0.4' };
      const address = path.replace(/\{\w+\}/g, () => randomUUID());
      const type = typeOf(Object.keys(bodies)[0]!)!;
      const socket = begin(sender, [method.toUpperCase(), address], type, ['Tus-Resumable: 1.0.0', 'Upload-Offset: 0']);
      socket.write(part);
      const first = await Promise.race([
        new Promise<string>((resolve) => socket.once('data', (bytes: Buffer) => resolve(bytes.toString()))),
        pause(5000, 'nothing'),
      ]);
      socket.destroy();
      expect(first).toMatch(/^HTTP\/1\.1 40[34] /);
    },
  );
});
