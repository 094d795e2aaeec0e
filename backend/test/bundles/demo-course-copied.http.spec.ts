import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { exported, imported, partsIn, renamed, tried } from './bundle-archives.js';

/** A demo course with a bank of its own and a final over it, and one whose lesson draws beside a fixed question. */
const withFinal = 'responsive-layouts-flexbox-grid';
const days = new Set(['dueAt', 'acceptedUntil', 'peerReviewDueAt']);
const withDraw = 'javascript-dom-and-events';

describe('a demo course that is copied by its bundle', () => {
  let app: TestApp;
  let admin: SignedInAgent;

  beforeAll(async () => {
    app = await startTestApp({ DEMO_MODE: 'true' });
    admin = await app.as('admin');
  });
  afterAll(() => app.close());

  const idOf = async (slug: string): Promise<string> => {
    const rows = await app.em().execute<{ id: string }[]>('select id from courses where slug = ?', [slug]);
    return rows[0]!.id;
  };
  const countOf = async (table: string): Promise<string> =>
    (await app.em().execute<{ count: string }[]>(`select count(*) from ${table}`))[0]!.count;

  it('is told whole in the trial, which writes nothing [CRS-5]', async () => {
    const files = renamed(await exported(admin, await idOf(withFinal)), 'a-tried-course');
    const counted = ['courses', 'question_banks', 'questions', 'quiz_parts', 'assignments', 'stored_files'];
    const before = await Promise.all(counted.map(countOf));
    const told = await tried(admin, 'a-tried-course', files);
    expect(told).toMatchObject({ courseId: null, created: true });
    const questions = told.parts.find(({ name }) => name === 'questions')!;
    expect(questions).toMatchObject({ state: 'taken', version: 1 });
    expect(questions.rows.find(({ kind }) => kind === 'bank')).toMatchObject({ outcome: 'created', losses: [] });
    expect(questions.rows.find(({ kind }) => kind === 'final')).toMatchObject({ outcome: 'created', count: 10 });
    expect(await Promise.all(counted.map(countOf))).toEqual(before);
  });

  it('becomes a new course whose final draws a sample paper from its own bank, and exports as it came [CRS-5] [EVD-3] [QB-2]', async () => {
    const source = await idOf(withFinal);
    const files = renamed(await exported(admin, source), 'a-copied-course');
    const { courseId, created } = await imported(admin, 'a-copied-course', files);
    expect(created).toBe(true);
    const sample = await admin.agent.get(`/api/courses/${courseId}/final/sample`).expect(200);
    expect((sample.body as { questions: unknown[] }).questions).toHaveLength(10);
    const rules = (id: string | null) => admin.agent.get(`/api/courses/${id}/final/rules`).expect(200);
    expect((await rules(courseId)).body).toEqual((await rules(source)).body);
    const banks = await admin.agent.get(`/api/question-banks?courseId=${courseId}`).expect(200);
    expect(banks.body).toMatchObject([{ courseId, questions: expect.any(Number) as number }]);
    const again = await exported(admin, courseId!);
    // Days that have passed are not taken over by a new course.
    const withoutDays = (parts: unknown) =>
      JSON.parse(JSON.stringify(parts, (name, value: unknown) => (days.has(name) ? undefined : value))) as unknown;
    expect(withoutDays(partsIn(again))).toEqual(withoutDays(partsIn(files)));
    expect([...again.keys()]).toEqual([...files.keys()]);
  });

  it('keeps fixed questions and draws of a lesson’s quiz; the same file again changes nothing [CRS-5] [QB-2]', async () => {
    const files = renamed(await exported(admin, await idOf(withDraw)), 'a-drawn-course');
    const { courseId } = await imported(admin, 'a-drawn-course', files);
    const rows = () =>
      app.em().execute(
        `select q.id, q.version, q.updated_at, p.id as part from questions q
           join question_banks b on b.id = q.bank_id left join quiz_parts p on p.question_id = q.id
           where b.course_id = ? order by q.id`,
        [courseId],
      );
    const before = await rows();
    const again = await imported(admin, 'a-drawn-course', files);
    const outcomes = again.parts.flatMap((part) => part.rows.map(({ outcome }) => outcome));
    expect(new Set(outcomes)).toEqual(new Set(['unchanged']));
    expect(await rows()).toEqual(before);
    expect(partsIn(await exported(admin, courseId!))).toEqual(partsIn(files));
  });
});
