import { startTestApp, type TestApp } from '#testing/test-app';
import { HashedSessionStore, hashSessionId } from './hashed-session-store.js';
import { OpenSessions } from './open-sessions.js';
import { SessionCache } from './session-cache.js';
import { SessionPool } from './session-pool.js';

const day = 24 * 60 * 60 * 1000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const daysAgo = (days: number) => new Date(Date.now() - days * day);
const rowOf = async (userId: string) => {
  const [row] = await test
    .em()
    .execute<{ sid: string; expire: Date; role: string; sess: object }[]>(
      `select sid, expire, sess, sess -> 'passport' -> 'user' ->> 'role' as role from sessions where sess -> 'passport' -> 'user' ->> 'id' = ?`,
      [userId],
    );
  return row;
};

describe('a session', () => {
  it('ends ninety days after signing in, however it was used [AUTH-14]', async () => {
    const { agent, userId } = await test.as('student', { createdAt: daysAgo(90) });
    await agent.get('/api/auth/user').expect(401);
    expect(await rowOf(userId)).toBeUndefined();
  });

  it('is renewed up to its end and not beyond [AUTH-14]', async () => {
    const createdAt = daysAgo(80);
    const { agent, userId } = await test.as('student', { createdAt, expire: new Date(Date.now() + day) });
    const { headers } = await agent.get('/api/auth/user').expect(200);
    expect(new Date((await rowOf(userId))!.expire).getTime()).toBe(createdAt.getTime() + 90 * day);
    expect(String(headers['set-cookie'])).toContain('masar=');
  });

  it('closes streams and rooms at its end too [AUTH-14] [NTF-3]', async () => {
    const createdAt = daysAgo(80).toISOString();
    const cookie = { expires: new Date(Date.now() + 30 * day) };
    const held = test.app.get(OpenSessions).heldBy({ sessionID: 'x', session: { createdAt, cookie } } as never);
    expect(held.expiresAt).toBe(Date.parse(createdAt) + 90 * day);
  });

  it('that was ended is not written anew by a call that was under way [AUTH-13] [AUTH-5]', async () => {
    const { userId } = await test.as('student');
    const store = await storeKnowing('ended', (await rowOf(userId))!.sid);
    const underWay = await read(store, 'ended');
    expect(underWay).toMatchObject({ passport: { user: { id: userId } } });
    await test.em().execute('delete from sessions where sid = ?', [hashSessionId('ended')]);
    await write(store, 'ended', { ...underWay, userAgent: 'written late' });
    expect(await rowOf(userId)).toBeUndefined();
  });

  it('that was ended while the call which opened it was under way is not written anew by it [AUTH-13]', async () => {
    const { userId } = await test.as('student');
    const store = await storeKnowing('fresh', (await rowOf(userId))!.sid);
    const opened = { passport: { user: { id: userId } }, cookie: {}, createdAt: new Date().toISOString() };
    await write(store, 'just opened', opened);
    await test.em().execute('delete from sessions');
    await write(store, 'just opened', opened);
    expect(await rowOf(userId)).toBeUndefined();
  });

  it('keeps its role of now when a call that began before writes it [AUTH-13] [AUTH-7]', async () => {
    const { userId } = await test.as('admin');
    const store = await storeKnowing('demoted', (await rowOf(userId))!.sid);
    const underWay = await read(store, 'demoted');
    await test
      .em()
      .execute(`update sessions set sess = jsonb_set(sess, '{passport,user,role}', '"student"') where sid = ?`, [
        hashSessionId('demoted'),
      ]);
    await write(store, 'demoted', { ...underWay, userAgent: 'written late' });
    expect(await rowOf(userId)).toMatchObject({ role: 'student', sess: { userAgent: 'written late' } });
  });
});

type Stored = Record<string, unknown>;

/** The store of the application over the session of a row, which gets an id that the test knows. */
async function storeKnowing(id: string, sid: string): Promise<HashedSessionStore> {
  await test.em().execute('update sessions set sid = ? where sid = ?', [hashSessionId(id), sid]);
  return new HashedSessionStore(
    { tableName: 'sessions', disableTouch: true, pruneSessionInterval: false },
    test.app.get(SessionPool).pool,
    test.app.get(SessionCache),
  );
}

const read = (store: HashedSessionStore, id: string) =>
  new Promise<Stored>((resolve, reject) =>
    store.get(id, (error, data) => (error ? reject(error as Error) : resolve(data as unknown as Stored))),
  );
const write = (store: HashedSessionStore, id: string, data: Stored) =>
  new Promise<void>((resolve, reject) =>
    store.set(id, data as never, (error) => (error ? reject(error as Error) : resolve())),
  );
