import { randomUUID } from 'node:crypto';
import type { SkillSource } from '@masar/domain';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../../courses/testing/course.builder.js';
import { UserSkillSchema } from '../../skills/held/user-skill.entity.js';
import { aJob } from '../testing/job.builder.js';

let app: TestApp;
let posterId: string;
beforeAll(async () => {
  app = await startTestApp();
  posterId = (await app.as('instructor')).userId;
  const teaching = { skills: [{ ar: 'رياكت', en: 'React' }], durationHours: 12 };
  await aCourse().with(teaching).published().saved(app.em());
  const shortest = { ...teaching, titleAr: 'رياكت سريعاً', titleEn: 'React in short', durationHours: 4 };
  await aCourse()
    .with({ ...shortest, difficulty: 'intermediate' })
    .published()
    .saved(app.em());
  await aCourse()
    .with({ ...teaching, durationHours: 1 })
    .saved(app.em());
});
afterAll(() => app.close());

async function personWith(...skills: [string, number, SkillSource][]) {
  const person = await app.as('student');
  const em = app.em();
  for (const [skillId, proficiencyLevel, source] of skills) {
    em.create(UserSkillSchema, { userId: person.userId, skillId, skillName: skillId, proficiencyLevel, source });
  }
  await em.flush();
  return person;
}

const midWeb = () =>
  aJob(app.em(), posterId, { experienceLevel: 'mid', skillIds: ['javascript', 'react'], niceSkillIds: ['sass'] });

describe('GET /api/jobs/{id}/match', () => {
  it('scores by the documented formula and names what matches, what lacks and who teaches it [JOB-2]', async () => {
    const { agent } = await personWith(['javascript', 4, 'assessed']);
    const { id } = await midWeb();
    const { body } = await agent.get(`/api/jobs/${id}/match?language=en`).expect(200);
    // React is related to JavaScript with weight 0.8, Sass is not.
    expect(body).toEqual({
      jobId: id,
      matchScore: 0.617,
      reasoning: 'You have \u2068JavaScript\u2069; you lack \u2068React\u2069 and \u2068Sass\u2069.',
      matchedSkills: [{ skill: 'javascript', label: 'JavaScript', level: 4, neededLevel: 3, source: 'assessed' }],
      missingSkills: [
        {
          skill: 'react',
          label: 'React',
          neededLevel: 3,
          near: 'JavaScript',
          teacher: { kind: 'course', id: expect.any(String), title: 'React in short', hours: 4 },
          scoreAfter: 0.75,
        },
        { skill: 'sass', label: 'Sass', neededLevel: 3, near: null, teacher: null, scoreAfter: 0.75 },
      ],
    });
    const { body: arabic } = await agent.get(`/api/jobs/${id}/match?language=ar`).expect(200);
    expect(arabic.reasoning).toBe('لديك \u2068JavaScript\u2069، وينقصك \u2068React\u2069 و\u2068Sass\u2069.');
    expect(arabic.missingSkills[0].teacher.title).toBe('رياكت سريعاً');
  });

  it('is 1 for who has it all, and says so; 0 without skills, and says what to do [JOB-2]', async () => {
    const { id } = await midWeb();
    const able = await personWith(['javascript', 5, 'assessed'], ['react', 3, 'assessed'], ['sass', 3, 'assessed']);
    const { body } = await able.agent.get(`/api/jobs/${id}/match?language=ar`).expect(200);
    expect(body).toMatchObject({ matchScore: 1, missingSkills: [] });
    expect(body.reasoning).toMatch(/^لديك كل ما تطلبه/);
    const { agent } = await app.as('student');
    const { body: new_ } = await agent.get(`/api/jobs/${id}/match?language=en`).expect(200);
    expect(new_).toMatchObject({ matchScore: 0, matchedSkills: [] });
    expect(new_.reasoning).toContain('Add your skills');
    await agent.get(`/api/jobs/${randomUUID()}/match`).expect(404);
    await agent.get(`/api/jobs/${id}/match?language=fr`).expect(400);
    const { id: hidden } = await aJob(app.em(), posterId, { status: 'pending' });
    await agent.get(`/api/jobs/${hidden}/match`).expect(404);
  });

  it('tells the score after a course with all that the course teaches [JOB-2]', async () => {
    const { agent } = await personWith(['javascript', 4, 'assessed']);
    const skills = ['Sass', 'Webpack', 'Redux'].map((en) => ({ ar: en, en }));
    await aCourse().with({ skills, durationHours: 2, difficulty: 'beginner' }).published().saved(app.em());
    const { id } = await aJob(app.em(), posterId, { skillIds: ['javascript', 'sass', 'redux'] });
    const { body } = await agent.get(`/api/jobs/${id}/match?language=en`).expect(200);
    const sass = body.missingSkills.find(({ skill }: { skill: string }) => skill === 'sass');
    // (1 + 0.9 + 0.9) / 3: the beginners' course leads to level 2, which the job needs.
    expect(sass.scoreAfter).toBe(0.867);
  });
});

describe('the course that leads to a missing skill', () => {
  it('is one that the person can take now, before a shorter one that needs more [JOB-2] [PRE-2]', async () => {
    const skills = [{ ar: 'Figma', en: 'Figma' }];
    const needs = [{ skillId: 'seo', level: 2 }];
    await aCourse().with({ skills, needs, durationHours: 1, titleEn: 'Short' }).published().saved(app.em());
    await aCourse().with({ skills, durationHours: 9, titleEn: 'From nothing' }).published().saved(app.em());
    const { id } = await aJob(app.em(), posterId, { skillIds: ['figma'], governorate: 'wasit' });
    const advised = async ({ agent }: Awaited<ReturnType<typeof personWith>>) => {
      const { body } = await agent.get(`/api/jobs/${id}/match?language=en`).expect(200);
      const list = await agent.get('/api/jobs?governorate=wasit').set('Accept-Language', 'en').expect(200);
      return [body.missingSkills[0].teacher.title, list.body[0].match.nearestCourse.title];
    };
    expect(await advised(await personWith())).toEqual(['From nothing', 'From nothing']);
    expect(await advised(await personWith(['seo', 2, 'assessed']))).toEqual(['Short', 'Short']);
  });
});

describe('GET /api/jobs/recommendations', () => {
  it('puts the best first, in the asked language, without own, applied and closed ones [JOB-2]', async () => {
    const { agent } = await personWith(['seo', 4, 'assessed'], ['content-writing', 2, 'self-stated']);
    const em = app.em();
    const wanted = { skillIds: ['seo', 'content-writing'], experienceLevel: 'entry' };
    const best = await aJob(em, posterId, { ...wanted, titleAr: 'كاتب محتوى', titleEn: 'Content writer' });
    const second = await aJob(em, posterId, { ...wanted, skillIds: ['seo', 'react'] });
    const closed = await aJob(em, posterId, { ...wanted, isActive: false });
    const applied = await aJob(em, posterId, { ...wanted });
    await agent.post(`/api/jobs/${applied.id}/applications`).send({ coverLetter: 'أكتب بالعربية.' }).expect(201);
    const { body } = await agent.get('/api/jobs/recommendations?language=en&limit=30').expect(200);
    expect(body[0]).toMatchObject({
      jobId: best.id,
      matchScore: 0.9,
      reasoning: expect.stringContaining('You have all'),
      job: { title: 'Content writer', companyName: 'Al-Rafid', location: 'Baghdad', employmentType: 'full-time' },
    });
    expect(body[1].jobId).toBe(second.id);
    const ids = body.map((one: { jobId: string }) => one.jobId);
    for (const { id } of [closed, applied]) expect(ids).not.toContain(id);
    const scores = body.map((one: { matchScore: number }) => one.matchScore);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    const { body: one } = await agent.get('/api/jobs/recommendations?language=ar&limit=1').expect(200);
    expect(one).toHaveLength(1);
    expect(one[0].job).toMatchObject({ title: 'كاتب محتوى', companyName: 'شركة الرافد', location: 'بغداد' });
  });

  it('shows the newest to who has stated no skills, and refuses wrong questions [JOB-2]', async () => {
    const { agent } = await app.as('student');
    const { body } = await agent.get('/api/jobs/recommendations').expect(200);
    expect(body.length).toBeGreaterThan(0);
    expect(body.every((one: { matchScore: number }) => one.matchScore === 0)).toBe(true);
    expect(body[0].reasoning).toMatch(/[\u0600-\u06FF]/);
    await agent.get('/api/jobs/recommendations?limit=0').expect(400);
    await agent.get('/api/jobs/recommendations?language=fr').expect(400);
  });
});

describe('GET /api/jobs', () => {
  it('tells with each vacancy how well it fits, and orders by that, page by page [JOB-2]', async () => {
    const { agent } = await personWith(['pandas', 4, 'assessed']);
    const { userId } = await app.as('instructor');
    const em = app.em();
    const only = { governorate: 'maysan' };
    const poor = await aJob(em, userId, { ...only, skillIds: ['sass'] });
    const full = await aJob(em, userId, { ...only, skillIds: ['pandas'] });
    const half = await aJob(em, userId, { ...only, skillIds: ['pandas', 'sass'] });
    const list = (query: string) => agent.get(`/api/jobs?governorate=maysan&${query}`).set('Accept-Language', 'en');
    const { body: newest } = await list('').expect(200);
    expect(newest.map(({ id }: { id: string }) => id)).toEqual([half.id, full.id, poor.id]);
    expect(newest[0].match).toEqual({
      matchScore: 0.5,
      matchedSkills: ['Pandas and NumPy'],
      missingSkills: ['Sass'],
      nearestCourse: { kind: 'course', id: expect.any(String), title: 'Programming basics', hours: 2 },
    });
    expect(newest[1].match.nearestCourse).toBeNull();
    const first = await list('order=match&limit=2').expect(200);
    expect(first.body.map(({ id }: { id: string }) => id)).toEqual([full.id, half.id]);
    expect(first.headers['x-total-count']).toBe('3');
    const next = /<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1];
    const { body: second } = await agent.get(next ?? '').expect(200);
    expect(second.map(({ id }: { id: string }) => id)).toEqual([poor.id]);
    await list('order=salary').expect(400);
    await list(`order=match&cursor=${Buffer.from('["best","x"]').toString('base64url')}`).expect(400);
  });
});
