import { randomUUID } from 'node:crypto';
import type { GradedAnswer } from '@masar/domain';
import { startTestApp, type TestApp } from '../../../../../testing/test-app.js';
import { aQuestion } from '../../testing/question.samples.js';
import { ItemAnswers } from './item-answers.js';

describe('statistics of a bank', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('tell of each question what its answers say, and of one without answers that there are none [QB-4]', async () => {
    const { agent } = await app.as('instructor');
    const { id: bankId } = (await agent.post('/api/question-banks').send({ name: 'أسئلة' }).expect(201)).body as {
      id: string;
    };
    const write = async () =>
      (
        (await agent.post(`/api/question-banks/${bankId}/questions`).send(aQuestion()).expect(201)).body as {
          id: string;
        }
      ).id;
    const [untried, tried] = [await write(), await write()];
    const answers = [0.9, 0.8, 0.1, 0.2, 0.1].map((rest, at): GradedAnswer => ({
      share: at < 2 ? 0 : 1,
      rest,
      chosen: [at < 2 ? 'o2' : 'o1'],
      seconds: 10 * at,
    }));
    const source = app.app.get(ItemAnswers);
    const before = source.of.bind(source);
    source.of = async (ids) => (ids.includes(tried) ? new Map([[tried, answers]]) : before(ids));
    const { body } = await agent
      .get(`/api/question-banks/${bankId}/statistics`)
      .expect(200)
      .expect('X-Total-Count', '2');
    expect(body).toMatchObject([
      {
        questionId: tried,
        tries: 5,
        shareCorrect: 0.6,
        medianSeconds: 20,
        promptEn: 'What colour is the sky?',
        chosen: [
          { id: 'o1', en: 'Blue', isRight: true, times: 3 },
          { id: 'o2', en: 'Red', isRight: false, times: 2 },
        ],
        flags: ['backwards'],
      },
      {
        questionId: untried,
        tries: 0,
        shareCorrect: null,
        discrimination: null,
        medianSeconds: null,
        chosen: [],
        flags: [],
      },
    ]);
  });

  it('are nobody else’s [QB-4]', async () => {
    const { agent } = await app.as('instructor');
    const { id } = (await agent.post('/api/question-banks').send({ name: 'أسئلة' }).expect(201)).body as { id: string };
    await (await app.as('instructor')).agent.get(`/api/question-banks/${id}/statistics`).expect(404);
    await (await app.as('student')).agent.get(`/api/question-banks/${id}/statistics`).expect(403);
    await agent.get(`/api/question-banks/${randomUUID()}/statistics`).expect(404);
    await agent.get(`/api/question-banks/${id}/statistics?kind=essay`).expect(400);
    const { body } = await agent.post(`/api/question-banks/${id}/questions`).send(aQuestion()).expect(201);
    const one = `/api/bank-questions/${(body as { id: string }).id}/statistics`;
    expect((await agent.get(one).expect(200)).body).toMatchObject({ tries: 0, chosen: [] });
    await (await app.as('instructor')).agent.get(one).expect(404);
    await (await app.as('student')).agent.get(one).expect(403);
    await agent.get(`/api/bank-questions/${randomUUID()}/statistics`).expect(404);
    await agent.get('/api/bank-questions/1/statistics').expect(400);
  });
});
