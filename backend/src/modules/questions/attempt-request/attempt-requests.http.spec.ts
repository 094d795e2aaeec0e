import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aQuizSetting, halfRight, type QuizSetting, rightAnswers } from '../testing/a-quiz.js';
import { AttemptRequest } from './attempt-request.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A learner whose only attempt failed, and who asks for another. */
async function asked(): Promise<QuizSetting> {
  const setting = await aQuizSetting(app);
  await setting.setRules({ attempts: 1 });
  await setting.learner.agent.post(setting.path).send({ answers: halfRight }).expect(200);
  await setting.learner.agent.post(`${setting.path}/requests`).send({ note: 'راجعت الدرس' }).expect(204);
  return setting;
}

const queueOf = async ({ agent }: SignedInAgent) => (await agent.get('/api/quiz-requests').expect(200)).body;
const newsOf = async ({ agent }: SignedInAgent) =>
  ((await agent.get('/api/notifications').expect(200)).body as { kind: string; titleEn: string }[])
    .filter(({ kind }) => kind === 'quiz-attempt')
    .map(({ titleEn }) => titleEn.replace(/[\u2066-\u2069]/g, ''));

describe('another attempt', () => {
  it('is asked for after the last one, told to who teaches, granted, and begins after the pause [EVD-2] [NTF-1]', async () => {
    const setting = await asked();
    const { author, learner, lessonId, path, letPass } = setting;
    expect(await newsOf(author)).toEqual(['زهراء كاظم asks for another attempt at the quiz of “Lesson 1”']);
    const [request, ...others] = await queueOf(author);
    expect(others).toEqual([]);
    expect(request).toMatchObject({ lessonId, userId: learner.userId, note: 'راجعت الدرس', bestScore: '50.00' });
    expect((await learner.agent.get(path)).body).toMatchObject({ attemptsLeft: 0, attemptAskedAt: request.askedAt });
    const decision = `/api/quiz-requests/${request.id}/decision`;
    const { body } = await author.agent.post(decision).send({ decision: 'granted' }).expect(200);
    expect(body.state).toBe('granted');
    expect(await newsOf(learner)).toEqual(['You were granted another attempt at the quiz of “Lesson 1”']);
    await learner.agent.post(`${path}/papers`).expect(409);
    await letPass(11);
    await learner.agent.post(path).send({ answers: rightAnswers }).expect(200);
  });

  it('may be declined with a reason, once, and asked for again [EVD-2]', async () => {
    const setting = await asked();
    const { author, learner, path } = setting;
    const [{ id }] = await queueOf(author);
    const answer = () =>
      author.agent.post(`/api/quiz-requests/${id}/decision`).send({ decision: 'declined', reason: 'راجع أولاً' });
    await answer().expect(200);
    expect((await answer().expect(409)).body.code).toBe('quizzes.request_decided');
    expect(await newsOf(learner)).toEqual([
      'Your request for another attempt at the quiz of “Lesson 1” was declined: راجع أولاً',
    ]);
    await learner.agent.post(`${path}/requests`).send({}).expect(204);
  });

  it('is one wish at a time, however often it is clicked [EVD-2] [REL-1]', async () => {
    const setting = await aQuizSetting(app);
    await setting.setRules({ attempts: 1 });
    await setting.learner.agent.post(setting.path).send({ answers: halfRight }).expect(200);
    const ask = () => setting.learner.agent.post(`${setting.path}/requests`).send({});
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409, 409]);
    expect(await queueOf(setting.author)).toHaveLength(1);
  });

  it('is answered by who teaches the course and by admins alone [EVD-2] [SEC-1]', async () => {
    const { author, learner } = await asked();
    const [{ id }] = await queueOf(author);
    const path = `/api/quiz-requests/${id}/decision`;
    const body = { decision: 'granted' };
    await learner.agent.post(path).send(body).expect(403);
    const stranger = await app.as('instructor');
    await stranger.agent.post(path).send(body).expect(404);
    expect(await queueOf(stranger)).toEqual([]);
    await author.agent.post(path).send({ decision: 'perhaps' }).expect(400);
    await author.agent.post(`/api/quiz-requests/${randomUUID()}/decision`).send(body).expect(404);
    await (await app.as('admin')).agent.post(path).send(body).expect(200);
  });

  it('is never granted by whoever asks, whatever right they have in the course [EVD-2] [SEC-1]', async () => {
    const { author, courseId, path } = await asked();
    for (const asker of [author, await app.as('admin')]) {
      await asker.agent.post('/api/enrollments').send({ courseId }).expect(201);
      await asker.agent.post(path).send({ answers: halfRight }).expect(200);
      await asker.agent.post(`${path}/requests`).send({}).expect(204);
      const { id } = await app.em().findOneOrFail(AttemptRequest, { userId: asker.userId });
      const decision = `/api/quiz-requests/${id}/decision`;
      for (const answer of ['granted', 'declined'])
        expect((await asker.agent.post(decision).send({ decision: answer }).expect(403)).body.code).toBe(
          'quizzes.own_request',
        );
      expect((await queueOf(asker)).map((row: { id: string }) => row.id)).not.toContain(id);
      await (await app.as('admin')).agent.post(decision).send({ decision: 'granted' }).expect(200);
    }
  });
});
