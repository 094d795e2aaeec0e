import { demoAccounts } from '@masar/domain';
import { openTestSession } from '#testing/open-test-session';
import { startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { ModelStore } from '../stored-model/model-store.js';
import { TrainModelTask } from './train-model.task.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ DEMO_MODE: 'true' });
});
afterAll(() => app.close());

const figure = async (sql: string) => Number((await app.em().execute<{ n: string }[]>(sql))[0]?.n);

/** The task is gone only after it has told its own process to look again. */
const untilTrained = () =>
  until(
    async () =>
      (await figure('select count(*) as n from recommendation_models')) > 0 &&
      (await figure(`select count(*) as n from pgboss.job where name = 'ai.train-model' and state < 'completed'`)) ===
        0,
    'a trained model',
  );

describe('training', () => {
  it('happens after a start without a model, in a worker, and another process finds the model [REC-2]', async () => {
    await untilTrained();
    const store = app.app.get(ModelStore);
    store.forget();
    const model = await store.current();
    expect(model.courseCount).toBe(27);
    expect(model.places.size).toBe(27);
    expect(model.weights).toHaveLength(27 * 27);
    expect(model.weights.every(Number.isFinite)).toBe(true);
    for (let course = 0; course < 27; course += 1) expect(model.weights[course * 27 + course]).toBe(0);
    expect(model.calibration.slope).toBeGreaterThan(0);
    expect(await store.current()).toBe(model);
  });

  it('recommends from what alike learners do, keeps that, and makes it again after the next training [REC-1] [REC-2]', async () => {
    await untilTrained();
    app.app.get(ModelStore).forget();
    const student = app.anonymous();
    await openTestSession(app.app, student, { id: demoAccounts.student.id, role: 'student' });
    const { body } = await student.get('/api/ai/recommendations?language=en').expect(200);
    expect(body).toHaveLength(3);
    expect(body.map((one: { reasonCode: string }) => one.reasonCode)).toEqual(
      expect.arrayContaining([expect.stringMatching(/course|skill|level|popular/)]),
    );
    const kept = `select count(*) as n from ai_recommendations where user_id = '${demoAccounts.student.id}'`;
    expect(await figure(kept)).toBe(6);
    await app.em().execute(`update ai_recommendations set score = 0`);
    await app.app.get(TrainModelTask).train();
    expect(await figure(`${kept} and score > 0`)).toBe(6);
    expect(await figure('select count(*) as n from recommendation_models')).toBe(2);
    const again = await student.get('/api/ai/recommendations?language=en').expect(200);
    expect(again.body.map((one: { courseId: string }) => one.courseId)).toEqual(
      body.map((one: { courseId: string }) => one.courseId),
    );
  });

  it('serves a new learner by the model that is there, without training again [REC-2]', async () => {
    const models = 'select count(*) as n from recommendation_models';
    const before = await figure(models);
    const { agent } = await app.as('student');
    expect((await agent.get('/api/ai/recommendations').expect(200)).body).toHaveLength(3);
    expect(await figure(models)).toBe(before);
  });
});
