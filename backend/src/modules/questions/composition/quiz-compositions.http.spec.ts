import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aDrawnQuizSetting, start, take } from '../testing/a-drawn-quiz.js';
import { aQuestion } from '../testing/question.samples.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('what a quiz asks of banks', () => {
  it('is set and read by its author, who is told what is short and what is not ready [QB-2]', async () => {
    const { author, bankId, courseId, path, questionIds, compose } = await aDrawnQuizSetting(app, 4);
    const draft = {
      ...aQuestion(),
      state: 'draft',
      content: { ...aQuestion().content, prompt: { ar: 'مسودة', en: '' } },
    };
    const { id } = (await author.agent.post(`/api/question-banks/${bankId}/questions`).send(draft).expect(201))
      .body as {
      id: string;
    };
    const parts = [
      { questionId: questionIds[0] },
      { bankId, tag: 'odd', difficulty: 'easy', count: 3 },
      { questionId: id },
    ];
    await author.agent.post(`/api/courses/${courseId}/unpublish`).expect(200);
    const { status, body } = await compose(parts);
    expect([status, body]).toMatchObject([
      200,
      {
        ownQuestions: 0,
        isEvidence: false,
        parts: [
          { questionId: questionIds[0], bankId, bankName: 'بنك', count: null, promptAr: 'سؤال 0' },
          { questionId: null, bankId, tag: 'odd', difficulty: 'easy', count: 3 },
          { questionId: id },
        ],
        warnings: [
          { code: 'draw-short', place: 1, questionId: null, wanted: 3, found: 2 },
          { code: 'question-not-ready', place: 2, questionId: id },
          { code: 'no-english', place: 2, questionId: id },
        ],
      },
    ]);
    expect((await author.agent.get(`${path}/composition`).expect(200)).body).toEqual(body);
    const sample = await author.agent.get(`${path}/sample`).expect(200);
    expect((sample.body as { questions: object[] }).questions).toHaveLength(3);
    expect(sample.text).not.toMatch(/weight|origin|"parts"/);
    expect((await compose([])).body).toMatchObject({ parts: [], warnings: [] });
  });

  it('is refused where it makes no sense, and where the bank is not theirs [QB-2] [SEC-1]', async () => {
    const { author, bankId, path, questionIds, compose, aLearner } = await aDrawnQuizSetting(app, 1);
    const question = { questionId: questionIds[0] };
    for (const wrong of [
      [{}],
      [{ bankId }],
      [{ bankId, count: 0 }],
      [{ bankId, count: 101 }],
      [{ ...question, bankId, count: 1 }],
      [{ ...question, tag: 'x' }],
      [question, question],
      [
        { bankId, count: 60 },
        { bankId, count: 60 },
      ],
    ])
      expect([wrong, (await compose(wrong)).status]).toEqual([wrong, 400]);
    expect((await compose([{ bankId: randomUUID(), count: 1 }])).status).toBe(404);
    const stranger = await aDrawnQuizSetting(app, 1);
    expect((await compose([{ bankId: stranger.bankId, count: 1 }])).body.code).toBe('questions.bank_not_found');
    expect((await compose([{ questionId: stranger.questionIds[0] }])).body.code).toBe('questions.question_not_found');
    for (const route of ['composition', 'sample']) {
      await (await aLearner()).agent.get(`${path}/${route}`).expect(403);
      await stranger.author.agent.get(`${path}/${route}`).expect(403);
      await author.agent.get(`/api/lessons/${randomUUID()}/quiz/${route}`).expect(404);
    }
    await stranger.author.agent.put(`${path}/composition`).send({ parts: [] }).expect(403);
    expect((await author.agent.get(`${path}/composition`)).body.parts).toEqual([]);
  });

  it('and practice exclude each other, whichever comes first [QB-2] [EVD-5]', async () => {
    const { author, bankId, path, compose } = await aDrawnQuizSetting(app, 1);
    const rules = { passMark: '70', attempts: 3, pauseMinutes: 0, counting: 'best' };
    await compose([{ bankId, count: 1 }]);
    const practice = await author.agent
      .put(`${path}/rules`)
      .send({ ...rules, isPractice: true })
      .expect(409);
    expect(practice.body.code).toBe('quizzes.practice_draws_nothing');
    await compose([]);
    await author.agent
      .put(`${path}/rules`)
      .send({ ...rules, isPractice: true })
      .expect(200);
    expect((await compose([{ bankId, count: 1 }])).body.code).toBe('quizzes.practice_draws_nothing');
  });

  it('keeps its bank from being deleted, and makes the lesson one with a quiz as long as it stands [QB-2]', async () => {
    const { author, bankId, lessonId, courseId, compose } = await aDrawnQuizSetting(app, 1);
    const hasQuiz = async () =>
      ((await author.agent.get(`/api/courses/${courseId}/lessons`)).body as { hasQuiz: boolean }[])[0]?.hasQuiz;
    expect(await hasQuiz()).toBe(false);
    await compose([{ bankId, count: 1 }]);
    expect(await hasQuiz()).toBe(true);
    expect((await author.agent.get(`/api/lessons/${lessonId}`)).body.quiz).toMatchObject({
      questions: [],
      attempts: 0,
    });
    expect((await author.agent.delete(`/api/question-banks/${bankId}`).expect(409)).body.code).toBe(
      'questions.bank_in_use',
    );
    await compose([]);
    expect(await hasQuiz()).toBe(false);
    await author.agent.delete(`/api/question-banks/${bankId}`).expect(204);
  });
});

describe('a drawn paper', () => {
  it('is drawn once, without repetition, frozen, and another for others [QB-2] [EVD-2]', async () => {
    const setting = await aDrawnQuizSetting(app, 12);
    const { author, bankId, path, questionIds, compose, aLearner } = setting;
    await compose([{ questionId: questionIds[0] }, { bankId, count: 5 }, { bankId, tag: 'even', count: 3 }]);
    const learner = await aLearner();
    const begun = await Promise.all(Array.from({ length: 4 }, () => start(setting, learner)));
    const [paper] = begun;
    expect(begun.map(({ id, questions }) => [id, questions])).toEqual(begun.map(() => [paper!.id, paper!.questions]));
    const ids = paper!.questions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(9);
    expect(ids).toContain(questionIds[0]);
    for (const id of questionIds) {
      const { body } = await author.agent.get(`/api/bank-questions/${id}`).expect(200);
      const content = { ...body.content, prompt: { ar: 'غيره', en: 'Another' } };
      await author.agent
        .put(`/api/bank-questions/${id}`)
        .send({ ...aQuestion(content), tags: body.tags, version: 1 })
        .expect(200);
    }
    await compose([]);
    expect((await learner.agent.get(`/api/papers/${paper!.id}`).expect(200)).body.questions).toEqual(paper!.questions);
    await compose([{ bankId, count: 6 }]);
    const papers = await Promise.all([aLearner(), aLearner(), aLearner()]).then((all) =>
      Promise.all(all.map((one) => start(setting, one))),
    );
    const sets = papers.map(({ questions }) => questions.map(({ id }) => id).join());
    expect(new Set(sets).size).toBeGreaterThan(1);
    expect((await learner.agent.get(path)).body).toMatchObject({ questions: 6, openPaperId: paper!.id });
  });

  it('asks numbers of its own, and is judged by them [QB-1] [QB-2]', async () => {
    const setting = await aDrawnQuizSetting(app, 0);
    const content = {
      kind: 'calculated',
      prompt: { ar: 'كم {{n}} في ٢؟', en: 'Twice {{n}}?' },
      points: 1,
      parameters: [{ name: 'n', from: 2, to: 9000, decimals: 0 }],
      formula: 'n * 2',
      tolerance: 0,
      decimals: 0,
      unit: '',
    };
    await setting.author.agent
      .post(`/api/question-banks/${setting.bankId}/questions`)
      .send(aQuestion(content))
      .expect(201);
    await setting.compose([{ bankId: setting.bankId, count: 1 }]);
    const learner = await setting.aLearner();
    const paper = (await learner.agent.post(`${setting.path}/papers`).expect(200)).body;
    const [{ id, promptEn, values }] = paper.questions;
    expect(promptEn).toBe(`Twice ${values[0].value}?`);
    const text = String(2 * (values[0].value as number));
    const send = (answer: object) => learner.agent.put(`/api/papers/${paper.id}/answers/${id}`).send(answer);
    await send({ answer: { kind: 'number', text } }).expect(422);
    await send({ optionIds: ['p1'] }).expect(422);
    await send({ optionIds: ['p1'], answer: { kind: 'calculated', text } }).expect(400);
    await send({}).expect(400);
    await send({ answer: { kind: 'calculated', text, points: 9 } }).expect(204);
    expect((await learner.agent.get(`/api/papers/${paper.id}`)).body.answers).toEqual([
      { questionId: id, optionIds: [], answer: { kind: 'calculated', text } },
    ]);
    const { body } = await learner.agent.post(`/api/papers/${paper.id}/submit`).expect(200);
    expect(body.result).toMatchObject({
      score: '100.00',
      questions: [{ questionId: id, isCorrect: true, points: 1, of: 1, rightAnswer: { kind: 'calculated', text } }],
    });
  });

  it('is the only way to answer such a quiz, and never empty [LSN-2] [QB-2]', async () => {
    const setting = await aDrawnQuizSetting(app, 1);
    await setting.compose([{ bankId: setting.bankId, count: 1 }]);
    // Builds of before let questions of a published quiz become drafts.
    await app.em().execute(`update questions set state = 'draft' where bank_id = ?`, [setting.bankId]);
    const { agent } = await setting.aLearner();
    expect((await agent.post(setting.path).send({ answers: [] }).expect(409)).body.code).toBe('quizzes.needs_paper');
    expect((await agent.post(`${setting.path}/papers`).expect(409)).body.code).toBe('quizzes.unfilled');
    expect((await agent.get(setting.path)).body).toMatchObject({ attemptsLeft: 3, openPaperId: null });
  });
});

describe('statistics of a bank', () => {
  it('are those of the papers that asked its questions [QB-4]', async () => {
    const setting = await aDrawnQuizSetting(app, 2);
    const { author, bankId, compose, aLearner, questionIds } = setting;
    await compose(questionIds.map((questionId) => ({ questionId })));
    const rightIn = [2, 2, 1, 0];
    const answeredRight: string[] = [];
    for (const right of rightIn) {
      const learner = await aLearner();
      const paper = await start(setting, learner);
      answeredRight.push(...paper.questions.slice(0, right).map(({ id }) => id));
      await take(paper, learner, right);
    }
    const { body } = await author.agent.get(`/api/question-banks/${bankId}/statistics`).expect(200);
    for (const questionId of questionIds) {
      const right = answeredRight.filter((id) => id === questionId).length;
      expect(body).toContainEqual(
        expect.objectContaining({
          questionId,
          tries: 4,
          shareCorrect: right / 4,
          medianSeconds: expect.any(Number),
          chosen: expect.arrayContaining([
            expect.objectContaining({ id: 'o1', times: right }),
            expect.objectContaining({ id: 'o2', times: 4 - right }),
          ]),
        }),
      );
    }
    expect(answeredRight).toHaveLength(5);
  });
});

describe('the evidence of a certificate', () => {
  const issued = async (inBank: number, count: number, own: object[] = []) => {
    const setting = await aDrawnQuizSetting(app, inBank);
    const fixed = own.map((_, at) => ({ questionId: setting.questionIds[at] }));
    const { body } = await setting.compose([...fixed, { bankId: setting.bankId, count }]);
    const learner = await setting.aLearner();
    await learner.agent.get(`/api/lessons/${setting.lessonId}`).expect(200);
    const progress = `/api/lessons/${setting.lessonId}/progress`;
    await learner.agent.put(progress).send({ isCompleted: true }).expect(409);
    const { result } = await take(await start(setting, learner), learner, count + own.length);
    expect(result).toMatchObject({ score: '100.00', hasPassed: true });
    await learner.agent.put(progress).send({ isCompleted: true }).expect(200);
    const [row] = await app
      .em()
      .execute<[{ evidence: string; grade: string | null }]>(
        'select evidence, grade from certificates where user_id = ?',
        [learner.userId],
      );
    return { ...row, isEvidence: (body as { isEvidence: boolean }).isEvidence };
  };

  it('is B from ten questions on, drawn from six times as many [EVD-4] [EVD-8]', async () => {
    expect(await issued(60, 10)).toEqual({ evidence: 'B', grade: '100.00', isEvidence: true });
  });

  it.each([
    ['nine questions', 60, 9, []],
    ['a bank one short of six times as many', 59, 10, []],
    ['a question that everybody is asked beside them', 61, 10, [{}]],
  ])('stays C with %s [EVD-8]', async (_, inBank, count, own) => {
    expect(await issued(inBank, count, own)).toEqual({ evidence: 'C', grade: null, isEvidence: false });
  });
});
