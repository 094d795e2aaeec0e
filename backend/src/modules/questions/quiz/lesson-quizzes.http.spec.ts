import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aQuizSetting, halfRight, rightAnswers } from '../testing/a-quiz.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('POST /api/lessons/{id}/quiz', () => {
  it('is one attempt, and tells the key only once it passed [LSN-2] [EVD-2]', async () => {
    const { learner, path, lessonId, letPass } = await aQuizSetting(app);
    const { body } = await learner.agent.post(path).send({ answers: halfRight }).expect(200);
    expect(body).toEqual({ score: '50.00', bestScore: '50.00', attempts: 1, questions: [] });
    await letPass(11);
    const passed = await learner.agent.post(path).send({ answers: rightAnswers }).expect(200);
    expect(passed.body).toEqual({
      score: '100.00',
      bestScore: '100.00',
      attempts: 2,
      questions: [
        {
          questionId: 'q1',
          isCorrect: true,
          correctOptionIds: ['a'],
          explanationAr: 'لأنه واحد.',
          explanationEn: 'Because it is one.',
          rightAnswer: { kind: 'single', optionId: 'a' },
          feedback: [],
        },
        {
          questionId: 'q2',
          isCorrect: true,
          correctOptionIds: ['c', 'd'],
          explanationAr: null,
          explanationEn: null,
          rightAnswer: { kind: 'multiple', optionIds: ['c', 'd'] },
          feedback: [],
        },
      ],
    });
    expect((await learner.agent.get(`/api/lessons/${lessonId}`)).body.quiz).toMatchObject({
      bestScore: '100.00',
      attempts: 2,
    });
  });

  it('does not tell by the file of one’s own data which answers were right [EVD-2] [PRF-4]', async () => {
    const { learner, path, lessonId } = await aQuizSetting(app);
    await learner.agent.post(path).send({ answers: halfRight }).expect(200);
    const kept = await app
      .em()
      .execute<{ right_ids: string[] }[]>('select right_ids from quiz_attempts where user_id = ?', [learner.userId]);
    expect(kept[0]?.right_ids).toHaveLength(1);
    const { text, body } = await learner.agent.get('/api/profile/export').expect(200);
    expect(Object.values(body as Record<string, unknown[]>).flat()).toContainEqual(
      expect.objectContaining({ lessonId, answers: expect.any(Array) }),
    );
    expect(text).not.toContain('rightIds');
  });

  it('waits for the pause between attempts, and says until when [EVD-2]', async () => {
    const { learner, path, letPass } = await aQuizSetting(app);
    await learner.agent.post(path).send({ answers: halfRight }).expect(200);
    await letPass(8);
    const { body, headers } = await learner.agent.post(path).send({ answers: halfRight }).expect(409);
    expect(body).toMatchObject({ code: 'quizzes.too_early', startsAt: expect.any(String) });
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(120);
    expect((await learner.agent.get(path)).body.nextStartsAt).toBe(body.startsAt);
  });

  it('tells the key after the last attempt too, and takes no further one [EVD-2]', async () => {
    const { learner, path, letPass } = await aQuizSetting(app);
    for (const attempt of [1, 2, 3]) {
      const { body } = await learner.agent.post(path).send({ answers: halfRight }).expect(200);
      expect(body.questions).toHaveLength(attempt === 3 ? 2 : 0);
      await letPass(11);
    }
    const { body } = await learner.agent.post(path).send({ answers: rightAnswers }).expect(409);
    expect(body.code).toBe('quizzes.no_attempts_left');
  });

  it('refuses incomplete answers, lessons without quiz and those who are not enrolled [LSN-2]', async () => {
    const { author, learner, path, plainId } = await aQuizSetting(app);
    const codeOf = async (address: string, answers: unknown, status: number) =>
      (await learner.agent.post(address).send({ answers }).expect(status)).body.code as string;
    expect(await codeOf(path, halfRight.slice(1), 422)).toBe('courses.quiz_answers_mismatch');
    expect(await codeOf(`/api/lessons/${plainId}/quiz`, halfRight, 404)).toBe('courses.quiz_missing');
    expect(await codeOf(`/api/lessons/${randomUUID()}/quiz`, halfRight, 404)).toBe('courses.lesson_not_found');
    expect(await codeOf(path, [{ questionId: 'q1', optionIds: 'a' }], 400)).toBe('platform.invalid_input');
    expect(await codeOf(path, [{ questionId: 'q1', optionIds: [['a']] }], 400)).toBe('platform.invalid_input');
    await author.agent.post(path).send({ answers: halfRight }).expect(403);
    expect((await learner.agent.get(path)).body).toMatchObject({ attemptsLeft: 3, bestScore: null });
  });

  it('of a quiz for practice may be sent as often as one likes, and tells the key [EVD-2]', async () => {
    const { learner, path, lessonId, setRules } = await aQuizSetting(app);
    await setRules({ isPractice: true });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const { body } = await learner.agent.post(path).send({ answers: halfRight }).expect(200);
      expect(body.questions).toHaveLength(2);
    }
    expect((await learner.agent.get(`/api/lessons/${lessonId}`)).body.quiz.isPractice).toBe(true);
    await learner.agent.put(`/api/lessons/${lessonId}/progress`).send({ isCompleted: true }).expect(200);
  });
});

describe('POST /api/lessons/{id}/quiz/answer', () => {
  const answer = (questionId: string, ...optionIds: string[]) => ({ questionId, optionIds });

  it('judges one answer of a practice quiz, and keeps nothing [LSN-2]', async () => {
    const { learner, path, setRules } = await aQuizSetting(app);
    await setRules({ isPractice: true });
    expect((await learner.agent.post(`${path}/answer`).send(answer('q1', 'b')).expect(200)).body).toEqual({
      questionId: 'q1',
      isCorrect: false,
      correctOptionIds: ['a'],
      explanationAr: 'لأنه واحد.',
      explanationEn: 'Because it is one.',
      rightAnswer: { kind: 'single', optionId: 'a' },
      feedback: [],
    });
    expect((await learner.agent.post(`${path}/answer`).send(answer('q2', 'd', 'c'))).body.isCorrect).toBe(true);
    expect((await learner.agent.get(path)).body.bestScore).toBeNull();
  });

  it('judges nothing of a quiz that counts [EVD-2]', async () => {
    const { learner, path } = await aQuizSetting(app);
    const { body } = await learner.agent.post(`${path}/answer`).send(answer('q1', 'a')).expect(409);
    expect(body.code).toBe('quizzes.counts');
  });

  it('tells the key of no question to who does not answer it, nor to who is not enrolled [LSN-2]', async () => {
    const { author, learner, path, setRules } = await aQuizSetting(app);
    await setRules({ isPractice: true });
    for (const body of [
      answer('q1'),
      answer('q1', 'a', 'b'),
      answer('q1', 'c'),
      answer('q2', 'c', 'c'),
      answer('q9', 'a'),
    ])
      await learner.agent.post(`${path}/answer`).send(body).expect(422);
    await author.agent.post(`${path}/answer`).send(answer('q1', 'a')).expect(403);
  });
});

describe('rules of a quiz', () => {
  it('are the usual ones until its author sets others [EVD-2]', async () => {
    const { author, learner, path, setRules } = await aQuizSetting(app);
    const usual = { isPractice: false, passMark: '70.00', attempts: 3, pauseMinutes: 10, counting: 'best' };
    expect((await author.agent.get(`${path}/rules`).expect(200)).body).toEqual({ ...usual, timeLimitMinutes: null });
    await setRules({ passMark: '50', attempts: 1, timeLimitMinutes: 20 });
    expect((await learner.agent.get(path).expect(200)).body).toMatchObject({
      passMark: '50.00',
      timeLimitMinutes: 20,
      attemptsLeft: 1,
      questions: 2,
      hasPassed: false,
      openPaperId: null,
    });
    await setRules({});
    expect((await author.agent.get(`${path}/rules`)).body.timeLimitMinutes).toBeNull();
  });

  it('are set by its author and admins alone, within bounds [EVD-2] [SEC-1]', async () => {
    const { author, learner, path } = await aQuizSetting(app);
    const rules = { isPractice: false, passMark: '70', attempts: 3, pauseMinutes: 10, counting: 'best' };
    await learner.agent.put(`${path}/rules`).send(rules).expect(403);
    await (await app.as('instructor')).agent.put(`${path}/rules`).send(rules).expect(403);
    await (await app.as('admin')).agent.put(`${path}/rules`).send(rules).expect(200);
    for (const wrong of [
      { passMark: '0' },
      { passMark: '100.01' },
      { attempts: 0 },
      { pauseMinutes: -1 },
      { counting: 'worst' },
    ])
      await author.agent
        .put(`${path}/rules`)
        .send({ ...rules, ...wrong })
        .expect(400);
    await author.agent.put(`/api/lessons/${randomUUID()}/quiz/rules`).send(rules).expect(404);
  });
});

describe('a quiz with questions of other kinds', () => {
  const both = (words: string) => ({ ar: words, en: words });
  const ordering = {
    kind: 'ordering',
    prompt: both('رتّب'),
    points: 2,
    items: ['i1', 'i2', 'i3'].map((id, place) => ({ id, text: both(`خطوة ${place}`) })),
  };
  const typed = { kind: 'short-text', prompt: both('ما لون السماء؟'), points: 1, exact: false };
  const sky = { ...typed, accepted: [{ text: 'أزرق', weight: 100 }], explanation: both('من الضوء.') };
  interface Asked {
    id: string;
    kind: string;
    items: { id: string; ar: string }[];
  }

  it('is asked without its key, judged by the rules of banks, and its statistics know who was right [LSN-2, QB-1]', async () => {
    const { author, learner, path, lessonId, courseId, setRules } = await aQuizSetting(app);
    await setRules({ isPractice: true });
    const quiz = { questions: [{ content: ordering }, { content: sky }] };
    const { body: draft } = await author.agent.patch(`/api/lessons/${lessonId}`).send({ quiz }).expect(200);
    expect(draft.quiz.questions).toMatchObject([{ content: { kind: 'ordering' }, options: [] }, { content: sky }]);
    const { body: lesson } = await learner.agent.get(`/api/lessons/${lessonId}`).expect(200);
    const [steps, colour] = lesson.quiz.questions as [Asked, Asked];
    expect(JSON.stringify(lesson.quiz)).not.toMatch(/"i1"|أزرق|الضوء|weight/);
    const itemIds = steps.items.toSorted((one, other) => one.ar.localeCompare(other.ar)).map(({ id }) => id);
    const right = { questionId: steps.id, answer: { kind: 'ordering', itemIds } };
    const wrong = { questionId: colour.id, answer: { kind: 'short-text', text: 'أحمر' } };
    expect((await learner.agent.post(`${path}/answer`).send(wrong).expect(200)).body).toMatchObject({
      isCorrect: false,
      correctOptionIds: [],
      explanationAr: 'من الضوء.',
      rightAnswer: { kind: 'short-text', text: 'أزرق' },
    });
    await learner.agent
      .post(`${path}/answer`)
      .send({ ...wrong, optionIds: ['x'] })
      .expect(400);
    await learner.agent
      .post(path)
      .send({ answers: [wrong, { questionId: steps.id, optionIds: itemIds }] })
      .expect(422);
    const { body: result } = await learner.agent
      .post(path)
      .send({ answers: [right, wrong] })
      .expect(200);
    expect(result).toMatchObject({ score: '66.67', attempts: 1 });
    const { body: report } = await author.agent.get(`/api/instructor/analytics/courses/${courseId}`).expect(200);
    expect(report.questions).toMatchObject([
      { questionId: steps.id, answers: 1, rightAnswers: 1 },
      { questionId: colour.id, answers: 1, rightAnswers: 0 },
    ]);
  });

  it('stands on papers where it counts, and refuses what nobody could answer [EVD-2, CRS-4]', async () => {
    const { author, learner, path, lessonId } = await aQuizSetting(app);
    const patch = (content: object) =>
      author.agent.patch(`/api/lessons/${lessonId}`).send({ quiz: { questions: [{ content }] } });
    expect((await patch({ ...sky, accepted: [{ text: 'أزرق', weight: 50 }] }).expect(422)).body.code).toBe(
      'courses.quiz_invalid',
    );
    await patch({ ...sky, kind: 'calculated' }).expect(422);
    await patch(sky).expect(200);
    const { body: paper } = await learner.agent.post(`${path}/papers`).expect(200);
    const [{ id }] = paper.questions as [Asked];
    const answer = { answer: { kind: 'short-text', text: 'ازرق' } };
    await learner.agent.put(`/api/papers/${paper.id}/answers/${id}`).send(answer).expect(204);
    await learner.agent.post(`/api/papers/${paper.id}/submit`);
    expect((await learner.agent.get(path)).body).toMatchObject({ hasPassed: true, bestScore: '100.00' });
  });
});
