import { demoAccounts } from '@masar/domain';
import { openTestSession } from '#testing/open-test-session';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
const agents = {} as Record<'student' | 'instructor', Agent>;
beforeAll(async () => {
  app = await startTestApp({ DEMO_MODE: 'true' });
  for (const role of ['student', 'instructor'] as const) {
    agents[role] = app.anonymous();
    await openTestSession(app.app, agents[role], { id: demoAccounts[role].id, role });
  }
});
afterAll(() => app.close());

/** Every figure of a statement's only row. */
async function row(sql: string, values: unknown[] = []): Promise<Record<string, unknown>> {
  const [found] = await app.em().execute<Record<string, unknown>[]>(sql, values);
  return found ?? {};
}

describe('figures on the demo data equal their SQL', () => {
  it('the learner’s own [ANL-2] [READ-1]', async () => {
    const { id } = demoAccounts.student;
    const { body } = await agents.student.get('/api/analytics/dashboard').expect(200);
    const expected = await row(
      `select (select count(*)::int from enrollments where user_id = $1) as "totalEnrollments",
              (select count(*)::int from enrollments where user_id = $1 and progress = 100) as "completedCourses",
              (select count(*)::int from certificates where user_id = $1 and status = 'verified') as "totalCertificates"`.replaceAll(
        '$1',
        `'${id}'`,
      ),
    );
    expect(body).toMatchObject(expected);
    expect(expected).toEqual({ totalEnrollments: 3, completedCourses: 1, totalCertificates: 1 });
    // Days in a row up to today or yesterday: the days of a run share their distance to their rank.
    const streak = await row(
      `with days as (select distinct (starts_at at time zone 'Asia/Baghdad')::date as day from learning_times where user_id = ?),
            runs as (select count(*)::int as length, max(day) as last
                       from (select day, day - (row_number() over (order by day))::int as run from days) r group by run)
       select coalesce(max(length) filter (where last >= (now() at time zone 'Asia/Baghdad')::date - 1), 0) as "learningStreak",
              max(length) as "longestStreak" from runs`,
      [id],
    );
    expect(body).toMatchObject(streak);
    expect(body.longestStreak).toBeGreaterThanOrEqual(3);
    const learned = await row(
      `select round(coalesce(sum(seconds), 0) / 60.0)::int as minutes from learning_times
        where user_id = ? and (starts_at at time zone 'Asia/Baghdad')::date
          >= (now() at time zone 'Asia/Baghdad')::date - (extract(isodow from now() at time zone 'Asia/Baghdad')::int + 1) % 7`,
      [id],
    );
    expect(body.weekMinutes).toBe(learned['minutes']);
  });

  it('the times of everybody’s days add up to those of their lessons [ANL-2] [ENR-4]', async () => {
    const different = await row(
      `select count(*)::int as people from (select user_id, sum(seconds) as learned from lesson_times group by 1) hours
       full join (select user_id, sum(seconds) as learned from learning_times group by 1) times using (user_id)
       where coalesce(hours.learned, 0) <> coalesce(times.learned, 0)`,
    );
    expect(different).toEqual({ people: 0 });
  });

  it('each of the instructor’s courses [ANL-2] [DSH-2]', async () => {
    const { id } = demoAccounts.instructor;
    const { body } = await agents.instructor.get('/api/instructor/analytics/courses').expect(200);
    expect(body.length).toBeGreaterThan(2);
    for (const course of body) {
      expect(course).toMatchObject(
        await row(
          `select c.rating, (select count(*)::int from course_reviews r where r.course_id = c.id) as "reviewsCount",
              count(e.id)::int as enrollments,
              count(e.id) filter (where e.enrolled_at > now() - interval '30 days')::int as "newEnrollments",
              count(e.id) filter (where e.progress = 100)::int as completions,
              round(avg(e.progress), 2)::text as "averageProgress"
             from courses c left join enrollments e on e.course_id = c.id
            where c.id = ? and c.instructor_id = ? group by c.id`,
          [course.courseId, id],
        ),
      );
    }
    const { body: weeks } = await agents.instructor.get('/api/instructor/analytics/weeks?weeks=20').expect(200);
    for (const { week, enrollments, completions } of weeks) {
      const within = (column: string) =>
        `count(*) filter (where (${column} at time zone 'Asia/Baghdad')::date between '${week}'::date and '${week}'::date + 6)::int`;
      expect({ enrollments, completions }).toEqual(
        await row(
          `select ${within('enrolled_at')} as enrollments, ${within('completed_at')} as completions
             from enrollments where course_id in (select id from courses where instructor_id = ?)`,
          [id],
        ),
      );
    }
  });

  it('lessons, ratings and questions of a course [ANL-2] [DSH-2]', async () => {
    const { body: courses } = await agents.instructor.get('/api/instructor/analytics/courses').expect(200);
    const { courseId } = courses[0];
    const { body } = await agents.instructor.get(`/api/instructor/analytics/courses/${courseId}`).expect(200);
    for (const { lessonId, completed } of body.lessons)
      expect({ completed }).toEqual(
        await row('select count(*)::int as completed from lesson_progress where is_completed and lesson_id = ?', [
          lessonId,
        ]),
      );
    const stopped = body.lessons.reduce((sum: number, lesson: { stopped: number }) => sum + lesson.stopped, 0);
    expect({ stopped }).toEqual(
      await row(
        `select count(*)::int as stopped from enrollments where course_id = ? and completed_at is null
            and coalesce(last_activity_at, enrolled_at) < now() - interval '14 days'`,
        [courseId],
      ),
    );
    for (const { stars, reviews } of body.ratings)
      expect({ reviews }).toEqual(
        await row('select count(*)::int as reviews from course_reviews where course_id = ? and rating = ?', [
          courseId,
          stars,
        ]),
      );
    expect(body.questions.length).toBeGreaterThan(0);
    for (const { lessonId, questionId, answers, rightAnswers } of body.questions)
      expect({ answers, rightAnswers }).toEqual(
        await row(
          `select count(*)::int as answers, count(*) filter (where given = key)::int as "rightAnswers" from (
             select distinct on (a.user_id) (select array_agg(o order by o) from jsonb_array_elements_text(
                 (select x -> 'optionIds' from jsonb_array_elements(a.answers) x where x ->> 'questionId' = ?)) o) as given,
               (select array_agg(o ->> 'id' order by o ->> 'id') from jsonb_array_elements(l.quiz -> 'questions') q
                 cross join jsonb_array_elements(q -> 'options') o where q ->> 'id' = ? and (o ->> 'correct')::boolean) as key
               from quiz_attempts a join lessons l on l.id = a.lesson_id where l.id = ?
              order by a.user_id, a.created_at, a.id) first_attempts`,
          [questionId, questionId, lessonId],
        ),
      );
  });
});
