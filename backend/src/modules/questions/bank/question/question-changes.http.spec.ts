import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../../../testing/test-app.js';
import { aChoice, aQuestion } from '../../testing/question.samples.js';

describe('many questions of a bank', () => {
  let app: TestApp;
  let instructor: SignedInAgent;
  let bank: string;
  beforeAll(async () => {
    app = await startTestApp();
    instructor = await app.as('instructor');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    const { body } = await instructor.agent.post('/api/question-banks').send({ name: 'أسئلة' }).expect(201);
    bank = `/api/question-banks/${(body as { id: string }).id}`;
  });

  const write = async (body: object) =>
    ((await instructor.agent.post(`${bank}/questions`).send(body).expect(201)).body as { id: string }).id;
  const draft = (prompt: string, tags: string[] = []) => ({ ...aQuestion(aChoice(prompt)), state: 'draft', tags });
  const change = (body: object, query = '') => instructor.agent.post(`${bank}/questions/change${query}`).send(body);
  const listed = async () => (await instructor.agent.get(`${bank}/questions`).expect(200)).body as { id: string }[];

  it('become ready at once with tags, difficulty and skill, each in a version of its own [QB-1]', async () => {
    const ids = [await write(draft('أ', ['قديم'])), await write(draft('ب'))];
    const other = await write(draft('ج'));
    const wish = { state: 'ready', difficulty: 'hard', skillId: 'css', addTags: ['جديد'], removeTags: ['قديم'] };
    expect((await change({ ...wish, questionIds: ids }).expect(200)).body).toEqual({ changed: 2, unanswerable: [] });
    for (const question of await listed()) {
      const expected =
        question.id === other
          ? { state: 'draft', tags: [], difficulty: 'easy' }
          : { state: 'ready', tags: ['جديد'], difficulty: 'hard', skill: { id: 'css' }, version: 2 };
      expect(question).toMatchObject(expected.state === 'draft' ? { state: 'draft', tags: [] } : expected);
    }
  });

  it('are not written over by an editor that opened one before [QB-1]', async () => {
    const sent = draft('أ');
    const id = await write(sent);
    await change({ questionIds: [id], state: 'ready' }).expect(200);
    const late = await instructor.agent.put(`/api/bank-questions/${id}`).send({ ...sent, version: 1 });
    expect(late.body).toMatchObject({ status: 409, code: 'questions.changed' });
    const one = (await instructor.agent.get(`/api/bank-questions/${id}`).expect(200)).body as { content: object };
    expect(one).toMatchObject({ state: 'ready', version: 2, content: { kind: 'single' } });
    await instructor.agent
      .put(`/api/bank-questions/${id}`)
      .send({ ...sent, version: 2 })
      .expect(200);
  });

  it('are all that a list finds where none is named [QB-1]', async () => {
    await write(draft('أ', ['css']));
    await write(draft('ب', ['html']));
    expect((await change({ state: 'ready' }, '?tag=css').expect(200)).body).toEqual({ changed: 1, unanswerable: [] });
    expect(await listed()).toMatchObject([{ state: 'draft' }, { state: 'ready' }]);
  });

  it('without a right answer stay drafts and are named [QB-2]', async () => {
    const content = aChoice('بلا جواب') as { options: { weight: number }[] };
    const without = { ...content, options: content.options.map((option) => ({ ...option, weight: 0 })) };
    const id = await write({ ...aQuestion(without), state: 'draft' });
    await write(draft('ب'));
    expect((await change({ state: 'ready' }).expect(200)).body).toEqual({ changed: 1, unanswerable: [id] });
  });

  it('of others, unknown skills and bodies that say nothing right are refused [QB-1]', async () => {
    const id = await write(draft('أ'));
    await change({ state: 'sold' }).expect(400);
    await change({ skillId: 'no-such-skill' }).expect(400);
    await instructor.agent
      .post(`/api/question-banks/${randomUUID()}/questions/change`)
      .send({ state: 'ready' })
      .expect(404);
    const stranger = await app.as('instructor');
    await stranger.agent
      .post(`${bank}/questions/change`)
      .send({ questionIds: [id], state: 'ready' })
      .expect(404);
    expect(await listed()).toMatchObject([{ state: 'draft' }]);
  });
});
