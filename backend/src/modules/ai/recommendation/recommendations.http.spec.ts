import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aCourse, anEnrollment } from '../../courses/testing/course.builder.js';
import { aJob } from '../../jobs/testing/job.builder.js';
import { UserSkillSchema } from '../../skills/held/user-skill.entity.js';
import { Translations } from '../../translations/index.js';
import { CourseCatalogue } from './course-catalogue.js';

type Agent = ReturnType<TestApp['anonymous']>;

interface Recommendation {
  courseId: string;
  score: number;
  reasoning: string;
  reasonCode: string;
  course: Record<string, unknown>;
}

let app: TestApp;
/** By English title. */
const courses: Record<string, string> = {};
beforeAll(async () => {
  app = await startTestApp();
  const web = 'web-development';
  await anOldCourse(40, 'Web pages', 'صفحات الويب', web, ['HTML', 'CSS']);
  await anOldCourse(3, 'Styling', 'تنسيق الصفحات', web, ['CSS', 'Sass']);
  await anOldCourse(30, 'JavaScript', 'جافاسكربت', web, ['JavaScript']);
  await anOldCourse(20, 'Photography', 'تصوير', 'design-creativity', ['Figma']);
  await anOldCourse(10, 'Managing', 'إدارة', 'business-management', []);
  await aCourse().with({ titleEn: 'A draft' }).saved(app.em());
  app.app.get(CourseCatalogue).forget();
});
afterAll(() => app.close());

async function anOldCourse(students: number, titleEn: string, titleAr: string, categoryId: string, taught: string[]) {
  const skills = taught.map((en) => ({ ar: en, en }));
  const { course } = await aCourse()
    .with({ titleEn, titleAr, categoryId, skills })
    .published()
    .withLessons(1)
    .saved(app.em());
  const sql = `update courses set students_count = ?, published_at = '2025-01-01' where id = ?`;
  await app.em().execute(sql, [students, course.id]);
  courses[titleEn] = course.id;
}

const list = async (agent: Agent, query = '') =>
  (await agent.get(`/api/ai/recommendations${query}`).expect(200)).body as Recommendation[];
const titles = (all: Recommendation[]) => all.map(({ course }) => course['titleEn']);
const dismissal = (title: string) => `/api/ai/recommendations/${courses[title]}/dismissal`;

describe('GET /api/ai/recommendations', () => {
  it('names courses in the further language that is asked for, with the reason in Arabic [REC-1] [TRN-2]', async () => {
    const { agent } = await app.as('student');
    const entityId = courses['Web pages'] ?? '';
    const place = { entityType: 'courses', entityId, language: 'ckb' as const, field: 'title' };
    await app.app.get(Translations).put(place, 'پەڕەی وێب');
    const all = await list(agent, '?language=ckb');
    expect(all[0]).toMatchObject({
      reasoning: expect.stringContaining('من أكثر الدورات'),
      course: { titleAr: 'صفحات الويب', title: 'پەڕەی وێب', titleLanguage: 'ckb' },
    });
    expect(all[1]?.course).toMatchObject({ titleLanguage: 'ar' });
  });

  it('shows the new what many learn, one course for beginners included, at most three [REC-1]', async () => {
    const { agent } = await app.as('student');
    const all = await list(agent, '?language=en');
    expect(all).toHaveLength(3);
    expect(all[0]).toEqual({
      courseId: courses['Web pages'],
      score: expect.any(Number),
      reasoning: 'One of the most popular courses here: 40\u00A0learners.',
      reasonCode: 'popular',
      course: {
        titleAr: 'صفحات الويب',
        titleEn: 'Web pages',
        durationHours: 3,
        difficulty: 'beginner',
        categoryId: 'web-development',
        lessonsCount: 1,
        thumbnailUrl: null,
        price: '0.00',
        firstLesson: { id: expect.any(String), titleAr: 'الدرس 1', titleEn: 'Lesson 1', duration: null },
      },
    });
    for (const { score } of all) {
      expect(score).toBeGreaterThan(0);
      expect(score).toBeLessThan(1);
      expect(score).toBe(Number(score.toFixed(3)));
    }
    expect(titles(all)).not.toContain('A draft');
    const [arabic] = await list(agent);
    expect(arabic?.reasoning).toBe('من أكثر الدورات إقبالاً هنا: 40\u00A0متعلّماً.');
    await agent.get('/api/ai/recommendations?language=fr').expect(400);
  });

  it('puts courses of the chosen track first, at once, and says so [REC-1] [DSH-8]', async () => {
    const { agent } = await app.as('student');
    expect(titles(await list(agent))[0]).toBe('Web pages');
    await agent.patch('/api/profile').send({ track: 'business-management' }).expect(200);
    const [first] = await list(agent, '?language=en');
    expect(first).toMatchObject({
      course: { titleEn: 'Managing' },
      reasonCode: 'chosen-track',
      reasoning: expect.stringMatching(/^From the track that you chose: /),
    });
  });

  it('changes at once with the courses that are joined and finished, and names them [REC-1] [REC-2]', async () => {
    const { agent } = await app.as('student');
    expect(titles(await list(agent))).toContain('Web pages');
    await agent.post('/api/enrollments').send({ courseId: courses['Web pages'] }).expect(201);
    const begun = await list(agent, '?language=en');
    expect(titles(begun)).not.toContain('Web pages');
    const styling = begun.find(({ courseId }) => courseId === courses['Styling']);
    expect(styling).toMatchObject({
      reasonCode: 'started-course',
      reasoning: 'Because you are learning in ‘\u2068Web pages\u2069’.',
    });
    const other = await app.as('student');
    const em = app.em();
    (await anEnrollment(em, courses['Web pages']!, other.userId, '100.00')).completedAt = new Date();
    await em.flush();
    const finished = await list(other.agent, '?language=ar');
    expect(finished.find(({ courseId }) => courseId === courses['Styling'])?.reasoning).toBe(
      'لأنك أكملت «\u2068صفحات الويب\u2069».',
    );
  });

  it('names the skill that lacks for a job that somebody applied for [REC-1]', async () => {
    const { agent } = await app.as('student');
    const { userId: posterId } = await app.as('instructor');
    await list(agent);
    const job = await aJob(app.em(), posterId, { skillIds: ['sass'], titleEn: 'Style worker' });
    await agent.post(`/api/jobs/${job.id}/applications`).send({ coverLetter: 'أحب التنسيق.' }).expect(201);
    const [first] = await list(agent, '?language=en');
    expect(first).toMatchObject({
      courseId: courses['Styling'],
      reasonCode: 'skill-for-job',
      reasoning: 'It teaches \u2068Sass\u2069, which a job that you applied for asks for: \u2068Style worker\u2069.',
    });
  });

  it('leads on from what somebody can do, and not to what they know [REC-1]', async () => {
    const { agent, userId } = await app.as('student');
    const em = app.em();
    const holds = (skillId: string, proficiencyLevel: number) =>
      em.create(UserSkillSchema, { userId, skillId, skillName: skillId, proficiencyLevel, source: 'assessed' });
    holds('javascript', 1);
    holds('html', 5);
    holds('css', 5);
    await em.flush();
    const all = await list(agent, '?language=en');
    expect(titles(all)).not.toContain('Web pages');
    expect(all[0]).toMatchObject({ reasonCode: 'popular' });
    expect(all.map(({ courseId }) => courseId)).toContain(courses['JavaScript']);
  });
});

describe('POST /api/ai/recommendations/{courseId}/dismissal', () => {
  it('is remembered, counts against alike courses, and can be taken back [REC-1]', async () => {
    const { agent } = await app.as('student');
    const before = await list(agent);
    expect(titles(before).slice(0, 1)).toEqual(['Web pages']);
    await agent.post(dismissal('Web pages')).send({ reason: 'not-for-me' }).expect(204);
    const after = await list(agent);
    expect(titles(after)).not.toContain('Web pages');
    expect(titles(after)[0]).toBe('Photography');
    await agent.post(dismissal('Web pages')).send({ reason: 'already-know' }).expect(204);
    await agent.delete(dismissal('Web pages')).expect(204);
    await agent.delete(dismissal('Web pages')).expect(204);
    expect(await list(agent)).toEqual(before);
  });

  it('is one’s own, and refuses unknown courses and other words [REC-1]', async () => {
    const { agent } = await app.as('student');
    const other = await app.as('student');
    await agent.post(dismissal('Web pages')).send({ reason: 'not-now' }).expect(204);
    expect(titles(await list(other.agent))).toContain('Web pages');
    expect(titles(await list(agent))).not.toContain('Web pages');
    await agent.post(dismissal('Web pages')).send({ reason: 'boring' }).expect(400);
    await agent.post(`/api/ai/recommendations/${randomUUID()}/dismissal`).send({ reason: 'not-now' }).expect(404);
    await agent.post('/api/ai/recommendations/one/dismissal').send({ reason: 'not-now' }).expect(400);
  });
});
