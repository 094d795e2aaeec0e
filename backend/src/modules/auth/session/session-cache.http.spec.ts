import { startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { keptMs, SessionCache } from './session-cache.js';

describe('kept sessions', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const untilStatus = (expected: number, call: () => Promise<number>) =>
    until(async () => (await call()) === expected, `the answer ${expected}`);

  it('end for a process that only hears of it from the database [REL-7] [AUTH-5]', async () => {
    const { agent, userId } = await test.as('student');
    await agent.get('/api/auth/user').expect(200);
    await test.em().execute(`delete from sessions where sess -> 'passport' -> 'user' ->> 'id' = ?`, [userId]);
    await untilStatus(401, async () => (await agent.get('/api/auth/user')).status);
  });

  it('carry a changed role [REL-7] [AUTH-7]', async () => {
    const { agent, userId } = await test.as('student');
    await agent.get('/api/admin/role-requests').expect(403);
    await test
      .em()
      .execute(
        `update sessions set sess = jsonb_set(sess, '{passport,user,role}', '"admin"') where sess -> 'passport' -> 'user' ->> 'id' = ?`,
        [userId],
      );
    await untilStatus(200, async () => (await agent.get('/api/admin/role-requests')).status);
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

  it('name their callers only as long as they are kept, and no change came since [REL-7] [AUTH-5] [AUTH-7]', () => {
    const cache = test.app.get(SessionCache);
    const session = { cookie: { originalMaxAge: 1 } };
    const viewer = { id: 'c', role: 'student' } as const;
    const keep = () => {
      cache.keep('z', session, cache.version);
      cache.keepCaller('cookies', 'z', viewer, cache.version);
    };
    keep();
    expect([cache.callerWith('cookies'), cache.callerWith('other cookies')]).toEqual([viewer, undefined]);
    cache.forget('z');
    expect(cache.callerWith('cookies')).toBeUndefined();
    keep();
    cache.forget();
    expect(cache.callerWith('cookies')).toBeUndefined();
    keep();
    // Read anew, it may name another role by now.
    cache.keep('z', session, cache.version);
    expect(cache.callerWith('cookies')).toBeUndefined();
    const before = cache.version;
    cache.forget('somebody else');
    cache.keep('z', session, cache.version);
    cache.keepCaller('cookies', 'z', viewer, before);
    expect(cache.callerWith('cookies')).toBeUndefined();
  });

  it('name nobody once their seconds are over [AUTH-5]', () => {
    const cache = test.app.get(SessionCache);
    cache.keep('t', { cookie: { originalMaxAge: 1 } }, cache.version);
    cache.keepCaller('cookies', 't', { id: 'c', role: 'student' }, cache.version);
    expect(cache.callerWith('cookies')).toBeDefined();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + keptMs + 1);
    try {
      expect(cache.callerWith('cookies')).toBeUndefined();
    } finally {
      clock.mockRestore();
    }
  });

  it('are forgotten when their listener loses the database, and kept again after it is back [REL-7]', async () => {
    const cache = test.app.get(SessionCache);
    cache.keep('y', { cookie: { originalMaxAge: 1 } }, cache.version);
    await test
      .em()
      .execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'masar-session-cache' and datname = current_database()`,
      );
    await until(() => !cache.get('y'), 'the session to be forgotten');
    const keptAgain = () => {
      cache.keep('y', { cookie: { originalMaxAge: 1 } }, cache.version);
      return cache.get('y') !== undefined;
    };
    await until(keptAgain, 'sessions to be kept again');
  });
});
