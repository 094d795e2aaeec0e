import { randomUUID } from 'node:crypto';
import { openTestSession } from '#testing/open-test-session';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { completeLesson } from '../../courses/testing/complete-lesson.js';
import { questionsInvariants } from '../questions.invariants.js';
import { type ReadPaper, start, take } from '../testing/a-drawn-quiz.js';
import { aFinalSetting, type FinalSetting } from '../testing/a-final.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const enrollmentOf = async ({ courseId }: FinalSetting, { agent }: SignedInAgent) =>
  ((await agent.get('/api/enrollments').expect(200)).body as { courseId: string }[]).find(
    (one) => one.courseId === courseId,
  );
const certificatesOf = async ({ agent }: SignedInAgent) =>
  (await agent.get('/api/certificates').expect(200)).body as { grade: string | null; evidence: string }[];
const wayOf = async ({ courseId }: FinalSetting, { agent }: SignedInAgent) =>
  (await agent.get(`/api/courses/${courseId}/way`).expect(200)).body as {
    completedAt: string | null;
    steps: { kind: string; state: string; attemptsLeft: number | null; startsAt: string | null }[];
  };

describe('the final assessment of a course', () => {
  it('opens when all lessons are complete, and not before [EVD-3]', async () => {
    const setting = await aFinalSetting(app);
    const learner = await setting.aLearner();
    const { body } = await learner.agent.post(`${setting.path}/papers`).expect(409);
    expect(body).toMatchObject({ code: 'quizzes.final_not_open' });
    await completeLesson(learner.agent, setting.lessonId);
    expect((await start(setting, learner)).questions).toHaveLength(10);
  });

  it('holds the certificate back until it is passed, at 100 % of the lessons [EVD-3] [ENR-3] [CRT-1]', async () => {
    const setting = await aFinalSetting(app);
    const learner = await setting.aFinisher();
    expect(await enrollmentOf(setting, learner)).toMatchObject({ progress: '100.00', completedAt: null });
    expect(await certificatesOf(learner)).toEqual([]);
    const { result } = await take(await start(setting, learner), learner, 8);
    expect(result).toMatchObject({ score: '80.00', hasPassed: true, showsKey: true });
    expect(await enrollmentOf(setting, learner)).toMatchObject({ progress: '100.00', completedAt: expect.any(String) });
    expect(await certificatesOf(learner)).toMatchObject([{ grade: '80.00', evidence: 'B' }]);
  });

  it('issues one certificate however often it is handed in at once [EVD-3] [REL-1]', async () => {
    const setting = await aFinalSetting(app, { inBank: 3, drawn: 1 });
    const learner = await setting.aFinisher();
    const paper = await start(setting, learner);
    const optionId = paper.questions[0]!.options.find(({ ar }) => ar.startsWith('أزرق'))!.id;
    await learner.agent
      .put(`/api/papers/${paper.id}/answers/${paper.questions[0]!.id}`)
      .send({ answer: { kind: 'single', optionId } })
      .expect(204);
    await Promise.all([1, 2, 3].map(() => learner.agent.post(`/api/papers/${paper.id}/submit`).expect(200)));
    expect(await certificatesOf(learner)).toHaveLength(1);
  });

  it('stays one paper on all devices, with the pass mark of its beginning, and ends once [EVD-2] [EVD-3] [EVD-5]', async () => {
    const setting = await aFinalSetting(app, { inBank: 3, drawn: 2 });
    const learner = await setting.aFinisher();
    const phone = app.anonymous();
    await openTestSession(app.app, phone, { id: learner.userId, role: 'student' });
    const begun = await Promise.all(
      [phone, learner.agent, phone, learner.agent].map((agent) => agent.post(`${setting.path}/papers`).expect(200)),
    );
    const [paper, ...same] = begun.map(({ body }) => body as ReadPaper & { passMark: string });
    expect(same.map(({ id, questions }) => [id, questions])).toEqual(same.map(() => [paper!.id, paper!.questions]));
    expect((await setting.setRules({ passMark: '1' })).status).toBe(200);
    const [first, second] = paper!.questions;
    await take({ ...paper!, questions: [first!] }, learner, 1);
    const read = (await phone.get(`/api/papers/${paper!.id}`).expect(200)).body as typeof paper;
    expect(read).toMatchObject({ passMark: '70.00', result: { score: '50.00', hasPassed: false } });
    const answer = { kind: 'single', optionId: second!.options.find(({ ar }) => ar.startsWith('أزرق'))!.id };
    const late = await phone.put(`/api/papers/${paper!.id}/answers/${second!.id}`).send({ answer }).expect(409);
    expect(late.body.code).toBe('quizzes.paper_ended');
    const again = await phone.post(`/api/papers/${paper!.id}/submit`).expect(200);
    expect((again.body as ReadPaper).result).toMatchObject({ score: '50.00', hasPassed: false });
  });

  it('is evidence B only where it draws ten of sixty [EVD-3] [EVD-8]', async () => {
    const small = await aFinalSetting(app, { inBank: 59, drawn: 10 });
    const learner = await small.aFinisher();
    await take(await start(small, learner), learner, 10);
    expect(await certificatesOf(learner)).toMatchObject([{ grade: null, evidence: 'C' }]);
    expect((await small.author.agent.get(`${small.path}/composition`).expect(200)).body).toMatchObject({
      isEvidence: false,
      lacks: ['small-bank'],
    });
  });

  it('has its own rules: attempts, the pause between them, and another one that is asked for [EVD-2] [EVD-3]', async () => {
    const setting = await aFinalSetting(app, { inBank: 4, drawn: 2 });
    expect((await setting.setRules({ attempts: 1, passMark: '60' })).status).toBe(200);
    const learner = await setting.aFinisher();
    const { result } = await take(await start(setting, learner), learner, 1);
    expect(result).toMatchObject({ hasPassed: false });
    const { body } = await learner.agent.post(`${setting.path}/papers`).expect(409);
    expect(body).toMatchObject({ code: 'quizzes.no_attempts_left' });
    await learner.agent.post(`${setting.path}/requests`).send({ note: 'راجعت الدورة' }).expect(204);
    expect((await learner.agent.post(`${setting.path}/requests`).send({}).expect(409)).body).toMatchObject({
      code: 'quizzes.request_waits',
    });
    expect((await wayOf(setting, learner)).steps.at(-1)).toMatchObject({ kind: 'final', state: 'asked' });
    const queue = await setting.author.agent.get('/api/quiz-requests').expect(200);
    const [request] = queue.body as { id: string; lessonId: string | null; courseId: string; bestScore: string }[];
    expect(request).toMatchObject({ lessonId: null, courseId: setting.courseId, bestScore: '50.00' });
    await setting.author.agent
      .post(`/api/quiz-requests/${request!.id}/decision`)
      .send({ decision: 'granted' })
      .expect(200);
    expect((await learner.agent.post(`${setting.path}/papers`).expect(409)).body).toMatchObject({
      code: 'quizzes.too_early',
    });
    await setting.letPass(11, learner);
    await take(await start(setting, learner), learner, 2);
    expect(await certificatesOf(learner)).toHaveLength(1);
  });

  it('is never practice [EVD-3]', async () => {
    const setting = await aFinalSetting(app, { inBank: 2, drawn: 1 });
    expect(await setting.setRules({ isPractice: true })).toMatchObject({
      status: 422,
      body: { code: 'quizzes.final_counts' },
    });
  });

  it('takes no certificate away where it is added later [EVD-3] [CRT-1]', async () => {
    const setting = await aFinalSetting(app, { drawn: 0 });
    const learner = await setting.aFinisher();
    const before = await certificatesOf(learner);
    expect(before).toHaveLength(1);
    await setting.compose([{ bankId: setting.bankId, count: 10 }]);
    expect(await certificatesOf(learner)).toEqual(before);
    expect(await enrollmentOf(setting, learner)).toMatchObject({ completedAt: expect.any(String) });
  });

  it('completes whoever waited for it alone when its author takes it away [EVD-3] [ENR-3]', async () => {
    const setting = await aFinalSetting(app);
    const learner = await setting.aFinisher();
    expect((await setting.compose([])).status).toBe(200);
    expect(await certificatesOf(learner)).toMatchObject([{ grade: null, evidence: 'C' }]);
    await learner.agent.get(setting.path).expect(404);
  });

  it('passed on time counts although its time ended unnoticed [EVD-3] [EVD-5]', async () => {
    const setting = await aFinalSetting(app, { inBank: 2, drawn: 1 });
    await setting.setRules({ timeLimitMinutes: 5 });
    const learner = await setting.aFinisher();
    const paper = await start(setting, learner);
    const [{ id, options }] = paper.questions as [(typeof paper.questions)[number]];
    const optionId = options.find(({ ar }) => ar.startsWith('أزرق'))!.id;
    const path = `/api/papers/${paper.id}/answers/${id}`;
    await learner.agent
      .put(path)
      .send({ answer: { kind: 'single', optionId } })
      .expect(204);
    await setting.letPass(6, learner);
    expect((await learner.agent.get(`/api/papers/${paper.id}`).expect(200)).body).toMatchObject({
      result: { hasPassed: true },
    });
    expect(await certificatesOf(learner)).toHaveLength(1);
  });

  it('shows its author a sample and warns of a draw that cannot be filled [QB-2] [EVD-3]', async () => {
    const setting = await aFinalSetting(app, { inBank: 4, drawn: 0 });
    await setting.author.agent.post(`/api/courses/${setting.courseId}/unpublish`).expect(200);
    const { body } = await setting.compose([{ bankId: setting.bankId, count: 9 }]);
    expect(body).toMatchObject({ warnings: expect.arrayContaining([expect.objectContaining({ code: 'draw-short' })]) });
    const sample = await setting.author.agent.get(`${setting.path}/sample`).expect(200);
    expect((sample.body as { questions: unknown[] }).questions).toHaveLength(4);
    expect(sample.text).not.toContain('weight');
  });

  it('is an item of the gradebook, which its category weighs [EVD-3] [GRD-1]', async () => {
    const setting = await aFinalSetting(app);
    const learner = await setting.aFinisher();
    await take(await start(setting, learner), learner, 6);
    const path = `/api/courses/${setting.courseId}/gradebook`;
    const settings = {
      version: 0,
      categories: [{ titleAr: 'الاختبار النهائي', titleEn: 'Final', weight: '100', dropLowest: 0, takes: 'final' }],
      items: [],
    };
    const { body } = await setting.author.agent.put(`${path}/settings`).send(settings).expect(200);
    expect(body).toMatchObject({ items: [{ id: setting.courseId, kind: 'final', counts: true }] });
    const own = await learner.agent.get(`/api/courses/${setting.courseId}/grades`).expect(200);
    expect(JSON.stringify(own.body)).toContain('60.00');
    await setting.author.agent
      .put(`${path}/rows/${learner.userId}/items/${setting.courseId}`)
      .send({ score: '90', isExcused: false, reason: 'سؤال معيب', version: 0 })
      .expect(200);
    await setting.letPass(11, learner);
    await take(await start(setting, learner), learner, 7);
    expect(await certificatesOf(learner)).toMatchObject([{ grade: '90.00' }]);
  });

  it('passed on drawn papers, lets the skills of the course count whole in matches [JOB-2] [EVD-4]', async () => {
    for (const [inBank, achievedLevel] of [
      [60, 2],
      [12, null],
    ] as const) {
      const setting = await aFinalSetting(app, { inBank });
      const taught = '[{"ar":"لغة CSS","en":"CSS"}]';
      await app.em().execute('update courses set skills = ?::jsonb where id = ?', [taught, setting.courseId]);
      const learner = await setting.aFinisher();
      await take(await start(setting, learner), learner, 10);
      const { body } = await learner.agent.get('/api/profile/skills').expect(200);
      expect(body).toMatchObject([{ skillId: 'css', source: 'course', level: 2, achievedLevel }]);
    }
  });

  it('stands at the end of the way: locked, open, later, done [EVD-3]', async () => {
    const setting = await aFinalSetting(app, { inBank: 2, drawn: 2 });
    const learner = await setting.aLearner();
    const final = async () => (await wayOf(setting, learner)).steps.at(-1);
    expect((await wayOf(setting, learner)).steps).toMatchObject([
      { kind: 'lesson', state: 'open' },
      { kind: 'final', state: 'locked', attemptsLeft: 3 },
    ]);
    await completeLesson(learner.agent, setting.lessonId);
    expect(await final()).toMatchObject({ state: 'open', startsAt: null });
    const paper = await start(setting, learner);
    expect(await final()).toMatchObject({ state: 'underway', attemptsLeft: 3 });
    await take(paper, learner, 0);
    expect(await final()).toMatchObject({ state: 'later', attemptsLeft: 2, startsAt: expect.any(String) });
    await setting.letPass(11, learner);
    await take(await start(setting, learner), learner, 2);
    expect(await wayOf(setting, learner)).toMatchObject({
      completedAt: expect.any(String),
      steps: [{ state: 'done' }, { state: 'done' }],
    });
  });

  it('is refused to whoever is not enrolled, another author, or asks for an unknown course [SEC-1]', async () => {
    const setting = await aFinalSetting(app, { inBank: 2, drawn: 1 });
    const stranger = await app.as('student');
    const other = await app.as('instructor');
    const unknown = `/api/courses/${randomUUID()}/final`;
    for (const call of ['final', 'way']) {
      await stranger.agent.get(`/api/courses/${setting.courseId}/${call}`).expect(403);
      await stranger.agent.get(`/api/courses/${randomUUID()}/${call}`).expect(404);
    }
    await stranger.agent.post(`${setting.path}/papers`).expect(403);
    await stranger.agent.post(`${setting.path}/requests`).send({}).expect(403);
    await stranger.agent.get(`${setting.path}/composition`).expect(403);
    for (const call of ['composition', 'sample', 'rules']) {
      await other.agent.get(`${setting.path}/${call}`).expect(403);
      await other.agent.get(`${unknown}/${call}`).expect(404);
    }
    await other.agent.put(`${setting.path}/composition`).send({ parts: [] }).expect(403);
    await setting.author.agent
      .put(`${setting.path}/composition`)
      .send({ parts: [{}] })
      .expect(400);
    await setting.author.agent.put(`${setting.path}/rules`).send({ passMark: 'x' }).expect(400);
    const learner = await setting.aLearner();
    await learner.agent
      .post(`${setting.path}/requests`)
      .send({ note: 'x'.repeat(5000) })
      .expect(400);
    expect((await learner.agent.post(`${setting.path}/requests`).send({}).expect(409)).body).toMatchObject({
      code: 'quizzes.attempts_remain',
    });
  });

  it('leaves nothing that disagrees [REL-1]', async () => {
    for (const { sql } of questionsInvariants) expect(await app.em().execute(sql)).toEqual([]);
  });
});
