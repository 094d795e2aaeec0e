import { randomUUID } from 'node:crypto';
import { EventBus } from '#platform/events/event-bus';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { checkInvariants } from '../../../commands/check-invariants.js';
import { SkillAcquired } from '../skills.events.js';
import { skillsInvariants } from '../skills.invariants.js';
import { rightOptions } from '../testing/right-options.js';

let app: TestApp;
let right: Map<string, string>;
const acquired: SkillAcquired[] = [];
beforeAll(async () => {
  app = await startTestApp();
  right = await rightOptions(app.em());
  app.app.get(EventBus).listen(SkillAcquired, async (event) => void acquired.push(event));
});
afterAll(() => app.close());

interface Attempt {
  id: string;
  status: string;
  answered: number;
  most: number;
  level: number | null;
  confidence: string | null;
  question: { id: string; options: { id: string }[] } | null;
  review: { isRight: boolean; chosenOptionId: string | null }[];
}

const start = async (agent: Agent, skill = 'web-development'): Promise<Attempt> =>
  (await agent.post(`/api/assessments/${skill}/placement`).expect(200)).body;

const answer = (agent: Agent, { id, question }: Attempt, isRight: boolean) =>
  agent.post(`/api/assessment-attempts/${id}/answers`).send({
    questionId: question?.id,
    optionId: isRight
      ? right.get(question?.id ?? '')
      : question?.options.find((option) => option.id !== right.get(question.id))?.id,
  });

async function toTheEnd(agent: Agent, attempt: Attempt, isRight: (turn: number) => boolean): Promise<Attempt> {
  let now = attempt;
  for (let turn = 0; now.status === 'open'; turn += 1) now = (await answer(agent, now, isRight(turn)).expect(200)).body;
  return now;
}

describe('the placement test', () => {
  it('asks one question at a time, without a hint, and never one twice [ASM-1]', async () => {
    const { agent } = await app.as('student');
    let attempt = await start(agent);
    const asked: string[] = [];
    while (attempt.question) {
      asked.push(attempt.question.id);
      expect(attempt).toMatchObject({
        status: 'open',
        answered: asked.length - 1,
        review: [],
        topics: [],
        level: null,
      });
      expect(Object.keys(attempt.question)).toEqual(['id', 'topic', 'stemAr', 'stemEn', 'options']);
      attempt = (await answer(agent, attempt, asked.length % 2 === 0).expect(200)).body;
    }
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThanOrEqual(10);
    expect(asked.length).toBeLessThanOrEqual(20);
    expect(attempt).toMatchObject({ status: 'finished', answered: asked.length });
    expect(attempt.review).toHaveLength(asked.length);
  });

  it('places who knows everything on 5, who knows nothing on 1, and writes it to the profile [ASM-1] [PRF-2]', async () => {
    const [able, new_] = [await app.as('student'), await app.as('student')];
    const best = await toTheEnd(able.agent, await start(able.agent), () => true);
    const least = await toTheEnd(new_.agent, await start(new_.agent), () => false);
    expect([best.level, least.level]).toEqual([5, 1]);
    expect(Number(best.confidence)).toBeGreaterThan(0.5);
    const { body } = await able.agent.get('/api/profile/skills').expect(200);
    expect(body).toMatchObject([
      { skillId: 'web-development', source: 'assessed', level: 5, confidence: best.confidence },
    ]);
    expect(new Date(body[0].expiresAt).getTime() - Date.now()).toBeGreaterThan(540 * 86_400_000);
    expect(acquired).toContainEqual(expect.objectContaining({ userId: able.userId, source: 'assessed', level: 5 }));
    const { body: overview } = await able.agent.get('/api/assessments').expect(200);
    expect(overview[0]).toMatchObject({ result: { kind: 'placement', level: 5 }, open: null });
  });

  it('goes on where it was after a reload, also when started twice at once [ASM-1]', async () => {
    const { agent } = await app.as('student');
    const [one, two] = await Promise.all([start(agent, 'graphic-design'), start(agent, 'graphic-design')]);
    expect(two.id).toBe(one.id);
    const next: Attempt = (await answer(agent, one, true).expect(200)).body;
    expect(await start(agent, 'graphic-design')).toEqual(next);
    expect((await agent.get(`/api/assessment-attempts/${one.id}`).expect(200)).body).toEqual(next);
    const { body: overview } = await agent.get('/api/assessments').expect(200);
    expect(overview[1]).toMatchObject({ open: { id: one.id, answered: 1 } });
  });

  it('takes an answer once, however often it is sent [ASM-1] [REL-1]', async () => {
    const { agent } = await app.as('student');
    const attempt = await start(agent);
    const [first, second] = await Promise.all([answer(agent, attempt, true), answer(agent, attempt, false)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const { body } = await agent.get(`/api/assessment-attempts/${attempt.id}`).expect(200);
    expect(body.answered).toBe(1);
  });

  it('takes "I do not know" for an answer [ASM-1]', async () => {
    const { agent } = await app.as('student');
    const attempt = await start(agent, 'business-management');
    const path = `/api/assessment-attempts/${attempt.id}/answers`;
    const { body } = await agent.post(path).send({ questionId: attempt.question?.id }).expect(200);
    const end = await toTheEnd(agent, body, () => true);
    expect(end.review[0]).toMatchObject({ isRight: false, chosenOptionId: null });
  });

  it('is not taken again within a week; then questions come first that were not met [ASM-1]', async () => {
    const { agent, userId } = await app.as('student');
    const first = await toTheEnd(agent, await start(agent), (turn) => turn % 3 > 0);
    const { body } = await agent.post('/api/assessments/web-development/placement').expect(409);
    expect(body).toMatchObject({ code: 'assessments.retake_too_early' });
    expect((await agent.get('/api/assessments').expect(200)).body[0].placementFrom).toEqual(expect.any(String));
    await app
      .em()
      .execute(`update assessment_attempts set finished_at = finished_at - interval '8 days' where user_id = ?`, [
        userId,
      ]);
    const again = await start(agent);
    const met = first.review.map((answered) => (answered as unknown as { question: { id: string } }).question.id);
    expect(met).not.toContain(again.question?.id);
  });

  it('is given up after a day and begins anew [ASM-1]', async () => {
    const { agent, userId } = await app.as('student');
    const old = await start(agent);
    await answer(agent, old, true).expect(200);
    await app
      .em()
      .execute(`update assessment_attempts set started_at = now() - interval '25 hours' where user_id = ?`, [userId]);
    expect((await agent.get('/api/assessments').expect(200)).body[0].open).toBeNull();
    const fresh = await start(agent);
    expect(fresh).toMatchObject({ status: 'open', answered: 0 });
    expect(fresh.id).not.toBe(old.id);
  });

  it('stands before a later quick check [ASM-1]', async () => {
    const { agent } = await app.as('student');
    const placed = await toTheEnd(agent, await start(agent, 'business-management'), (turn) => turn % 2 === 0);
    const { body: questions } = await agent.get('/api/assessments/business-management/questions').expect(200);
    const answers = [{ questionId: questions[0].id, optionId: right.get(questions[0].id) }];
    const { body } = await agent.post('/api/assessments/business-management/attempts').send({ answers }).expect(201);
    expect(body).toMatchObject({ level: 4, isCounted: false });
    const { body: skills } = await agent.get('/api/profile/skills').expect(200);
    expect(skills).toMatchObject([{ level: placed.level, confidence: placed.confidence }]);
  });

  it('teaches the difficulties of its questions, each person once [ASM-1] [REL-1]', async () => {
    const difficulties = async () =>
      new Map(
        (
          await app
            .em()
            .execute<{ id: string; difficulty: string; answers: number }[]>(
              'select id, difficulty, answers_count as answers from assessment_items',
            )
        ).map((row) => [row.id, row]),
      );
    const before = await difficulties();
    const { agent } = await app.as('student');
    const end = await toTheEnd(agent, await start(agent, 'graphic-design'), (turn) => turn < 8);
    const after = await difficulties();
    for (const { question, isRight } of end.review as unknown as { question: { id: string }; isRight: boolean }[]) {
      const [old, now] = [before.get(question.id)!, after.get(question.id)!];
      expect(now.answers).toBe(old.answers + 1);
      expect(Number(now.difficulty) < Number(old.difficulty)).toBe(isRight);
    }
    const report = await checkInvariants(app.databaseUrl, skillsInvariants);
    expect(report.pass).toBe(true);
  });

  it('refuses strangers, wrong questions and options, and answers after the end [ASM-1]', async () => {
    const { agent } = await app.as('student');
    const { agent: other } = await app.as('student');
    const attempt = await start(agent);
    const path = `/api/assessment-attempts/${attempt.id}/answers`;
    const questionId = attempt.question?.id;
    await answer(other, attempt, true).expect(404);
    const { body: changed } = await agent.post(path).send({ questionId: 'web-css-08' }).expect(409);
    expect(changed.code).toBe('assessments.question_changed');
    await agent.post(path).send({ questionId, optionId: 'nothing' }).expect(422);
    await agent.post(path).send({}).expect(400);
    await agent.post(`/api/assessment-attempts/${randomUUID()}/answers`).send({ questionId }).expect(404);
    await agent.post('/api/assessments/cooking/placement').expect(404);
    const end = await toTheEnd(agent, attempt, () => true);
    const late = await agent.post(`/api/assessment-attempts/${end.id}/answers`).send({ questionId: 'quick-web-1' });
    expect([late.status, late.body.code]).toEqual([409, 'assessments.attempt_finished']);
  });
});
