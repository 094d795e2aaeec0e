import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../../courses/testing/course.builder.js';
import { rightOptions } from '../testing/right-options.js';

let app: TestApp;
let right: Map<string, string>;
beforeAll(async () => {
  app = await startTestApp();
  right = await rightOptions(app.em());
});
afterAll(() => app.close());

interface Question {
  id: string;
  options: { id: string }[];
}

const questionsOf = async (agent: Agent, skill: string): Promise<Question[]> =>
  (await agent.get(`/api/assessments/${skill}/questions`).expect(200)).body;

/** Answers of which as many are right as asked for. */
const answering = (questions: readonly Question[], rightOnes: number) =>
  questions.map(({ id, options }, place) => ({
    questionId: id,
    optionId: place < rightOnes ? right.get(id) : options.find((option) => option.id !== right.get(id))?.id,
  }));

describe('GET /api/assessments', () => {
  it('lists the three skills with banks of 3, 2 and 1 questions, nothing taken yet [ASM-1]', async () => {
    const { agent } = await app.as('student');
    const { body } = await agent.get('/api/assessments').expect(200);
    expect(body.map((one: { skillId: string; quickQuestions: number }) => [one.skillId, one.quickQuestions])).toEqual([
      ['web-development', 3],
      ['graphic-design', 2],
      ['business-management', 1],
    ]);
    expect(body[0]).toMatchObject({
      labelAr: 'تطوير الويب',
      labelEn: 'Web development',
      placementMost: 20,
      result: null,
      open: null,
      placementFrom: null,
    });
  });
});

describe('the quick check', () => {
  it('shows questions without any hint to their answers [ASM-1]', async () => {
    const { agent } = await app.as('volunteer');
    const questions = await questionsOf(agent, 'web-development');
    expect(Object.keys(questions[0]!)).toEqual(['id', 'topic', 'stemAr', 'stemEn', 'options']);
    expect(Object.keys(questions[0]!.options[0]!)).toEqual(['id', 'textAr', 'textEn']);
    await agent.get('/api/assessments/cooking/questions').expect(404);
  });

  it.each([
    ['web-development', 3, 100, 'excellent', 4],
    ['web-development', 2, 67, 'good', 3],
    ['web-development', 1, 33, 'needs-work', 2],
    ['graphic-design', 1, 50, 'needs-work', 2],
    ['business-management', 0, 0, 'needs-work', 1],
  ])('grades %s with %i right answers as %i percent, %s [ASM-1]', async (skill, rightOnes, score, band, level) => {
    const { agent, userId } = await app.as('student');
    const questions = await questionsOf(agent, skill);
    const { body } = await agent
      .post(`/api/assessments/${skill}/attempts`)
      .send({ answers: answering(questions, rightOnes) })
      .expect(201);
    expect(body).toMatchObject({
      kind: 'quick',
      status: 'finished',
      score,
      band,
      level,
      isCounted: true,
      question: null,
    });
    expect(body.review.map((answer: { isRight: boolean }) => answer.isRight)).toEqual(
      questions.map((_, place) => place < rightOnes),
    );
    expect(body.review[0]).toMatchObject({
      rightOptionId: right.get(questions[0]!.id),
      explanationAr: expect.stringMatching(/./),
    });
    const held = await app
      .em()
      .execute('select skill_id, source, proficiency_level, confidence from user_skills where user_id = ?', [userId]);
    const { confidence } = body;
    const skillOf = { skill_id: skill, source: 'assessed', proficiency_level: level, confidence };
    expect(held).toEqual(level > 1 ? [skillOf] : []);
    expect(Number(body.confidence)).toBeLessThan(0.5);
  });

  it('says that one right answer proves little [ASM-1]', async () => {
    const { agent } = await app.as('student');
    const questions = await questionsOf(agent, 'business-management');
    const { body } = await agent
      .post('/api/assessments/business-management/attempts')
      .send({ answers: answering(questions, 1) })
      .expect(201);
    expect(body).toMatchObject({ score: 100, band: 'excellent', level: 4 });
    expect(Number(body.confidence)).toBeLessThan(0.4);
  });

  it('can be repeated at once, but counts once a week [ASM-1]', async () => {
    const { agent } = await app.as('student');
    const questions = await questionsOf(agent, 'graphic-design');
    const take = async (rightOnes: number) =>
      (
        await agent
          .post('/api/assessments/graphic-design/attempts')
          .send({ answers: answering(questions, rightOnes) })
          .expect(201)
      ).body;
    expect(await take(0)).toMatchObject({ score: 0, isCounted: true });
    expect(await take(2)).toMatchObject({ score: 100, isCounted: false });
    const { body: skills } = await agent.get('/api/profile/skills').expect(200);
    expect(skills).toEqual([]);
    const { body: attempts } = await agent.get('/api/assessments/graphic-design/attempts').expect(200);
    expect(attempts.map(({ score }: { score: number }) => score)).toEqual([100, 0]);
  });

  it('adds no weak result to the skills, takes back what one gave before, and offers the course to begin with [ASM-2]', async () => {
    const { agent, userId } = await app.as('student');
    const about = { categoryId: 'business-management', titleEn: 'Trade', durationHours: 4 };
    const { course } = await aCourse().with(about).published().saved(app.em());
    await aCourse()
      .with({ ...about, difficulty: 'advanced', durationHours: 1 })
      .published()
      .saved(app.em());
    const path = '/api/assessments/business-management/attempts';
    const questions = await questionsOf(agent, 'business-management');
    const take = async (rightOnes: number) =>
      (
        await agent
          .post(path)
          .send({ answers: answering(questions, rightOnes) })
          .expect(201)
      ).body;
    expect(await take(1)).toMatchObject({ isWeak: false, course: null });
    const before = `update assessment_attempts set finished_at = now() - interval '8 days' where user_id = ?`;
    await app.em().execute(before, [userId]);
    const weak = { isCounted: true, isWeak: true, course: { id: course.id, titleEn: 'Trade', hours: 4 } };
    expect(await take(0)).toMatchObject(weak);
    expect((await agent.get('/api/profile/skills').expect(200)).body).toEqual([]);
  });

  it('refuses answers that do not fit, and grades nothing then [ASM-1]', async () => {
    const { agent } = await app.as('student');
    const path = '/api/assessments/web-development/attempts';
    const all = answering(await questionsOf(agent, 'web-development'), 3);
    const [first, second] = all;
    for (const answers of [[], [first], [first, first, second], [...all.slice(1), { ...first, optionId: 'nothing' }]]) {
      const { body } = await agent.post(path).send({ answers }).expect(422);
      expect(body.code).toBe('assessments.answers_mismatch');
    }
    await agent.post(path).send({}).expect(400);
    await agent.post(path).send({ answers: all, score: 100 }).expect(400);
    await agent.post('/api/assessments/cooking/attempts').send({ answers: all }).expect(404);
    expect((await agent.get(path).expect(200)).body).toEqual([]);
    await agent.get('/api/assessments/cooking/attempts').expect(404);
  });

  it('is shown to its owner alone [ASM-1]', async () => {
    const { agent } = await app.as('student');
    const { agent: other } = await app.as('admin');
    const answers = answering(await questionsOf(agent, 'business-management'), 1);
    const { body } = await agent.post('/api/assessments/business-management/attempts').send({ answers }).expect(201);
    await agent.get(`/api/assessment-attempts/${body.id}`).expect(200);
    await other.get(`/api/assessment-attempts/${body.id}`).expect(404);
    await agent.get('/api/assessment-attempts/x').expect(400);
  });
});
