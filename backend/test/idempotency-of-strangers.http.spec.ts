import { randomUUID } from 'node:crypto';
import { StoredFile } from '#platform/files/stored-file.entity';
import { IdempotencyKeySchema } from '#platform/idempotency/idempotency-key.entity';
import { startTestApp, type TestApp } from '#testing/test-app';

let test: TestApp;
beforeAll(async () => {
  // The address of a caller is what the proxy says.
  test = await startTestApp({ TRUSTED_PROXIES: '1' });
});
afterAll(() => test.close());

const [home, elsewhere] = ['192.0.2.10', '198.51.100.20'];

describe('keys of callers without a session', () => {
  const ask = (key: string, email: string, address: string) =>
    test
      .anonymous()
      .post('/api/newsletter')
      .set('Idempotency-Key', key)
      .set('X-Forwarded-For', address)
      .send({ email });
  const isReplay = ({ headers }: { headers: Record<string, string> }) => headers['idempotency-replayed'] === 'true';

  it('make a write happen once when the same caller sends it again [REL-3]', async () => {
    const [key, email] = [randomUUID(), `${randomUUID()}@masar.test`];
    const first = await ask(key, email, home);
    expect(first.status).toBeLessThan(300);
    expect(isReplay(first)).toBe(false);
    const again = await ask(key, email, home);
    expect(again.status).toBe(first.status);
    expect(isReplay(again)).toBe(true);
  });

  it('show a stranger no answer, even one who knows key and content [REL-3] [SEC-1]', async () => {
    const [key, email] = [randomUUID(), `${randomUUID()}@masar.test`];
    await ask(key, email, home);
    expect(isReplay(await ask(key, email, elsewhere))).toBe(false);
  });

  it('cannot be taken away by a stranger who uses them first, from the same address either [REL-3]', async () => {
    const key = randomUUID();
    await ask(key, `${randomUUID()}@masar.test`, elsewhere);
    await ask(key, `${randomUUID()}@masar.test`, home);
    const own = await ask(key, `${randomUUID()}@masar.test`, home);
    expect(own.status).toBeLessThan(300);
    expect(isReplay(own)).toBe(false);
  });

  it('leave no address in the table [REL-3] [ANL-3]', async () => {
    const key = randomUUID();
    await ask(key, `${randomUUID()}@masar.test`, home);
    const [kept] = await test.em().find(IdempotencyKeySchema, { key });
    expect(JSON.stringify(kept)).not.toContain(home);
  });
});

describe('an upload with a key', () => {
  const pdf = (words: string) => Buffer.from(`%PDF-1.7 ${words}`);

  it('happens once, and is refused with other bytes of the same length [REL-3]', async () => {
    const { agent, userId } = await test.as('instructor');
    const key = randomUUID();
    const send = (bytes: Buffer) =>
      agent.post('/api/files').set('Idempotency-Key', key).attach('file', bytes, 'notes.pdf');
    const first = await send(pdf('one')).expect(201);
    const again = await send(pdf('one')).expect(201);
    expect(again.text).toBe(first.text);
    expect(again.headers['idempotency-replayed']).toBe('true');
    const { body } = await send(pdf('two')).expect(422);
    expect(body.code).toBe('platform.idempotency_key_reused');
    expect(await test.em().count(StoredFile, { ownerId: userId })).toBe(1);
  });
});
