import { TableChanges } from '#platform/shared-answers/table-changes';
import { startTestApp, type TestApp } from '#testing/test-app';
import { type Making, watchMakings } from '#testing/watched-makings';

/** Every list that is kept, narrowed and ordered in each way that asks other tables. */
const lists = [
  '/api/categories',
  '/api/courses',
  '/api/courses?search=react&sort=fit&categoryId=web-development',
  '/api/courses?language=ckb&taughtIn=ckb',
  '/api/courses?language=ckb&search=react',
  '/api/courses?price=free&length=long&sort=popular',
  '/api/discussions',
  '/api/discussions?view=solved',
  '/api/discussions?view=unanswered&search=سؤال',
  '/api/jobs',
  '/api/jobs?order=match',
  '/api/jobs?mine=true',
  '/api/jobs/recommendations',
  '/api/notifications',
  '/api/notifications/unread-count',
  '/api/opportunities',
  '/api/opportunities?mine=true',
  '/api/search?q=react',
  '/api/search?q=flexbox&type=section',
  '/api/search?q=سؤال&type=discussion&language=en',
  '/api/search?q=مقابلة&type=job',
  '/api/services',
  '/api/services?mine=true',
];

/** What is written by triggers of search_documents and search_sections alone, and told as a change of these. */
const derived = /^search_(?:postings|stems|section_postings|section_stems)$/;
/** Who asks is asked with each call, and stands in no answer. */
const ofTheCall = /^(?:sessions|access_tokens)$/;

describe('what is kept', () => {
  let test: TestApp;
  let makings: Making[];
  let stop: () => void;
  let tables: string[];
  beforeAll(async () => {
    ({ makings, stop } = watchMakings());
    test = await startTestApp({ DEMO_MODE: 'true' });
    tables = (
      await test
        .em()
        .execute<{ name: string }[]>(
          `select c.relname as name from pg_class c where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace = 'public'::regnamespace`,
        )
    ).map(({ name }) => name);
  });
  afterAll(async () => {
    stop();
    await test.close();
  });

  const readBy = ({ statements }: Making): string[] => {
    const text = statements.join(' ; ');
    return tables.filter((name) =>
      new RegExp(`(?:\\bfrom|\\bjoin|,)\\s+"?(?:public"?\\.)?"?${name}\\b`, 'i').test(text),
    );
  };

  it.each(['student', 'instructor', 'volunteer', 'admin'] as const)(
    'names every table that the statements read by which it is made, for the demo’s %s [REL-7] [PERF-1]',
    async (role) => {
      const agent = test.anonymous();
      await agent.post('/api/auth/demo-login').send({ role }).expect(200);
      const undeclared = new Set<string>();
      let read = 0;
      for (const language of ['ar', 'en'])
        for (const path of lists) {
          test.app.get(TableChanges).changed();
          makings.length = 0;
          const answer = await agent.get(encodeURI(path)).set('Accept-Language', language);
          expect([path, answer.status]).toEqual([path, 200]);
          for (const making of makings) {
            const names = readBy(making);
            read += names.length;
            for (const name of names)
              if (
                !derived.test(name) &&
                !ofTheCall.test(name) &&
                !making.declared.some((one) => one.split(' ')[0] === name)
              )
                undeclared.add(`${making.what.slice(0, 80)} → ${name}`);
          }
        }
      expect([...undeclared]).toEqual([]);
      expect(read).toBeGreaterThan(lists.length);
    },
  );
});
