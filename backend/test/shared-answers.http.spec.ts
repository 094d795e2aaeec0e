import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import pg from 'pg';
import { TableChanges } from '#platform/kept-reads/table-changes';
import { hearStatements } from '#testing/sent-statements';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { aCategory, aCourse } from '../src/modules/courses/testing/course.builder.js';

const shared = [
  '/api/courses',
  '/api/courses?search=a&sort=fit',
  '/api/courses?language=ckb&taughtIn=ckb',
  '/api/categories',
];

describe('answers that are the same for everybody', () => {
  let test: TestApp;
  let instructor: SignedInAgent;
  let courseId: string;
  const statements = hearStatements();
  beforeAll(async () => {
    test = await startTestApp();
    instructor = await test.as('instructor');
    await aCategory(test.em(), 'web-development');
    const { course } = await aCourse().by(instructor.userId).published().withLessons(1).saved(test.em());
    courseId = course.id;
    await untilKept('/api/courses');
  });
  afterAll(async () => {
    statements.stop();
    await test.close();
  });

  const list = (path = '/api/courses') => test.anonymous().get(path).expect(200);
  const titlesIn = (body: unknown) => (body as { titleAr: string }[]).map(({ titleAr }) => titleAr);

  async function statementsOf(path: string): Promise<string[]> {
    statements.since();
    await list(path);
    // Heartbeats and tasks ask in between.
    return statements.since().filter((text) => / "?(?:courses|categories)"?(?: |$)/.test(text));
  }

  /** As it goes over the line: every client that understands an encoding unpacks it. */
  async function raw(encoding: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
    const call = get(`${await test.app.getUrl()}/api/courses`, { headers: { 'accept-encoding': encoding } });
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    return { headers: response.headers, body: Buffer.concat(await response.toArray()) };
  }

  const isAsAfter = (change: number) =>
    test.app.get(TableChanges).areNone(['categories', 'courses', 'translations', 'users'], change);

  const untilKept = (path: string) =>
    until(async () => (await statementsOf(path)).length === 0, `the answer of ${path} to be kept`);

  it.each(shared)('are read once and sent often: %s [PERF-1]', async (path) => {
    await list(path);
    expect(await statementsOf(path)).toEqual([]);
  });

  it('say what they said the first time, with total and tag, to visitors and people alike [PERF-1] [CRS-7]', async () => {
    test.app.get(TableChanges).changed();
    const first = await list();
    const second = await instructor.agent.get('/api/courses').expect(200);
    expect(second.body).toEqual(first.body);
    for (const name of ['x-total-count', 'etag', 'content-type', 'cache-control'])
      expect(second.headers[name]).toBe(first.headers[name]);
    expect(second.headers['cache-control']).toBe('no-cache');
    expect(second.headers.vary).toContain('Accept-Language');
  });

  it('are 304 for who has them, kept or not [PERF-1]', async () => {
    const { headers } = await list();
    const again = () => test.anonymous().get('/api/courses').set('If-None-Match', headers.etag!).expect(304);
    expect((await again()).text).toBe('');
    test.app.get(TableChanges).changed();
    await again();
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are packed as %s for who reads that [PERF-1]', async (encoding, unpack) => {
    for (let number = 0; number < 3; number += 1) await aCourse().by(instructor.userId).published().saved(test.em());
    const plain = await test.anonymous().get('/api/courses').set('Accept-Encoding', 'identity').expect(200);
    await untilKept('/api/courses');
    const { headers, body } = await raw(encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(JSON.parse(unpack(body).toString())).toEqual(plain.body);
  });

  it('are new for the caller right after a change of their own [PERF-1] [CRS-3]', async () => {
    for (const titleAr of ['العنوان الأول', 'العنوان الثاني', 'العنوان الثالث']) {
      await list();
      await instructor.agent.patch(`/api/courses/${courseId}`).send({ titleAr }).expect(200);
      expect(titlesIn((await list()).body)).toContain(titleAr);
    }
  });

  it.each([
    ['a course', `update courses set title_ar = 'من قاعدة البيانات'`, 'من قاعدة البيانات'],
    ['the name of an instructor', `update users set first_name = 'ياسمين'`, 'ياسمين'],
    ['a truncated table of translations', `truncate translations`, ''],
  ])('are forgotten when another process changes %s [PERF-1] [REL-7]', async (_, change, expected) => {
    await untilKept('/api/courses');
    const before = test.app.get(TableChanges).last;
    const other = new pg.Client({ connectionString: test.databaseUrl });
    await other.connect();
    await other.query(change);
    await other.end();
    await until(() => !isAsAfter(before), 'the change to be heard');
    expect((await list()).text).toContain(expected);
  });

  it('are not kept when a change arrives while they are read, nor while changes cannot be heard [REL-7]', async () => {
    await untilKept('/api/courses');
    await test
      .em()
      .execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'masar-live' and datname = current_database()`,
      );
    await until(async () => (await statementsOf('/api/courses')).length > 0, 'the list to be read anew');
    await untilKept('/api/courses');
  });

  it('are no way past a token that is not valid [API-7]', async () => {
    await list();
    await test.anonymous().get('/api/courses').set('Authorization', 'Bearer masar_x').expect(401);
  });
});
