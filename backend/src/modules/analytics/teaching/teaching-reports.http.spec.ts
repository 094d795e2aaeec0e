import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aCourse, anEnrollment } from '../../courses/testing/course.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const at = '/api/instructor/analytics';
const run = (sql: string, values: unknown[] = []) => app.em().execute<Record<string, unknown>[]>(sql, values);
const option = (id: string, correct: boolean) => ({ id, ar: id, en: id, correct });
const question = (id: string) => ({
  id,
  type: 'single' as const,
  promptAr: `سؤال ${id}`,
  promptEn: `Question ${id}`,
  options: [option('right', true), option('wrong', false)],
});
const quiz = { questions: [question('one'), question('two')] };

async function aTaughtCourse(lessons = [{}, { quiz }, {}]) {
  const teacher = await app.as('instructor');
  const made = await aCourse().by(teacher.userId).published().withLessons(lessons).saved(app.em());
  return { teacher, ...made };
}

/** A learner with completed lessons from the first on, seen so many days ago. */
async function learner(course: { id: string }, lessons: { id: string }[], completed: number, seenDaysAgo = 0) {
  const { userId } = await app.as('student');
  const percent = ((completed / lessons.length) * 100).toFixed(2);
  await anEnrollment(app.em(), course.id, userId, percent);
  const ago = `now() - make_interval(days => ${seenDaysAgo})`;
  for (const { id } of lessons.slice(0, completed))
    await run(
      `insert into lesson_progress (user_id, lesson_id, is_completed, completed_at) values (?, ?, true, ${ago})`,
      [userId, id],
    );
  await run(
    `update enrollments set enrolled_at = ${ago} - interval '2 days', last_activity_at = ${completed ? ago : 'null'},
       completed_at = ${completed === lessons.length ? ago : 'null'} where user_id = ? and course_id = ?`,
    [userId, course.id],
  );
  return userId;
}

const attempt = (userId: string, lessonId: string, [one, two]: [string, string], minutesAgo = 0) =>
  run(
    `insert into quiz_attempts (user_id, lesson_id, score, answers, created_at)
     values (?, ?, ?, ?::jsonb, now() - make_interval(mins => ${minutesAgo}))`,
    [
      userId,
      lessonId,
      [one, two].filter((given) => given === 'right').length * 50,
      JSON.stringify([
        { questionId: 'one', optionIds: [one] },
        { questionId: 'two', optionIds: [two] },
      ]),
    ],
  );

describe('GET /api/instructor/analytics/courses/{id}', () => {
  it('tells where learners stop: who completed each lesson, and before which one they went quiet [ANL-2]', async () => {
    const { teacher, course, lessons } = await aTaughtCourse();
    await learner(course, lessons, 3, 1);
    await learner(course, lessons, 1, 20);
    await learner(course, lessons, 1, 30);
    await learner(course, lessons, 1, 3);
    await learner(course, lessons, 0, 40);
    const { body } = await teacher.agent.get(`${at}/courses/${course.id}`).expect(200);
    expect(body).toMatchObject({ enrollments: 5, completions: 1, medianDays: 2, averageProgress: '40.00' });
    const steps = body.lessons.map(({ completed, stopped }: Record<string, number>) => [completed, stopped]);
    // The first lesson is done by 4; one never began, two stand still before the second; one is on the way.
    expect(steps).toEqual([
      [4, 1],
      [1, 2],
      [1, 0],
    ]);
  });

  it('counts each question by the first attempt of each learner [ANL-2]', async () => {
    const { teacher, course, lessons } = await aTaughtCourse();
    const lessonId = lessons[1]!.id;
    for (let index = 0; index < 12; index += 1) {
      const userId = await learner(course, lessons, 1);
      await attempt(userId, lessonId, [index < 3 ? 'right' : 'wrong', index < 9 ? 'right' : 'wrong'], 30);
      await attempt(userId, lessonId, ['right', 'right'], 5);
    }
    const { body } = await teacher.agent.get(`${at}/courses/${course.id}`).expect(200);
    expect(body.questions).toMatchObject([
      { questionId: 'one', promptEn: 'Question one', answers: 12, rightAnswers: 3, sign: 'too_hard' },
      { questionId: 'two', answers: 12, rightAnswers: 9, sign: null },
    ]);
    // Phi of the two by hand: (3·3 − 0·6) / √(3·9·9·3).
    expect(body.questions[0].discrimination).toBe(0.33);
  });

  it('shows weeks without anything as zero, and stars that nobody gave [ANL-2]', async () => {
    const { teacher, course, lessons } = await aTaughtCourse();
    const userId = await learner(course, lessons, 3);
    await run(`insert into course_reviews (user_id, course_id, rating, text) values (?, ?, 4, '')`, [
      userId,
      course.id,
    ]);
    const { body } = await teacher.agent.get(`${at}/courses/${course.id}`).expect(200);
    expect(body.weeks).toHaveLength(12);
    const sum = (key: string) => body.weeks.reduce((all: number, week: Record<string, number>) => all + week[key]!, 0);
    expect([sum('enrollments'), sum('completions')]).toEqual([1, 1]);
    expect(body.weeks.at(-1).completions).toBe(1);
    expect(body.ratings).toEqual([5, 4, 3, 2, 1].map((stars) => ({ stars, reviews: stars === 4 ? 1 : 0 })));
  });

  it('is for the course’s instructor and for administrators only [SEC-1] [ANL-2]', async () => {
    const { teacher, course } = await aTaughtCourse();
    const other = await app.as('instructor');
    const admin = await app.as('admin');
    const student = await app.as('student');
    for (const path of ['', '/at-risk', '/export?table=learners']) {
      const url = `${at}/courses/${course.id}${path}`;
      await teacher.agent.get(url).expect(200);
      await admin.agent.get(url).expect(200);
      await other.agent.get(url).expect(404);
      await student.agent.get(url).expect(403);
      await teacher.agent.get(url.replace(course.id, randomUUID())).expect(404);
      await teacher.agent.get(url.replace(course.id, 'one')).expect(400);
    }
  });
});

describe('GET /api/instructor/analytics/courses/{id}/at-risk', () => {
  it('lists who may need help with the reasons, most reasons first, page by page [ANL-2]', async () => {
    const { teacher, course, lessons } = await aTaughtCourse();
    for (let index = 0; index < 5; index += 1) await learner(course, lessons, 3, 1);
    const failed = await learner(course, lessons, 1, 20);
    await attempt(failed, lessons[1]!.id, ['wrong', 'wrong'], 60 * 24 * 20);
    await attempt(failed, lessons[1]!.id, ['wrong', 'wrong'], 60 * 24 * 20 - 5);
    const quiet = await learner(course, lessons, 2, 15);
    const never = await learner(course, lessons, 0, 10);
    await learner(course, lessons, 2, 90);
    await learner(course, lessons, 2, 2);
    const { body, headers } = await teacher.agent.get(`${at}/courses/${course.id}/at-risk`).expect(200);
    expect(headers['x-total-count']).toBe('3');
    expect(body.map(({ userId }: { userId: string }) => userId)).toEqual([failed, never, quiet]);
    expect(body[0]).toMatchObject({ name: 'زهراء كاظم', progress: '33.33' });
    expect(body[0].reasons).toMatchObject([
      { code: 'quiz_failed', quiz: { lessonId: lessons[1]!.id, attempts: 2, best: 0 } },
      { code: 'inactive', days: 19 },
      { code: 'slow', days: 22, medianDays: 2 },
    ]);
    expect(body[1].reasons).toEqual([{ code: 'never_started', days: 12, medianDays: null, quiz: null }]);
    const first = await teacher.agent.get(`${at}/courses/${course.id}/at-risk?limit=2`).expect(200);
    expect(first.body).toHaveLength(2);
    const next = /<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1];
    const { body: rest } = await teacher.agent.get(next ?? '').expect(200);
    expect(rest.map(({ userId }: { userId: string }) => userId)).toEqual([quiet]);
  });
});

describe('GET /api/instructor/analytics/courses', () => {
  it('lists one’s own courses, those with the most learners first; administrators see all [ANL-2]', async () => {
    const { teacher, course, lessons } = await aTaughtCourse();
    await learner(course, lessons, 1);
    const draft = await aCourse().by(teacher.userId).saved(app.em());
    await aTaughtCourse();
    const { body, headers } = await teacher.agent.get(`${at}/courses`).expect(200);
    expect(headers['x-total-count']).toBe('2');
    expect(body).toMatchObject([
      { courseId: course.id, enrollments: 1, newEnrollments: 1, completions: 0, medianDays: null, reviewsCount: 0 },
      { courseId: draft.course.id, isPublished: false, enrollments: 0, averageProgress: '0.00' },
    ]);
    const one = await teacher.agent.get(`${at}/courses?limit=1`).expect(200);
    const next = /<([^>]+)>/.exec(one.headers['link'] ?? '')?.[1];
    const { body: second } = await teacher.agent.get(next ?? '').expect(200);
    expect(second.map(({ courseId }: { courseId: string }) => courseId)).toEqual([draft.course.id]);
    await teacher.agent.get(`${at}/courses?cursor=${Buffer.from('["x","y"]').toString('base64url')}`).expect(400);
    const { agent } = await app.as('admin');
    const { headers: all } = await agent.get(`${at}/courses`).expect(200);
    const [counted] = await run('select count(*)::int as courses from courses');
    expect(Number(all['x-total-count'])).toBe(counted?.['courses']);
    await (await app.as('student')).agent.get(`${at}/courses`).expect(403);
    await (await app.as('volunteer')).agent.get(`${at}/weeks`).expect(403);
    await teacher.agent.get(`${at}/weeks?weeks=54`).expect(400);
  });
});

describe('GET /api/instructor/analytics/courses/{id}/export', () => {
  it('gives each table to spreadsheets, in the asked language, without formulas [ANL-2] [SEC-5]', async () => {
    const { teacher, course, lessons } = await aTaughtCourse();
    const userId = await learner(course, lessons, 1, 20);
    await run('insert into lesson_times (user_id, lesson_id, seconds) values (?, ?, 400)', [userId, lessons[0]!.id]);
    await run(`update users set first_name = '=HYPERLINK("x")', last_name = null where id = ?`, [userId]);
    const table = async (name: string, language: string) => {
      const { text, headers } = await teacher.agent
        .get(`${at}/courses/${course.id}/export?table=${name}&language=${language}`)
        .expect(200);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toBe(`attachment; filename="masar-${name}.csv"`);
      expect(text.startsWith('\uFEFF')).toBe(true);
      return text.slice(1).trimEnd().split('\r\n');
    };
    expect(await table('lessons', 'ar')).toEqual([
      'الدرس,أنهوه,توقّفوا عنده,الدقائق فيه (الوسيط)',
      'الدرس 1,1,0,7',
      'الدرس 2,0,1,',
      'الدرس 3,0,0,',
    ]);
    expect((await table('weeks', 'en'))[0]).toBe('Week (from Saturday),Enrolments,Completions');
    expect((await table('questions', 'en'))[1]).toBe('Lesson 2,Question one,0,0,');
    expect((await table('learners', 'en'))[1]).toMatch(/^"'=HYPERLINK\(""x""\)",33\.33,/);
    await teacher.agent.get(`${at}/courses/${course.id}/export?table=users`).expect(400);
  });
});
