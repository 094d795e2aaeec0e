import { randomUUID } from 'node:crypto';
import { CourseCompleted } from '#modules/courses';
import { Transactions } from '#platform/database/transactions';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../../courses/testing/course.builder.js';
import { SkillsFacade } from '../skills-facade.js';

let app: TestApp;
let skills: SkillsFacade;
beforeAll(async () => {
  app = await startTestApp();
  skills = app.app.get(SkillsFacade);
});
afterAll(() => app.close());

async function courseTeaching(...taught: { ar: string; en: string }[]): Promise<string> {
  const { course } = await aCourse().with({ skills: taught, difficulty: 'intermediate' }).published().saved(app.em());
  return course.id;
}

const taughtBy = async (courseId: string): Promise<string[]> => {
  const sql = 'select skill_id from course_skills where course_id = ? order by skill_id';
  return (await app.em().execute<{ skill_id: string }[]>(sql, [courseId])).map((row) => row.skill_id);
};

const complete = (userId: string, courseId: string) =>
  app.app.get(Transactions).run(async () => {
    app.app.get(Transactions).record(new CourseCompleted(userId, courseId, randomUUID()));
  });

describe('skills of courses', () => {
  it('follow the texts of the course, in either language [PRF-2]', async () => {
    const id = await courseTeaching(
      { ar: 'لغة CSS', en: 'CSS' },
      { ar: 'فن الإلقاء', en: 'Speaking well' },
      { ar: 'شيء آخر', en: 'Something else' },
    );
    expect(await taughtBy(id)).toEqual(['css', 'public-speaking']);
    await app.em().execute(`update courses set skills = '[{"ar":"بايثون","en":"Python"}]' where id = ?`, [id]);
    expect(await taughtBy(id)).toEqual(['python']);
  });

  it('are earned by completing it, once however often that is told [PRF-2]', async () => {
    const courseId = await courseTeaching({ ar: 'دوكر', en: 'Docker' }, { ar: 'جيت', en: 'Git' });
    const { userId } = await app.as('student');
    await complete(userId, courseId);
    await complete(userId, courseId);
    expect(await skills.skillsOf(userId)).toMatchObject([
      { skillId: 'docker', source: 'course', level: 3 },
      { skillId: 'git', source: 'course', level: 3 },
    ]);
  });
});
