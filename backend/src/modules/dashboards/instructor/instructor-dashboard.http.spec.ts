import { startTestApp, type TestApp } from '#testing/test-app';
import { completeLesson } from '../../courses/testing/complete-lesson.js';
import { aCourse } from '../../courses/testing/course.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const one = async (sql: string, parameters: unknown[]) =>
  (await app.em().execute<{ value: unknown }[]>(sql, parameters))[0]?.value;

/** An instructor with a course that two people took, one of them to its end, another course and a draft. */
async function teaching() {
  const instructor = await app.as('instructor');
  const learners = [await app.as('student'), await app.as('student')];
  const popular = await aCourse()
    .by(instructor.userId)
    .with({ price: '25.00' })
    .published()
    .withLessons(2)
    .saved(app.em());
  const second = await aCourse().by(instructor.userId).published().withLessons(1).saved(app.em());
  await aCourse().by(instructor.userId).saved(app.em());
  for (const { agent, userId } of learners) {
    await app.em().execute(
      `insert into course_places (course_id, user_id, state, decided_at, amount_received, received_at)
       values (?, ?, 'granted', now(), 25, now())`,
      [popular.course.id, userId],
    );
    await agent.post('/api/enrollments').send({ courseId: popular.course.id }).expect(201);
  }
  await learners[0]!.agent.post('/api/enrollments').send({ courseId: second.course.id }).expect(201);
  for (const { id } of popular.lessons) {
    await completeLesson(learners[0]!.agent, id);
  }
  const review = { rating: 4, text: 'شرح واضح وأمثلة قريبة من عملنا.' };
  await learners[0]!.agent.post(`/api/courses/${popular.course.id}/reviews`).send(review).expect(201);
  return { instructor, learners, popular, second };
}

describe('GET /api/instructor/dashboard', () => {
  it('counts learners, courses, completions, ratings and earnings as SQL does [DSH-2]', async () => {
    const { instructor, popular } = await teaching();
    const { body } = await instructor.agent.get('/api/instructor/dashboard').expect(200);
    const own = `enrollments e join courses c on c.id = e.course_id where c.instructor_id = ?`;
    const id = [instructor.userId];
    expect(body.totalStudents).toBe(await one(`select count(distinct e.user_id)::int as value from ${own}`, id));
    expect(body.earnings).toBe(await one(`select sum(e.price_paid)::text as value from ${own}`, id));
    expect(body.completionRate).toBe(
      await one(`select round(100.0 * count(e.completed_at) / count(*), 2)::text as value from ${own}`, id),
    );
    expect(body.averageRating).toBe(
      await one(
        `select round(avg(r.rating), 2)::text as value from course_reviews r join courses c on c.id = r.course_id
         where c.instructor_id = ?`,
        id,
      ),
    );
    expect(body).toMatchObject({
      name: 'زهراء كاظم',
      totalStudents: 2,
      activeCourses: 2,
      completionRate: '33.33',
      earnings: '50.00',
      questionsWaiting: 0,
    });
    expect(body.courses.map(({ students, status }: Record<string, unknown>) => [students, status])).toEqual([
      [2, 'active'],
      [1, 'active'],
      [0, 'draft'],
    ]);
    expect(body.courses[0]).toMatchObject({
      id: popular.course.id,
      lessons: 2,
      completionRate: '50.00',
      earnings: '50.00',
    });
    expect(body.months).toHaveLength(6);
    expect(body.months[5]).toMatchObject({ enrollments: 3, completions: 1 });
  });

  it('names questions of own lessons until somebody answers them [DSH-2]', async () => {
    const { instructor, learners, popular } = await teaching();
    const [lesson] = popular.lessons;
    const ask = (title: string) =>
      learners[0]!.agent.post('/api/discussions').send({ lessonId: lesson!.id, title, content: 'لم أفهم هذه الخطوة.' });
    const { body: first } = await ask('كيف أبدأ؟').expect(201);
    const { body: second } = await ask('ماذا بعد ذلك؟').expect(201);
    const { body } = await instructor.agent.get('/api/instructor/dashboard?language=ar').expect(200);
    expect(body).toMatchObject({ questionsWaiting: 2 });
    expect(body.questions.map(({ id }: { id: string }) => id)).toEqual([first.id, second.id]);
    expect(body.questions[0]).toMatchObject({ title: 'كيف أبدأ؟', askedBy: 'زهراء كاظم', lessonId: lesson!.id });
    expect(body.recentActivity.slice(0, 2).map(({ kind }: { kind: string }) => kind)).toEqual(
      Array(2).fill('question-asked'),
    );
    await instructor.agent
      .post(`/api/discussions/${first.id}/replies`)
      .send({ content: 'ابدأ بالمثال الأول.' })
      .expect(201);
    const { body: later } = await instructor.agent.get('/api/instructor/dashboard').expect(200);
    expect(later.questions.map(({ id }: { id: string }) => id)).toEqual([second.id]);
  });

  it('tells what learners did in own courses only, in the asked language [DSH-2]', async () => {
    const { instructor } = await teaching();
    await teaching();
    const { body } = await instructor.agent.get('/api/instructor/dashboard?language=en').expect(200);
    const kinds = body.recentActivity.map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'enrolled')).toHaveLength(3);
    expect(kinds).toContain('course-completed');
    expect(body.recentActivity.at(-1).description).toMatch(/enrolled in/);
  });

  it('is for instructors and administrators, and zero for a new one [DSH-2]', async () => {
    for (const role of ['student', 'volunteer'] as const) {
      await (await app.as(role)).agent.get('/api/instructor/dashboard').expect(403);
    }
    const { body } = await (await app.as('admin')).agent.get('/api/instructor/dashboard').expect(200);
    expect(body).toMatchObject({ totalStudents: 0, averageRating: null, completionRate: '0.00', earnings: '0.00' });
  });
});
