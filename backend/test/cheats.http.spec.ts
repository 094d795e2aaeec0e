import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { anAssignmentSetting } from '../src/modules/assignments/testing/an-assignment.js';
import { aDrawnQuizSetting, start as begin, take } from '../src/modules/questions/testing/a-drawn-quiz.js';
import { aFinalSetting } from '../src/modules/questions/testing/a-final.js';
import { aQuizSetting, halfRight, type QuizSetting, rightAnswers } from '../src/modules/questions/testing/a-quiz.js';
import { openTestSession } from '../testing/open-test-session.js';
import { type Agent, startTestApp, type TestApp } from '../testing/test-app.js';
import { peerCheats } from './peer-cheats.js';
import { uploadCheats } from './upload-cheats.js';

/** What a cheat came to: the answer that refused it. */
interface Outcome {
  status: number;
  /** The code of the problem, where the answer is one. */
  code?: string;
}

type Cheat = (setting: QuizSetting, app: TestApp) => Promise<Response>;

const complete = (agent: Agent, lessonId: string, body: object = {}) =>
  agent.put(`/api/lessons/${lessonId}/progress`).send({ isCompleted: true, ...body });
const start = async ({ path }: QuizSetting, agent: Agent): Promise<{ id: string; questions: { id: string }[] }> =>
  (await agent.post(`${path}/papers`).expect(200)).body as { id: string; questions: { id: string }[] };
const put = (agent: Agent, paperId: string, questionId = 'q1', optionIds = ['a']) =>
  agent.put(`/api/papers/${paperId}/answers/${questionId}`).send({ optionIds });
const submit = (agent: Agent, paperId: string) => agent.post(`/api/papers/${paperId}/submit`);

/** The first lesson of a course with a video of 100 seconds, opened by its learner. */
async function aFilm({ learner, courseId }: QuizSetting, app: TestApp): Promise<string> {
  const [{ id }] = await app.em().execute<[{ id: string }]>(
    `insert into lessons (course_id, title_ar, title_en, order_index, video_url, duration)
     values (?, 'فيلم', 'Film', 9, 'https://media.masar.test/film.mp4', 100) returning id`,
    [courseId],
  );
  await learner.agent.get(`/api/lessons/${id}`).expect(200);
  return id;
}

/** A paper that runs for a minute, and whose time is over. */
async function overduePaper(setting: QuizSetting) {
  await setting.setRules({ timeLimitMinutes: 1 });
  const paper = await start(setting, setting.learner.agent);
  await put(setting.learner.agent, paper.id, 'q1', ['b']).expect(204);
  await setting.letPass(2);
  return paper;
}

/** Attempts that fail, with the pauses between them. */
async function fail({ learner, path, letPass }: QuizSetting, times: number): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    await learner.agent.post(path).send({ answers: halfRight }).expect(200);
    await letPass(11);
  }
}

const tus = { 'Tus-Resumable': '1.0.0' };
const beginUpload = (agent: Agent, path: string, name: string) =>
  agent
    .post(`${path}/draft/uploads`)
    .set({ ...tus, 'Upload-Length': '8', 'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}` });
const sendPiece = (agent: Agent, { headers }: Response, text: string) =>
  agent
    .patch((headers as Record<string, string>)['location']!)
    .set({ ...tus, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' })
    .send(Buffer.from(text));

const sharedWords = 'بعد التجربة على الهاتف كبّرت الأزرار لأنها كانت ضيقة، ثم وسّعت المسافة بين السطور.';

const cheats: [string, Cheat, Outcome][] = [
  [
    'complete a lesson that was never opened',
    ({ learner, plainId }) => complete(learner.agent, plainId),
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'complete by saying that a copy was opened that this server never gave',
    ({ learner, plainId }) => complete(learner.agent, plainId, { opened: true }),
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'complete what another account opened',
    async ({ learner, another, plainId }) => {
      await (await another()).agent.get(`/api/lessons/${plainId}`).expect(200);
      return complete(learner.agent, plainId);
    },
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'complete a lesson by downloading the course',
    async ({ learner, plainId }) => {
      await learner.agent.get(`/api/lessons/${plainId}`).set('Masar-Purpose', 'offline-copy').expect(200);
      return complete(learner.agent, plainId);
    },
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'complete a lesson without passing its quiz',
    async ({ learner, lessonId }) => {
      await learner.agent.get(`/api/lessons/${lessonId}`).expect(200);
      return complete(learner.agent, lessonId);
    },
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'complete a lesson after failing its quiz',
    async (setting) => {
      await setting.learner.agent.get(`/api/lessons/${setting.lessonId}`).expect(200);
      await fail(setting, 1);
      return complete(setting.learner.agent, setting.lessonId);
    },
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'complete a lesson with a paper that another account passed',
    async ({ learner, another, lessonId, path }) => {
      await (await another()).agent.post(path).send({ answers: rightAnswers }).expect(200);
      await learner.agent.get(`/api/lessons/${lessonId}`).expect(200);
      return complete(learner.agent, lessonId);
    },
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'jump to the end of a video',
    async (setting, app) => complete(setting.learner.agent, await aFilm(setting, app), { watchTime: 100 }),
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'say that a whole video was seen as soon as it was opened',
    async (setting, app) =>
      complete(setting.learner.agent, await aFilm(setting, app), { seen: [{ from: 0, to: 100 }] }),
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'say it again and again',
    async (setting, app) => {
      const film = await aFilm(setting, app);
      for (let time = 0; time < 10; time += 1)
        await complete(setting.learner.agent, film, { seen: [{ from: 0, to: 100 }] }).expect(409);
      return complete(setting.learner.agent, film, { seen: [{ from: 0, to: 100 }] });
    },
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'watch one second of a video a hundred times',
    async (setting, app) => {
      const film = await aFilm(setting, app);
      await app
        .em()
        .execute(`update shown_lessons set delivered_at = now() - interval '1 day' where lesson_id = ?`, [film]);
      return complete(setting.learner.agent, film, { seen: Array.from({ length: 100 }, () => ({ from: 0, to: 1 })) });
    },
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'say that a video is one second long',
    async (setting, app) => {
      const film = await aFilm(setting, app);
      const body = { videoSeconds: 1, seen: [{ from: 0, to: 1 }] };
      return complete(setting.learner.agent, film, body);
    },
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'say that a video was seen before its end and from there back',
    async (setting, app) =>
      complete(setting.learner.agent, await aFilm(setting, app), { seen: [{ from: 100, to: 0 }] }),
    { status: 409, code: 'courses.lesson_incomplete' },
  ],
  [
    'send a completion with a time of its own',
    ({ learner, plainId }) => complete(learner.agent, plainId, { completedAt: '2020-01-01T00:00:00Z' }),
    { status: 400, code: 'platform.invalid_input' },
  ],
  [
    'complete for somebody else',
    ({ learner, another, plainId }) => another().then(({ userId }) => complete(learner.agent, plainId, { userId })),
    { status: 400, code: 'platform.invalid_input' },
  ],
  [
    'complete lessons of a course that was never joined',
    async ({ plainId }, app) => complete((await app.as('student')).agent, plainId),
    { status: 403, code: 'courses.not_enrolled' },
  ],
  [
    'have single answers of a quiz that counts judged',
    ({ learner, path }) => learner.agent.post(`${path}/answer`).send({ questionId: 'q1', optionIds: ['a'] }),
    { status: 409, code: 'quizzes.counts' },
  ],
  [
    'make a quiz a practice quiz as its learner',
    ({ learner, path }) =>
      learner.agent
        .put(`${path}/rules`)
        .send({ isPractice: true, passMark: '1', attempts: 20, pauseMinutes: 0, counting: 'best' }),
    { status: 403, code: 'auth.forbidden' },
  ],
  [
    'try again at once',
    async (setting) => {
      await setting.learner.agent.post(setting.path).send({ answers: halfRight }).expect(200);
      return setting.learner.agent.post(`${setting.path}/papers`);
    },
    { status: 409, code: 'quizzes.too_early' },
  ],
  [
    'try a fourth time',
    async (setting) => {
      await fail(setting, 3);
      return setting.learner.agent.post(`${setting.path}/papers`);
    },
    { status: 409, code: 'quizzes.no_attempts_left' },
  ],
  [
    'begin anew by leaving the course and joining again',
    async (setting) => {
      await fail(setting, 3);
      await setting.learner.agent.delete(`/api/courses/${setting.courseId}/enrollment`);
      await setting.learner.agent.post('/api/enrollments').send({ courseId: setting.courseId });
      return setting.learner.agent.post(`${setting.path}/papers`);
    },
    { status: 409, code: 'quizzes.no_attempts_left' },
  ],
  [
    'better a score with the key that passing showed',
    async ({ learner, path, setRules, letPass }) => {
      await setRules({ passMark: '50' });
      await learner.agent.post(path).send({ answers: halfRight }).expect(200);
      await letPass(60);
      return learner.agent.post(path).send({ answers: rightAnswers });
    },
    { status: 409, code: 'quizzes.passed' },
  ],
  [
    'ask for another attempt while some are left',
    ({ learner, path }) => learner.agent.post(`${path}/requests`).send({}),
    { status: 409, code: 'quizzes.attempts_remain' },
  ],
  [
    'grant oneself another attempt',
    async (setting, app) => {
      await fail(setting, 3);
      await setting.learner.agent.post(`${setting.path}/requests`).send({ note: 'مرة أخرى' }).expect(204);
      const [{ id }] = await app
        .em()
        .execute<[{ id: string }]>('select id from attempt_requests where user_id = ?', [setting.learner.userId]);
      return setting.learner.agent.post(`/api/quiz-requests/${id}/decision`).send({ decision: 'granted' });
    },
    { status: 403, code: 'auth.forbidden' },
  ],
  [
    'have an instructor of another course grant it',
    async (setting, app) => {
      await fail(setting, 3);
      await setting.learner.agent.post(`${setting.path}/requests`).send({}).expect(204);
      const [{ id }] = await app
        .em()
        .execute<[{ id: string }]>('select id from attempt_requests where user_id = ?', [setting.learner.userId]);
      const friend = await app.as('instructor');
      return friend.agent.post(`/api/quiz-requests/${id}/decision`).send({ decision: 'granted' });
    },
    { status: 404, code: 'quizzes.request_not_found' },
  ],
  [
    'read the paper of somebody else',
    async (setting) =>
      (await setting.another()).agent.get(`/api/papers/${(await start(setting, setting.learner.agent)).id}`),
    { status: 404, code: 'quizzes.paper_not_found' },
  ],
  [
    'answer on the paper of somebody else',
    async (setting) => put((await setting.another()).agent, (await start(setting, setting.learner.agent)).id),
    { status: 404, code: 'quizzes.paper_not_found' },
  ],
  [
    'hand in the paper of somebody else, empty',
    async (setting) => submit((await setting.another()).agent, (await start(setting, setting.learner.agent)).id),
    { status: 404, code: 'quizzes.paper_not_found' },
  ],
  [
    'guess the id of a paper',
    ({ learner }) => learner.agent.get(`/api/papers/${randomUUID()}`),
    { status: 404, code: 'quizzes.paper_not_found' },
  ],
  [
    'answer a question that is not on the paper',
    async (setting) => put(setting.learner.agent, (await start(setting, setting.learner.agent)).id, 'q9'),
    { status: 404, code: 'quizzes.question_not_on_paper' },
  ],
  [
    'choose every option of a question with one right answer',
    async (setting) => put(setting.learner.agent, (await start(setting, setting.learner.agent)).id, 'q1', ['a', 'b']),
    { status: 422, code: 'quizzes.answer_mismatch' },
  ],
  [
    'answer after the time is over',
    async (setting) => put(setting.learner.agent, (await overduePaper(setting)).id),
    { status: 409, code: 'quizzes.paper_ended' },
  ],
  [
    'send all answers in one call after the time is over',
    async (setting) => {
      await overduePaper(setting);
      return setting.learner.agent.post(setting.path).send({ answers: rightAnswers });
    },
    { status: 409, code: 'quizzes.needs_paper' },
  ],
  [
    'read a paper with a time limit first, and begin when all is known',
    async (setting) => {
      await setting.setRules({ timeLimitMinutes: 1 });
      const { body } = await setting.learner.agent.get(`/api/lessons/${setting.lessonId}`).expect(200);
      expect((body as { quiz: { questions: unknown[] } }).quiz.questions).toEqual([]);
      await start(setting, setting.learner.agent);
      await setting.letPass(2);
      return setting.learner.agent.post(`${setting.path}/papers`);
    },
    { status: 409, code: 'quizzes.too_early' },
  ],
  [
    'answer after the result is known',
    async (setting) => {
      const { id } = await start(setting, setting.learner.agent);
      await submit(setting.learner.agent, id).expect(200);
      return put(setting.learner.agent, id);
    },
    { status: 409, code: 'quizzes.paper_ended' },
  ],
  [
    'set a clock of its own in the call that begins',
    ({ learner, path }) => learner.agent.post(path).send({ answers: rightAnswers, startedAt: '2020-01-01T00:00:00Z' }),
    { status: 400, code: 'platform.invalid_input' },
  ],
  [
    'send a score of its own',
    ({ learner, path }) => learner.agent.post(path).send({ answers: halfRight, score: '100.00' }),
    { status: 400, code: 'platform.invalid_input' },
  ],
  [
    'send a kept write again with other answers',
    async ({ learner, path }) => {
      const send = (answers: object) =>
        learner.agent.post(path).set('Idempotency-Key', `attempt-${path}`).send({ answers });
      await send(halfRight).expect(200);
      return send(rightAnswers);
    },
    { status: 422, code: 'platform.idempotency_key_reused' },
  ],
  [
    'send the kept write of another account',
    async ({ learner, another, path }) => {
      const send = (agent: Agent, answers: object) =>
        agent.post(path).set('Idempotency-Key', `attempt-${path}`).send({ answers });
      await send((await another()).agent, rightAnswers).expect(200);
      expect((await send(learner.agent, halfRight).expect(200)).headers['idempotency-replayed']).toBeUndefined();
      return learner.agent.post(path).send({ answers: rightAnswers });
    },
    { status: 409, code: 'quizzes.too_early' },
  ],
  [
    'read what others handed in by asking what is similar to own work',
    async (_, app) => {
      const { learner, another, handIn } = await anAssignmentSetting(app);
      await handIn(await another(), sharedWords);
      const { id } = await handIn(learner, sharedWords);
      return learner.agent.get(`/api/submissions/${id}/similar`);
    },
    { status: 403, code: 'auth.forbidden' },
  ],
  [
    'have an instructor of another course ask it',
    async (_, app) => {
      const { id } = await (await anAssignmentSetting(app)).handIn(undefined, sharedWords);
      return (await app.as('instructor')).agent.get(`/api/submissions/${id}/similar`);
    },
    { status: 404, code: 'assignments.work_not_found' },
  ],
  [
    'mark own work as the instructor of another course',
    async (_, app) => {
      const { courseId, path, handIn } = await anAssignmentSetting(app);
      const teacher = await app.as('instructor');
      await teacher.agent.post('/api/enrollments').send({ courseId }).expect(201);
      const { id, version } = await handIn(teacher, sharedWords);
      const { rubric } = (await teacher.agent.get(path)).body as { rubric: object[] };
      const levels = rubric.map((__, row) => ({ row, level: 1 }));
      return teacher.agent.put(`/api/submissions/${id}/mark`).send({ version, levels, comment: '', notes: [] });
    },
    { status: 404, code: 'assignments.work_not_found' },
  ],
  [
    'take back the work of somebody else',
    async (_, app) => {
      const { another, handIn } = await anAssignmentSetting(app);
      const { id } = await handIn();
      return (await another()).agent.post(`/api/submissions/${id}/withdraw`);
    },
    { status: 404, code: 'assignments.work_not_found' },
  ],
  ...peerCheats,
  ...uploadCheats,
  [
    'take a quiz as somebody who never joined',
    async ({ path }, app) => (await app.as('student')).agent.post(`${path}/papers`),
    { status: 403, code: 'courses.not_enrolled' },
  ],
  [
    'take the final before the lessons are complete',
    async (_, app) => {
      const final = await aFinalSetting(app, { inBank: 3, drawn: 1 });
      return (await final.aLearner()).agent.post(`${final.path}/papers`);
    },
    { status: 409, code: 'quizzes.final_not_open' },
  ],
  [
    'go on with the upload of somebody else',
    async (_, app) => {
      const { learner, another, path } = await anAssignmentSetting(app);
      const begun = await beginUpload(learner.agent, path, 'work.pdf').expect(201);
      return sendPiece((await another()).agent, begun, '%PDF-1.7');
    },
    { status: 404, code: 'assignments.upload_not_found' },
  ],
  [
    'hand in a program whose name reads as that of a photo',
    async (_, app) => {
      const { learner, path } = await anAssignmentSetting(app);
      return beginUpload(learner.agent, path, 'photo\u202Egpj.exe');
    },
    { status: 415, code: 'files.type_refused' },
  ],
  [
    'overwrite what was sent of an upload',
    async (_, app) => {
      const { learner, path } = await anAssignmentSetting(app);
      const begun = await beginUpload(learner.agent, path, 'work.pdf').expect(201);
      await sendPiece(learner.agent, begun, '%PDF').expect(204);
      return sendPiece(learner.agent, begun, 'MZ______');
    },
    { status: 409, code: 'assignments.upload_offset' },
  ],
  [
    'add a file of feedback to own work',
    async (_, app) => {
      const { learner, handIn } = await anAssignmentSetting(app);
      const { id } = await handIn(learner, sharedWords);
      return learner.agent.post(`/api/submissions/${id}/feedback`).attach('file', Buffer.from('%PDF-1.7'), 'a.pdf');
    },
    { status: 403, code: 'auth.forbidden' },
  ],
  [
    'join a group oneself',
    async (_, app) => {
      const { learner, path } = await anAssignmentSetting(app);
      return learner.agent.put(`${path}/groups/learners/${learner.userId}`).send({ number: 1 });
    },
    { status: 403, code: 'auth.forbidden' },
  ],
  [
    'import own grades from a file',
    async (_, app) => {
      const { learner, courseId } = await anAssignmentSetting(app);
      const file = Buffer.from('learner,quiz\n=1+1,100');
      return learner.agent.post(`/api/courses/${courseId}/gradebook/import`).attach('file', file, 'grades.csv');
    },
    { status: 403, code: 'auth.forbidden' },
  ],
  [
    'read what the final draws from',
    async (_, app) => {
      const final = await aFinalSetting(app, { inBank: 3, drawn: 1 });
      const { agent } = await final.aFinisher();
      await agent.get(`${final.path}/sample`).expect(403);
      return agent.get(`${final.path}/composition`);
    },
    { status: 403, code: 'auth.forbidden' },
  ],
  [
    'take the final as somebody who never joined',
    async (_, app) => {
      const final = await aFinalSetting(app, { inBank: 3, drawn: 1 });
      return (await app.as('student')).agent.post(`${final.path}/papers`);
    },
    { status: 403, code: 'courses.not_enrolled' },
  ],
  [
    'answer the final after its time',
    async (_, app) => {
      const final = await aFinalSetting(app, { inBank: 3, drawn: 1 });
      await final.setRules({ timeLimitMinutes: 1 });
      const finisher = await final.aFinisher();
      const paper = await begin(final, finisher);
      await final.letPass(2, finisher);
      return put(finisher.agent, paper.id, paper.questions[0]!.id, [paper.questions[0]!.options[0]!.id]);
    },
    { status: 409, code: 'quizzes.paper_ended' },
  ],
  [
    'begin the final again before the pause is over',
    async (_, app) => {
      const final = await aFinalSetting(app, { inBank: 3, drawn: 1 });
      const finisher = await final.aFinisher();
      await take(await begin(final, finisher), finisher, 0);
      return finisher.agent.post(`${final.path}/papers`);
    },
    { status: 409, code: 'quizzes.too_early' },
  ],
  [
    'answer the final of somebody else',
    async (_, app) => {
      const final = await aFinalSetting(app, { inBank: 3, drawn: 1 });
      const paper = await begin(final, await final.aFinisher());
      return submit((await final.aFinisher()).agent, paper.id);
    },
    { status: 404, code: 'quizzes.paper_not_found' },
  ],
  [
    'take the final away from the course',
    async (_, app) => {
      const final = await aFinalSetting(app, { inBank: 3, drawn: 1 });
      return (await final.aFinisher()).agent.put(`${final.path}/composition`).send({ parts: [] });
    },
    { status: 403, code: 'auth.forbidden' },
  ],
];

describe('cheats', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('are at least thirty [EVD-5]', () => {
    expect(new Set(cheats.map(([name]) => name)).size).toBeGreaterThanOrEqual(30);
  });

  it.each(cheats)('refused: %s [EVD-1] [EVD-2]', async (_, cheat, { status, code }) => {
    const setting = await aQuizSetting(app);
    const answer = await cheat(setting, app);
    expect({ status: answer.status, code: (answer.body as { code?: string }).code }).toEqual({ status, code });
    const { userId } = setting.learner;
    expect(await app.em().execute('select id from certificates where user_id = ?', [userId])).toEqual([]);
  });

  it('two devices that begin at once work on one paper, which is drawn once and graded once [EVD-2]', async () => {
    const setting = await aQuizSetting(app);
    const { agent, userId } = setting.learner;
    const begun = await Promise.all(Array.from({ length: 8 }, () => start(setting, agent)));
    expect(new Set(begun.map(({ id }) => id)).size).toBe(1);
    const { id } = begun[0]!;
    await put(agent, id, 'q1', ['b']).expect(204);
    await put(agent, id, 'q1', ['a']).expect(204);
    const results = await Promise.all(Array.from({ length: 8 }, () => submit(agent, id).expect(200)));
    const scores = results.map(({ body }) => (body as { result: { score: string } }).result.score);
    expect(new Set(scores)).toEqual(new Set(['50.00']));
    expect(await app.em().execute('select score from quiz_attempts where user_id = ?', [userId])).toEqual([
      { score: '50.00' },
    ]);
  });

  it('a question that its author changes stays as it was on a paper that runs [EVD-2]', async () => {
    const setting = await aQuizSetting(app);
    const paper = await start(setting, setting.learner.agent);
    await app.em().execute(`update lessons set quiz = '{"questions":[]}' where id = ?`, [setting.lessonId]);
    const { body } = await setting.learner.agent.get(`/api/papers/${paper.id}`).expect(200);
    expect((body as typeof paper).questions).toEqual(paper.questions);
  });

  it('beginning again and again draws no other questions, and ending a paper makes nobody begin sooner [EVD-5]', async () => {
    const setting = await aDrawnQuizSetting(app, 9);
    await setting.compose([{ bankId: setting.bankId, count: 3 }]);
    const learner = await setting.aLearner();
    const first = await begin(setting, learner);
    for (let time = 0; time < 5; time += 1)
      expect(await begin(setting, learner)).toMatchObject({ questions: first.questions });
    await submit(learner.agent, first.id).expect(200);
    expect((await learner.agent.post(`${setting.path}/papers`).expect(409)).body.code).toBe('quizzes.too_early');
    const [{ n }] = await app
      .em()
      .execute<[{ n: number }]>('select count(*)::int as n from papers where user_id = ?', [learner.userId]);
    expect(n).toBe(1);
  });

  it('what other accounts were told of a question names no part of it on this paper [EVD-5]', async () => {
    const setting = await aDrawnQuizSetting(app, 1);
    await setting.compose([{ bankId: setting.bankId, count: 1 }]);
    const named = new Set<string>();
    for (let account = 0; account < 12; account += 1) {
      const learner = await setting.aLearner();
      const { id, result } = await take(await begin(setting, learner), learner, 1);
      expect(result?.showsKey).toBe(true);
      const { body } = await learner.agent.get(`/api/papers/${id}`);
      named.add(
        (body as { result: { questions: { correctOptionIds: string[] }[] } }).result.questions[0]!.correctOptionIds[0]!,
      );
    }
    expect(named.size).toBeGreaterThan(1);
  });

  it('right and wrong answers are kept alike, and forged ones are not kept [EVD-5]', async () => {
    const setting = await aDrawnQuizSetting(app, 2);
    await setting.compose([{ bankId: setting.bankId, count: 1 }]);
    const learner = await setting.aLearner();
    const { id, questions } = await begin(setting, learner);
    const [{ id: questionId, options }] = questions as [(typeof questions)[0]];
    const other = setting.questionIds.find((each) => each !== questionId)!;
    const send = (answer: unknown, at = questionId) =>
      learner.agent.put(`/api/papers/${id}/answers/${at}`).send({ answer });
    const answers = await Promise.all(options.map(({ id: optionId }) => send({ kind: 'single', optionId })));
    expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [204, '']));
    for (const forged of [
      { kind: 'true-false', isTrue: true },
      { kind: 'multiple', optionIds: options.map((option) => option.id) },
      { kind: 'single', optionId: 'o1' },
      { kind: 'single' },
      { optionId: options[0]!.id },
      { kind: 'single', optionId: options.map((option) => option.id) },
    ])
      expect((await send(forged).expect(422)).body.code).toBe('quizzes.answer_mismatch');
    expect((await send({ kind: 'single', optionId: 'p1' }, other).expect(404)).body.code).toBe(
      'quizzes.question_not_on_paper',
    );
    const opened = await learner.agent.get(`/api/papers/${id}`).expect(200);
    expect(opened.text).not.toMatch(/weight|correct|explanation|origin|"o1"|"parts"/i);
  });

  it('learners see neither parts nor samples nor banks of their quizzes [EVD-5]', async () => {
    const setting = await aDrawnQuizSetting(app, 1);
    const { agent } = await setting.aLearner();
    await agent.get(`${setting.path}/composition`).expect(403);
    await agent.get(`${setting.path}/sample`).expect(403);
    await agent.put(`${setting.path}/composition`).send({ parts: [] }).expect(403);
    await agent.get(`/api/bank-questions/${setting.questionIds[0]}`).expect(403);
  });

  it('neither paper nor result tells the key before the last attempt [EVD-2]', async () => {
    const setting = await aQuizSetting(app);
    const { agent } = setting.learner;
    const paper = await start(setting, agent);
    await put(agent, paper.id, 'q1', ['b']).expect(204);
    for (const { text } of [await agent.get(`/api/papers/${paper.id}`), await submit(agent, paper.id)])
      expect(text).not.toMatch(/weight|correct|explanation|Because/i);
    expect((await agent.get(`/api/papers/${paper.id}`)).body).toMatchObject({
      result: { score: '0.00', hasPassed: false, showsKey: false, questions: [] },
    });
  });

  it('several devices at once, answers after the end and altered repetitions leave a line for who teaches [EVD-5]', async () => {
    const setting = await aQuizSetting(app);
    const { author, learner, path } = setting;
    const paper = await start(setting, learner.agent);
    await put(learner.agent, paper.id).expect(204);
    const phone = app.anonymous();
    await openTestSession(app.app, phone, { id: learner.userId, role: 'student' });
    await put(phone, paper.id, 'q2', ['e']).expect(204);
    await submit(learner.agent, paper.id).expect(200);
    await put(phone, paper.id).expect(409);
    const kept = (answers: object) => learner.agent.post(path).set('Idempotency-Key', `late-${path}`).send({ answers });
    await setting.letPass(11);
    await kept(halfRight).expect(200);
    await kept(rightAnswers).expect(422);
    const { body } = await author.agent.get('/api/learning-signs').expect(200);
    const lines = (body as { kind: string; userId: string; times: number }[]).map(({ kind, userId, times }) => [
      kind,
      userId === learner.userId,
      times,
    ]);
    expect(lines.toSorted()).toEqual([
      ['answer-after-end', true, 1],
      ['changed-replay', true, 1],
      ['one-line-account', true, 2],
      ['several-devices', true, 1],
    ]);
    expect((await (await app.as('instructor')).agent.get('/api/learning-signs')).body).toEqual([]);
    await learner.agent.get('/api/learning-signs').expect(403);
  });
});
