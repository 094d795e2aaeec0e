import { KeptRoutes } from '#platform/kept-reads/kept-routes';
import { TableChanges } from '#platform/kept-reads/table-changes';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { HashedSessionStore } from '../src/modules/auth/session/hashed-session-store.js';
import { SessionCache } from '../src/modules/auth/session/session-cache.js';
import { aCategory, aCourse } from '../src/modules/courses/testing/course.builder.js';

const paths = [
  '/api/categories',
  '/api/courses',
  '/api/discussions',
  '/api/jobs',
  '/api/jobs/recommendations',
  '/api/notifications',
  '/api/notifications/unread-count',
  '/api/opportunities',
  '/api/search',
  '/api/services',
];

describe('a route whose answers are kept', () => {
  let test: TestApp;
  let learner: SignedInAgent;
  beforeAll(async () => {
    test = await startTestApp({ DEMO_MODE: 'true' });
    learner = await test.as('student');
    await aCategory(test.em(), 'web-development');
    await aCourse().published().withLessons(1).saved(test.em());
  });
  afterAll(async () => test.close());

  const forgotten = () => test.app.get(TableChanges).changed();
  const told = ({ status, headers, text }: { status: number; headers: Record<string, unknown>; text: string }) => {
    const { date: _date, ...rest } = headers;
    return { status, headers: rest, text };
  };

  it('is known by its decorator, and has one address [PERF-1]', () => {
    expect(test.app.get(KeptRoutes).paths.toSorted()).toEqual(paths);
  });

  it.each(paths)(
    'answers alike whether a session was opened or its reader is known: %s [PERF-1] [SEC-13] [READ-4]',
    async (path) => {
      const opened = jest.spyOn(HashedSessionStore.prototype, 'get');
      const addresses = [path, `${path}?language=en`, `${path}?limit=2`, `${path}?limit=0`, `${path}?nobody=1`];
      for (const [at, address] of addresses.entries()) {
        const ask = () =>
          learner.agent.get(address).set({ 'Accept-Language': at % 2 ? 'ar' : 'en', 'X-Request-Id': 'the-same-twice' });
        test.app.get(SessionCache).forget();
        forgotten();
        opened.mockClear();
        const first = await ask();
        forgotten();
        const again = await ask();
        expect(opened).toHaveBeenCalledTimes(1);
        expect({ address, ...told(again) }).toEqual({ address, ...told(first) });
      }
      opened.mockRestore();
    },
  );

  it('lets nobody in whom the guard refuses, and tells them why [SEC-1] [AUTH-5]', async () => {
    await test.anonymous().get('/api/jobs').expect(401);
    await learner.agent.get('/api/jobs').expect(200);
    forgotten();
    await learner.agent.post('/api/auth/logout').expect(({ status }) => expect(status).toBeLessThan(300));
    await learner.agent.get('/api/jobs').expect(401);
  });

  it('tells a failure of its handler as any other [API-3]', async () => {
    const person = await test.as('student');
    await person.agent.get('/api/jobs').expect(200);
    forgotten();
    const { body } = await person.agent.get('/api/jobs?cursor=bm9uZQ').expect(400);
    expect(body).toMatchObject({ code: 'platform.invalid_input', errors: [{ field: 'cursor' }] });
  });
});
