import { Transactions } from '#platform/database/transactions';
import { startTestApp, type TestApp } from '#testing/test-app';
import { SkillsFacade } from '../skills-facade.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('/api/profile/skills', () => {
  it('states a skill, another level of it, and takes it back [PRF-2]', async () => {
    const { agent } = await app.as('student');
    await agent.put('/api/profile/skills/javascript').send({ level: 2 }).expect(200);
    const { body } = await agent.put('/api/profile/skills/javascript').send({ level: 3 }).expect(200);
    expect(body).toEqual([
      {
        skillId: 'javascript',
        labelAr: 'JavaScript',
        labelEn: 'JavaScript',
        level: 3,
        source: 'self-stated',
        statedLevel: 3,
        achievedLevel: null,
        confidence: null,
        acquiredAt: expect.any(String),
        expiresAt: null,
      },
    ]);
    await agent.delete('/api/profile/skills/javascript').expect(204);
    await agent.delete('/api/profile/skills/javascript').expect(204);
    expect((await agent.get('/api/profile/skills').expect(200)).body).toEqual([]);
  });

  it('never raises or removes what was assessed [PRF-2] [ASM-1]', async () => {
    const { agent, userId } = await app.as('student');
    await app.app
      .get(Transactions)
      .run((em) => app.app.get(SkillsFacade).setFromSource(em, userId, 'css', 'assessed', 2, { confidence: 0.8 }));
    const { body } = await agent.put('/api/profile/skills/css').send({ level: 5 }).expect(200);
    expect(body).toMatchObject([{ level: 2, source: 'assessed', confidence: '0.80', statedLevel: 5 }]);
    await agent.delete('/api/profile/skills/css').expect(204);
    const { body: left } = await agent.get('/api/profile/skills').expect(200);
    expect(left).toMatchObject([{ level: 2, source: 'assessed', statedLevel: null }]);
  });

  it('counts an assessment until it expires [ASM-1]', async () => {
    const { agent, userId } = await app.as('student');
    const expiresAt = new Date(Date.now() - 1000);
    await app.app
      .get(Transactions)
      .run((em) => app.app.get(SkillsFacade).setFromSource(em, userId, 'css', 'assessed', 4, { expiresAt }));
    expect((await agent.get('/api/profile/skills').expect(200)).body).toEqual([]);
  });

  it('belongs to its owner alone and refuses what it does not know [PRF-2]', async () => {
    const { agent } = await app.as('student');
    const { agent: other } = await app.as('volunteer');
    await agent.put('/api/profile/skills/html').send({ level: 4 }).expect(200);
    expect((await other.get('/api/profile/skills').expect(200)).body).toEqual([]);
    await agent.put('/api/profile/skills/rocket-science').send({ level: 4 }).expect(404);
    for (const level of [0, 6, 2.5, 'high', undefined]) {
      await agent.put('/api/profile/skills/html').send({ level }).expect(400);
    }
    await agent.put('/api/profile/skills/html').send({ level: 4, source: 'assessed' }).expect(400);
  });

  it('holds fifty statements at most [PRF-2]', async () => {
    const { agent, userId } = await app.as('student');
    await app.em().execute(
      `insert into user_skills (user_id, skill_id, skill_name, source, proficiency_level)
       select ?, id, label_en, 'self-stated', 1 from skills where id <> 'css' order by id limit 50`,
      [userId],
    );
    const { body } = await agent.put('/api/profile/skills/css').send({ level: 1 }).expect(422);
    expect(body.code).toBe('skills.too_many');
  });
});
