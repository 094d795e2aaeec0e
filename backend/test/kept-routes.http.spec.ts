import { TableChanges } from '#platform/shared-answers/table-changes';
import { ShortWay } from '#platform/short-way/short-way';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
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

describe('the short way of reads', () => {
  let test: TestApp;
  let learner: SignedInAgent;
  const handled = jest.fn();
  beforeEach(() => handled.mockClear());
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

  it('is that of every read whose answers are kept [PERF-1]', () => {
    expect(test.app.get(ShortWay).paths.toSorted()).toEqual(paths);
  });

  it.each(paths)('answers as the long way does: %s [PERF-1] [SEC-13] [READ-4]', async (path) => {
    const short = jest.spyOn(test.app.get(ShortWay) as unknown as { answer: () => Promise<void> }, 'answer');
    const addresses = [path, `${path}?language=en`, `${path}?limit=2`, `${path}?limit=0`, `${path}?nobody=1`];
    for (const [at, address] of addresses.entries()) {
      const ask = () =>
        learner.agent.get(address).set({ 'Accept-Language': at % 2 ? 'ar' : 'en', 'X-Request-Id': 'the-same-twice' });
      // Who is not known yet has to be recognised, which is on the long way.
      test.app.get(SessionCache).forget();
      forgotten();
      const long = await ask();
      forgotten();
      short.mockClear();
      const again = await ask();
      handled(short.mock.calls.length);
      expect({ address, ...told(again) }).toEqual({ address, ...told(long) });
    }
    short.mockRestore();
    expect(handled).toHaveBeenCalledWith(1);
  });

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
