import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { inspect } from '../src/commands/check-invariants.js';
import { aWrittenAssignment, worst } from '../src/modules/assignments/testing/an-assignment.js';
import { completeLesson } from '../src/modules/courses/testing/complete-lesson.js';
import { aGradebookSetting } from '../src/modules/grades/testing/a-gradebook.js';
import { manifests } from '../src/modules/manifests.js';
import { start, take } from '../src/modules/questions/testing/a-drawn-quiz.js';
import { aFinalSetting, type FinalSetting } from '../src/modules/questions/testing/a-final.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Run {
  id: string;
  progress: string;
  completedAt: string | null;
  endedAt: string | null;
  certificate: { grade: string | null; verificationCode: string } | null;
}
interface Step {
  kind: string;
  state: string;
  bestScore: string | null;
  attemptsLeft: number | null;
}

const runsOf = async ({ agent }: SignedInAgent, courseId: string) =>
  (await agent.get(`/api/courses/${courseId}/runs`).expect(200)).body as Run[];
const begin = ({ agent }: SignedInAgent, courseId: string, after: string) =>
  agent.post(`/api/courses/${courseId}/runs`).send({ after });
const wayOf = async ({ agent }: SignedInAgent, courseId: string, run = '') =>
  (await agent.get(`/api/courses/${courseId}/${run ? `runs/${run}/` : ''}way`).expect(200)).body as {
    progress: string;
    steps: Step[];
  };
const certificatesOf = async ({ agent }: SignedInAgent) =>
  (await agent.get('/api/certificates').expect(200)).body as { grade: string | null; evidence: string }[];

/** Somebody who has passed the final with 80 of 100 and so completed the course. */
async function aGraduate(setting: FinalSetting): Promise<SignedInAgent & { first: string }> {
  const learner = await setting.aFinisher();
  await take(await start(setting, learner), learner, 8);
  const [run] = await runsOf(learner, setting.courseId);
  return { ...learner, first: run!.id };
}

async function drift(): Promise<Record<string, number>> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { figures } = await inspect(
    client,
    manifests.flatMap(({ invariants = [] }) => invariants),
  );
  await client.end();
  return Object.fromEntries(
    Object.entries(figures).filter(([name, count]) => name !== 'invariants' && Number(count) > 0),
  ) as Record<string, number>;
}

describe('a course that is taken again', () => {
  it('begins at nothing, and its first run stays with paper, score and certificate [RUN-1]', async () => {
    const setting = await aFinalSetting(app);
    const { courseId } = setting;
    const learner = await aGraduate(setting);
    const { body } = await begin(learner, courseId, learner.first).expect(201);
    expect(body).toMatchObject({ progress: '0.00', completedAt: null, endedAt: null, certificate: null });
    const { body: enrollments } = await learner.agent.get('/api/enrollments').expect(200);
    expect(enrollments).toMatchObject([{ id: (body as Run).id, progress: '0.00', completedAt: null }]);
    expect((await wayOf(learner, courseId)).steps).toMatchObject([
      { kind: 'lesson', state: 'open' },
      { kind: 'final', state: 'locked', bestScore: null, attemptsLeft: 3 },
    ]);
    expect(await wayOf(learner, courseId, learner.first)).toMatchObject({
      progress: '100.00',
      steps: [
        { kind: 'lesson', state: 'done' },
        { kind: 'final', state: 'done', bestScore: '80.00' },
      ],
    });
    expect(await runsOf(learner, courseId)).toMatchObject([
      { id: (body as Run).id, certificate: null },
      { id: learner.first, progress: '100.00', endedAt: expect.any(String), certificate: { grade: '80.00' } },
    ]);
    const { body: course } = await app.anonymous().get(`/api/courses/${courseId}`).expect(200);
    expect(course).toMatchObject({ studentsCount: 1 });
    expect(await drift()).toEqual({});
  });

  it('gives a certificate for each run; what was read of keys makes the second no proof [RUN-1] [EVD-8]', async () => {
    const setting = await aFinalSetting(app);
    const { courseId, lessonId } = setting;
    const learner = await aGraduate(setting);
    await begin(learner, courseId, learner.first).expect(201);
    // Nothing of the first run counts: the lesson has to be opened again.
    const early = await learner.agent.put(`/api/lessons/${lessonId}/progress`).send({ isCompleted: true });
    expect([early.status, early.body.code]).toEqual([409, 'courses.lesson_incomplete']);
    await completeLesson(learner.agent, lessonId);
    expect(await certificatesOf(learner)).toHaveLength(1);
    await take(await start(setting, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([
      { grade: null, evidence: 'C' },
      { grade: '80.00', evidence: 'B' },
    ]);
    expect(await runsOf(learner, courseId)).toMatchObject([
      { completedAt: expect.any(String), certificate: { grade: null } },
      { id: learner.first, certificate: { grade: '80.00' } },
    ]);
    expect(await drift()).toEqual({});
  });

  it('begins once after each run, however often and at once it is asked for [RUN-1] [REL-1]', async () => {
    const setting = await aFinalSetting(app, { inBank: 3, drawn: 1 });
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 1);
    const [{ id: first }] = (await runsOf(learner, setting.courseId)) as [Run];
    const answers = await Promise.all([1, 2, 3].map(() => begin(learner, setting.courseId, first)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => (body as Run).id)).size).toBe(1);
    expect(await runsOf(learner, setting.courseId)).toHaveLength(2);
  });

  it('begins after a complete run of its own learner alone [RUN-1]', async () => {
    const setting = await aFinalSetting(app, { inBank: 3, drawn: 1 });
    const { courseId } = setting;
    const learner = await setting.aFinisher();
    const [run] = await runsOf(learner, courseId);
    const refused = await begin(learner, courseId, run!.id).expect(409);
    expect(refused.body).toMatchObject({ code: 'courses.run_not_complete' });
    await begin(learner, courseId, 'x').expect(400);
    await begin(learner, courseId, randomUUID()).expect(404);
    await begin(learner, randomUUID(), run!.id).expect(404);
    const other = await setting.aFinisher();
    await begin(other, courseId, run!.id).expect(404);
    await other.agent.get(`/api/courses/${courseId}/runs/${run!.id}/way`).expect(404);
    await (await app.as('student')).agent.get(`/api/courses/${courseId}/runs`).expect(404);
  });

  it('waits for an open paper and for work without a mark, and says so [RUN-1]', async () => {
    const final = await aFinalSetting(app, { inBank: 3, drawn: 1 });
    const graduate = await final.aFinisher();
    await take(await start(final, graduate), graduate, 1);
    const [run] = await runsOf(graduate, final.courseId);
    // As it would be while it is open.
    await app
      .em()
      .execute('delete from item_answers where paper_id in (select id from papers where user_id = ?)', [
        graduate.userId,
      ]);
    await app
      .em()
      .execute('update papers set submitted_at = null, score = null, has_passed = null where user_id = ?', [
        graduate.userId,
      ]);
    const refused = await begin(graduate, final.courseId, run!.id).expect(409);
    expect(refused.body).toMatchObject({ code: 'courses.run_waits', missing: [{ code: 'quizzes.waits_paper' }] });

    const setting = await aGradebookSetting(app);
    const { learner, courseId, lessonId } = setting;
    await setting.takeQuiz(learner.userId, '100');
    await setting.mark(await setting.handIn());
    await completeLesson(learner.agent, lessonId);
    const { body: more } = await setting.author.agent
      .post(`/api/courses/${courseId}/assignments`)
      .send({ ...aWrittenAssignment, isRequired: false })
      .expect(201);
    const path = `/api/assignments/${(more as { id: string }).id}`;
    await learner.agent.put(`${path}/draft`).send({ text: 'عمل آخر.', links: [] }).expect(200);
    await learner.agent.post(`${path}/submit`).expect(200);
    const [current] = await runsOf(learner, courseId);
    const { body } = await begin(learner, courseId, current!.id).expect(409);
    expect(body).toMatchObject({ missing: [{ code: 'assignments.waits_mark' }] });
  });

  it('asks for its work anew, and keeps marks, days and entered grades of the first run apart [RUN-1] [GRD-1]', async () => {
    const setting = await aGradebookSetting(app);
    const { learner, author, courseId, lessonId } = setting;
    const item = await setting.declare();
    await setting.enter(learner.userId, item, { score: '9', reason: 'شارك' }).expect(200);
    await setting.dueIn(24);
    const later = new Date(Date.now() + 2 * 864e5).toISOString();
    await author.agent.put(`${setting.path}/extensions/${learner.userId}`).send({ dueAt: later }).expect(204);
    await setting.takeQuiz(learner.userId, '90');
    await setting.mark(await setting.handIn());
    await completeLesson(learner.agent, lessonId);
    const [first] = await runsOf(learner, courseId);
    await begin(learner, courseId, first!.id).expect(201);
    expect((await setting.rowOf(learner.userId)).cells.map(({ score }) => score)).toEqual([null, null, null]);
    const open = await wayOf(learner, courseId);
    expect(open.steps.find(({ kind }) => kind === 'assignment')).toMatchObject({ state: 'open', bestScore: null });
    await setting.mark(await setting.handIn(learner, 'عمل ثانٍ.'), { levels: worst });
    const steps = (await wayOf(learner, courseId, first!.id)).steps.filter(({ kind }) => kind === 'assignment');
    expect(steps).toMatchObject([{ state: 'done', bestScore: '100.00' }]);
    const [second] = (await wayOf(learner, courseId)).steps.filter(({ kind }) => kind === 'assignment');
    expect(second).toMatchObject({ state: 'open', bestScore: '0.00' });
    expect(await drift()).toEqual({});
    const { text } = await learner.agent.get('/api/profile/export').expect(200);
    for (const part of ['lessonProgress', 'submissions', 'assignmentExtensions', 'gradeEntries', 'quizAttempts'])
      expect((JSON.parse(text) as Record<string, unknown[]>)[`${part}OfEndedRuns`]).toHaveLength(1);
  });
});
