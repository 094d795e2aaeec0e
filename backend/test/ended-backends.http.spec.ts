import { randomUUID } from 'node:crypto';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { Enrollment } from '../src/modules/courses/enrollment.entity.js';
import { aCourse } from '../src/modules/courses/testing/course.builder.js';

const rounds = 50;
const poolSize = 4;

describe('a server whose connections PostgreSQL ends all at once', () => {
  let test: TestApp;
  let admin: pg.Client;
  beforeAll(async () => {
    test = await startTestApp({ DATABASE_POOL_SIZE: String(poolSize) });
    admin = new pg.Client({ connectionString: test.databaseUrl });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await test.close();
  });

  /** Sends until it is acknowledged, always under the same key. */
  async function enrolOnce({ agent }: SignedInAgent, courseId: string): Promise<void> {
    const key = randomUUID();
    for (;;) {
      const { status } = await agent.post('/api/enrollments').set('Idempotency-Key', key).send({ courseId });
      if (status === 201) return;
      expect([409, 503]).toContain(status);
    }
  }

  it('answers writes again each of fifty times, keeps every place of its pool, loses and doubles nothing [REL-6] [REL-10]', async () => {
    const learners = await Promise.all(Array.from({ length: 6 }, () => test.as('student')));
    const courses: string[] = [];
    while (courses.length < rounds) {
      courses.push((await aCourse().published().withLessons(1).saved(test.em())).course.id);
    }
    for (const courseId of courses) {
      const writes = Promise.all(learners.map((learner) => enrolOnce(learner, courseId)));
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
      );
      await writes;
    }
    // What was ended last is noticed by whoever asks next.
    while ((await test.anonymous().get('/api/health/ready')).status !== 200);
    const rows = await test.em().count(Enrollment, { courseId: { $in: courses } });
    expect(rows).toBe(rounds * learners.length);
    // Who found a counter held counted beside it.
    const counted = await test.em().execute<{ students: number }[]>(
      `select c.students_count + coalesce(sum(d.students), 0)::int as students
         from courses c left join course_count_deltas d on d.course_id = c.id where c.id in (?) group by c.id`,
      [courses],
    );
    expect(counted.map(({ students }) => students)).toEqual(courses.map(() => learners.length));
    const pool = await test.app.get(MikroORM).em.getConnection().getNativeClient();
    // A task that runs at this moment gives its place back; one that was lost never comes.
    await until(() => pool.totalCount === pool.idleCount, 'all places of the pool');
  });
});
