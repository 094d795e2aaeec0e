import { startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../../courses/testing/course.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const minutes = (duration: number) => [{ duration: duration * 60 }];
const css = { ar: 'لغة CSS', en: 'CSS' };

/** A published course of one lesson that teaches one skill to level 2. */
async function teaching(skill: { ar: string; en: string }, needs: object[] = [], lasting = 30): Promise<string> {
  const { course } = await aCourse()
    .with({ skills: [skill], titleEn: skill.en })
    .published()
    .withLessons(minutes(lasting))
    .saved(app.em());
  await app.em().execute('update courses set needs = ?::jsonb where id = ?', [JSON.stringify(needs), course.id]);
  return course.id;
}

interface Road {
  minutes: number;
  stations: { courseId: string }[];
  unmet: { skillId: string }[];
}
const idsOf = (road: Road) => road.stations.map(({ courseId }) => courseId);

describe('roads', () => {
  it('lead to a course by what it needs, from what somebody can do [PRE-2] [PRE-3]', async () => {
    const html = await teaching({ ar: 'لغة HTML', en: 'HTML' }, [], 20);
    const js = await teaching({ ar: 'جافاسكربت', en: 'JavaScript' }, [{ skillId: 'html', level: 1 }], 40);
    const react = await teaching({ ar: 'رياكت', en: 'React' }, [
      { skillId: 'javascript', level: 2 },
      { skillId: 'sql', level: 1 },
    ]);
    const { body } = await app.anonymous().get(`/api/courses/${react}/road`).expect(200);
    expect(idsOf(body as Road)).toEqual([html, js]);
    expect(body).toMatchObject({
      minutes: 60,
      needs: [
        { skillId: 'javascript', labelEn: 'JavaScript', level: 2, isMet: false },
        { skillId: 'sql', isMet: false },
      ],
      unmet: [{ skillId: 'sql' }],
    });

    const { agent } = await app.as('student');
    await agent.put('/api/profile/skills/html').send({ level: 2 }).expect(200);
    expect(idsOf((await agent.get(`/api/courses/${react}/road`).expect(200)).body as Road)).toEqual([js]);
    await agent.put('/api/profile/skills/javascript').send({ level: 3 }).expect(200);
    const { body: ready } = await agent.get(`/api/courses/${react}/road`).expect(200);
    expect(ready).toMatchObject({ stations: [], needs: [{ isMet: true }, { isMet: false }] });
  });

  it('lead to the own goal; who named none is shown beginnings [PRE-2]', async () => {
    const { agent } = await app.as('student');
    const needing = await teaching(css, [{ skillId: 'sql', level: 1 }], 5);
    const easy = await teaching(css, [], 50);
    const first = (await agent.get('/api/profile/road').expect(200)).body as Road;
    expect(first.stations.length).toBeGreaterThan(0);
    expect(idsOf(first)).not.toContain(needing);
    await agent
      .patch('/api/profile')
      .send({ learningGoal: 'skill', track: 'web-development', planAsked: true })
      .expect(200);
    const road = (await agent.get('/api/profile/road').expect(200)).body as Road;
    expect(idsOf(road)).toContain(easy);
    expect(idsOf(road)).not.toContain(needing);
    await app.anonymous().get('/api/profile/road').expect(401);
  });

  it('that lead nowhere are told to administrators, with the reason [PRE-1]', async () => {
    const gap = await teaching({ ar: 'ساس', en: 'Sass' }, [{ skillId: 'figma', level: 3 }]);
    const { agent } = await app.as('admin');
    const { body } = await agent.get('/api/admin/road-faults').expect(200);
    const fault = (body as { courseId: string }[]).find(({ courseId }) => courseId === gap);
    expect(fault).toMatchObject({
      titleEn: 'Sass',
      needs: [{ skillId: 'figma', level: 3, reason: 'untaught' }],
    });
    const { agent: instructor } = await app.as('instructor');
    await instructor.get('/api/admin/road-faults').expect(403);
  });

  it('of a draft are shown to those who teach it alone [PRE-2]', async () => {
    const { agent: author, userId } = await app.as('instructor');
    const { course } = await aCourse().by(userId).saved(app.em());
    await app.anonymous().get(`/api/courses/${course.id}/road`).expect(404);
    await author.get(`/api/courses/${course.id}/road`).expect(200);
  });
});

describe('needs of a course', () => {
  it('are stated by its author, and follow into their table [PRE-1]', async () => {
    const { agent, userId } = await app.as('instructor');
    const { course } = await aCourse()
      .by(userId)
      .with({ skills: [css] })
      .saved(app.em());
    const needs = [{ skillId: 'html', level: 2 }];
    const { body } = await agent.patch(`/api/courses/${course.id}`).send({ needs }).expect(200);
    expect(body).toMatchObject({ needs });
    const rows = () =>
      app.em().execute('select skill_id as "skillId", level from course_needs where course_id = ?', [course.id]);
    expect(await rows()).toEqual(needs);
    await agent.patch(`/api/courses/${course.id}`).send({ needs: [] }).expect(200);
    expect(await rows()).toEqual([]);
  });

  it('are skills of the vocabulary, and nothing that the course teaches itself [PRE-1]', async () => {
    const { agent, userId } = await app.as('instructor');
    const { course } = await aCourse()
      .by(userId)
      .with({ skills: [css] })
      .saved(app.em());
    const send = (skillId: string, level: number) =>
      agent.patch(`/api/courses/${course.id}`).send({ needs: [{ skillId, level }] });
    const unknown = await send('rocket-science', 1).expect(422);
    expect(unknown.body).toMatchObject({ code: 'courses.need_unknown', errors: [{ field: 'needs.0.skillId' }] });
    expect((await send('css', 2).expect(422)).body).toMatchObject({ code: 'courses.need_taught' });
    await send('css', 1).expect(200);
    await send('css', 6).expect(400);
    const { body } = await agent
      .patch(`/api/courses/${course.id}`)
      .send({ skills: [css], difficulty: 'advanced' })
      .expect(200);
    expect(body).toMatchObject({ needs: [{ skillId: 'css', level: 1 }] });
  });
});
