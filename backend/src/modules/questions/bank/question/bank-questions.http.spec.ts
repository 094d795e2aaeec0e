import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../../../testing/test-app.js';
import { QuestionSource } from '../../drawing/question-source.js';
import { aChoice, aQuestion } from '../../testing/question.samples.js';

interface Written {
  id: string;
  version: number;
}

describe('questions of a bank', () => {
  let app: TestApp;
  let instructor: SignedInAgent;
  beforeAll(async () => {
    app = await startTestApp();
    instructor = await app.as('instructor');
  });
  afterAll(() => app.close());

  const aBank = async () =>
    ((await instructor.agent.post('/api/question-banks').send({ name: 'أسئلة' }).expect(201)).body as { id: string })
      .id;
  const write = async (bankId: string, body: object = aQuestion()) =>
    (await instructor.agent.post(`/api/question-banks/${bankId}/questions`).send(body).expect(201)).body as Written;

  it('are written, and each edit is a version that stays as it was [QB-1]', async () => {
    const bankId = await aBank();
    const { id } = await write(bankId);
    const edited = { ...aQuestion(aChoice('ما لون البحر؟')), version: 1 };
    expect((await instructor.agent.put(`/api/bank-questions/${id}`).send(edited).expect(200)).body).toMatchObject({
      version: 2,
      content: { id, prompt: { ar: 'ما لون البحر؟' } },
    });
    const source = app.app.get(QuestionSource);
    expect(await source.contents([1, 2].map((version) => ({ questionId: id, version })))).toMatchObject([
      { prompt: { ar: 'ما لون السماء؟' } },
      { prompt: { ar: 'ما لون البحر؟' } },
    ]);
    await expect(
      app.em().execute(`update question_versions set content = '{}' where question_id = '${id}'`),
    ).rejects.toThrow('never changes');
    await expect(
      app.em().execute(`update question_versions set version = 9 where question_id = '${id}'`),
    ).rejects.toThrow('never changes');
  });

  it('edited by two at once keep the first edit and tell the second [QB-1]', async () => {
    const { id } = await write(await aBank());
    const edit = (prompt: string) =>
      instructor.agent.put(`/api/bank-questions/${id}`).send({ ...aQuestion(aChoice(prompt)), version: 1 });
    const statuses = (await Promise.all([edit('أ'), edit('ب')])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect((await edit('ج').expect(409)).body).toMatchObject({ code: 'questions.changed' });
  });

  it('are found by kind, tag, difficulty, state and words in any spelling [QB-1]', async () => {
    const bankId = await aBank();
    const sky = await write(bankId);
    const cells = { ...aChoice(), kind: 'true-false', isTrue: true, prompt: { ar: 'الإدارةُ عِلم 100%', en: '' } };
    const management = await write(bankId, {
      ...aQuestion(cells),
      name: '',
      tags: [],
      difficulty: 'hard',
      state: 'draft',
    });
    const find = async (query: string) =>
      (
        (await instructor.agent.get(`/api/question-banks/${bankId}/questions?${query}`).expect(200)).body as Written[]
      ).map(({ id }) => id);
    expect(await find('')).toEqual([management.id, sky.id]);
    expect(await find('kind=single')).toEqual([sky.id]);
    expect(await find(`tag=${encodeURIComponent('طبيعة')}`)).toEqual([sky.id]);
    expect(await find('difficulty=hard')).toEqual([management.id]);
    expect(await find('state=ready')).toEqual([sky.id]);
    expect(await find(`search=${encodeURIComponent('الاداره')}`)).toEqual([management.id]);
    expect(await find(`search=${encodeURIComponent('100%')}`)).toEqual([management.id]);
    expect(await find(`search=${encodeURIComponent('_')}`)).toEqual([]);
    await instructor.agent
      .put(`/api/bank-questions/${sky.id}`)
      .send({ ...aQuestion(), state: 'archived', version: 1 })
      .expect(200);
    expect(await find('')).toEqual([management.id]);
    expect(await find('state=archived')).toEqual([sky.id]);
  });

  it('without a right answer stay drafts, and without a form are none [QB-2]', async () => {
    const bankId = await aBank();
    const send = (body: object) => instructor.agent.post(`/api/question-banks/${bankId}/questions`).send(body);
    const choice = aChoice();
    const unanswerable = { ...choice, options: choice.options.map((option) => ({ ...option, weight: 0 })) };
    expect((await send(aQuestion(unanswerable)).expect(422)).body).toMatchObject({ code: 'questions.not_ready' });
    expect((await send({ ...aQuestion(unanswerable), state: 'draft' }).expect(201)).body).toMatchObject({
      warnings: ['no-right-answer'],
    });
    const { body } = await send(aQuestion({ ...choice, options: [] })).expect(422);
    expect(body).toMatchObject({ code: 'questions.formless', errors: [{ field: 'content.options' }] });
    await send({ ...aQuestion(), content: 'x' }).expect(400);
    await send({ ...aQuestion(), state: 'published' }).expect(400);
  });

  it('are drawn from by who asks for ready ones of a tag and difficulty [QB-2]', async () => {
    const bankId = await aBank();
    const easy = await write(bankId);
    await write(bankId, { ...aQuestion(), state: 'draft' });
    await write(bankId, { ...aQuestion(), difficulty: 'hard' });
    const source = app.app.get(QuestionSource);
    expect(await source.matching(bankId, { tag: 'css', difficulty: 'easy', skillId: null })).toEqual([
      { questionId: easy.id, version: 1 },
    ]);
    expect(await source.matching(bankId, { tag: null, difficulty: null, skillId: null })).toHaveLength(2);
  });

  it('of others are unknown, and read but not written by who may only use them [QB-1]', async () => {
    const bankId = await aBank();
    const { id } = await write(bankId);
    const colleague = await app.as('instructor');
    await colleague.agent.get(`/api/bank-questions/${id}`).expect(404);
    await colleague.agent.get(`/api/question-banks/${bankId}/questions`).expect(404);
    await app
      .em()
      .execute(
        `insert into question_bank_shares (bank_id, user_id, permission) values ('${bankId}', '${colleague.userId}', 'use')`,
      );
    await colleague.agent.get(`/api/bank-questions/${id}`).expect(200);
    await colleague.agent
      .put(`/api/bank-questions/${id}`)
      .send({ ...aQuestion(), version: 1 })
      .expect(403);
    await colleague.agent.post(`/api/question-banks/${bankId}/questions`).send(aQuestion()).expect(403);
    await (await app.as('student')).agent.get(`/api/bank-questions/${id}`).expect(403);
    await instructor.agent.get(`/api/bank-questions/${randomUUID()}`).expect(404);
  });
});
