import { type TestApp, startTestApp } from '#testing/test-app';
import { SessionCache } from './session-cache.js';

describe('kept sessions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const untilStatus = async (expected: number, call: () => Promise<number>): Promise<number> => {
    for (let tries = 0; tries < 40; tries += 1) {
      if ((await call()) === expected) return expected;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return call();
  };

  it('end within a second for a process that only hears of it from the database [REL-7] [AUTH-5]', async () => {
    const { agent, userId } = await test.as('student');
    await agent.get('/api/auth/user').expect(200);
    await test.em().execute(`delete from sessions where sess -> 'passport' -> 'user' ->> 'id' = ?`, [userId]);
    expect(await untilStatus(401, async () => (await agent.get('/api/auth/user')).status)).toBe(401);
  });

  it('carry a changed role within a second [REL-7] [AUTH-7]', async () => {
    const { agent, userId } = await test.as('student');
    await agent.get('/api/admin/role-requests').expect(403);
    await test
      .em()
      .execute(
        `update sessions set sess = jsonb_set(sess, '{passport,user,role}', '"admin"') where sess -> 'passport' -> 'user' ->> 'id' = ?`,
        [userId],
      );
    expect(await untilStatus(200, async () => (await agent.get('/api/admin/role-requests')).status)).toBe(200);
  });

  it('are not kept when a change arrives while the row is being read [REL-7]', () => {
    const cache = test.app.get(SessionCache);
    const before = cache.version;
    cache.forget('x');
    cache.keep('x', { cookie: { originalMaxAge: 1 } }, before);
    expect(cache.get('x')).toBeUndefined();
    cache.keep('x', { cookie: { originalMaxAge: 1 } }, cache.version);
    expect(cache.get('x')).toEqual({ cookie: { originalMaxAge: 1 } });
  });

  it('are forgotten when their listener loses the database, and kept again after it is back [REL-7]', async () => {
    const cache = test.app.get(SessionCache);
    cache.keep('y', { cookie: { originalMaxAge: 1 } }, cache.version);
    await test
      .em()
      .execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'masar-session-cache' and datname = current_database()`,
      );
    const kept = () => Promise.resolve(cache.get('y') ? 1 : 0);
    expect(await untilStatus(0, kept)).toBe(0);
    const keptAgain = () => {
      cache.keep('y', { cookie: { originalMaxAge: 1 } }, cache.version);
      return kept();
    };
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(await untilStatus(1, keptAgain)).toBe(1);
  });
});
