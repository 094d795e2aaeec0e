import pg from 'pg';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { certificatesInvariants } from '../modules/certificates/certificates.invariants.js';
import { coursesInvariants } from '../modules/courses/courses.invariants.js';
import { completeLesson } from '../modules/courses/testing/complete-lesson.js';
import { aCourse } from '../modules/courses/testing/course.builder.js';
import { checkInvariants, inspect } from './check-invariants.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const { course, lessons } = await aCourse().published().withLessons(3).saved(app.em());
  const courseId = course.id;
  const learners = await Promise.all(Array.from({ length: 6 }, () => app.as('student')));
  const work = learners.map(async ({ agent }, index) => {
    await Promise.all([1, 2, 3].map(() => agent.post('/api/enrollments').send({ courseId })));
    const done = lessons.slice(0, index % 4);
    await Promise.all(done.map(({ id }) => completeLesson(agent, id)));
    if (index % 4 > 0)
      await agent.post(`/api/courses/${courseId}/reviews`).send({ rating: (index % 4) + 1, text: 'دورة مفيدة' });
  });
  await Promise.all(work);
});
afterAll(() => app.close());

/** Whoever completed the course began it again, and nothing but the enrolment was set aside. */
const endedRuns = `insert into ended_enrollments (user_id, course_id, progress, completed_at, enrolled_at)
  select user_id, course_id, progress, completed_at, enrolled_at from enrollments where completed_at is not null`;

const invariants = [...coursesInvariants, ...certificatesInvariants];

describe('npm run invariants', () => {
  it('finds no drift after learners did everything at the same time [REL-1]', async () => {
    const { pass, figures, examples } = await checkInvariants(app.databaseUrl, invariants);
    expect({ pass, drift: figures['drift'], examples }).toEqual({ pass: true, drift: 0, examples: {} });
    expect(Object.keys(figures)).toHaveLength(invariants.length + 1);
  });

  it.each([
    ['studentsCount', 'update courses set students_count = students_count + 1'],
    ['lessonsCount', 'update courses set lessons_count = lessons_count + 1'],
    ['reviewsCount', 'update courses set reviews_count = reviews_count + 1'],
    ['followersCount', 'update courses set followers_count = followers_count + 1'],
    [
      'courseOwners',
      `insert into course_people (course_id, user_id, "right")
       select c.id, u.id, 'owner' from courses c cross join (select id from users limit 1) u limit 1`,
    ],
    ['rating', 'update courses set rating = 0.5'],
    ['progress', 'update enrollments set progress = 12.34 where completed_at is null'],
    ['completion', 'update enrollments set progress = 99 where completed_at is not null'],
    ['recordsWithoutEnrollment', 'delete from enrollments'],
    [
      'enrolledAndLeft',
      `insert into left_enrollments (user_id, course_id, progress, enrolled_at)
       select user_id, course_id, progress, enrolled_at from enrollments`,
    ],
    ['endedWithoutCertificate', endedRuns],
    [
      'certificatesOfOtherRuns',
      `${endedRuns};
       update ended_enrollments r set user_id = (select u.id from users u where u.id <> r.user_id limit 1);
       update certificates k set ended_enrollment_id = (select r.id from ended_enrollments r limit 1)`,
    ],
    [
      'recordsOfOtherCourses',
      `insert into courses select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'slug', 'other'))).*
       from courses c;
       ${endedRuns};
       update ended_enrollments set course_id = (select id from courses where slug = 'other');
       update lesson_progress p set user_id = null, ended_enrollment_id = r.id from ended_enrollments r
       where r.user_id = p.user_id`,
    ],
    ['recordsLeftBehind', endedRuns],
    ['completedWithoutCertificate', 'delete from certificates'],
    ['certificateWithoutCompletion', 'update enrollments set completed_at = null'],
    [
      'severalValidCertificates',
      `drop index certificates_one_valid_of_run_unique;
       insert into certificates (user_id, course_id, certificate_number, verification_code, holder_name_ar, holder_name_en,
         course_title_ar, course_title_en, duration_hours, lessons_count)
       select user_id, course_id, 'MSR-2020-000001', 'X', '', '', '', '', 0, 0 from certificates limit 1`,
    ],
    ['certificateNumbers', 'update certificate_numbers set last_number = 0'],
    ['supersededWithoutSuccessor', `update certificates set status = 'superseded'`],
  ])('notices drift of %s [REL-1]', async (name, damage) => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query(damage);
    const { pass, figures } = await inspect(client, invariants);
    await client.query('rollback');
    await client.end();
    expect(pass).toBe(false);
    expect(figures[name]).toBeGreaterThan(0);
  });
});
