import { startTestApp, type TestApp } from '#testing/test-app';
import { aCourse } from '../../modules/courses/testing/course.builder.js';
import { CounterFolding } from './counter-folding.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const figuresOf = async (courseId: string) => {
  const [row] = await app.em().execute<{ students_count: number; beside: number; rows: number }[]>(
    `select c.students_count,
       (select coalesce(sum(d.students), 0)::int from course_count_deltas d where d.course_id = c.id) as beside,
       (select count(*)::int from enrollments e where e.course_id = c.id) as rows
     from courses c where c.id = ?`,
    [courseId],
  );
  return row!;
};

describe('counters that many people touch', () => {
  it('count at the row itself where nobody else is at it [SCL-3] [ENR-2]', async () => {
    const { course } = await aCourse().published().saved(app.em());
    const { agent } = await app.as('student');
    await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    expect(await figuresOf(course.id)).toEqual({ students_count: 1, beside: 0, rows: 1 });
  });

  it('wait for nobody: what comes while somebody holds the row lies beside it until it is folded [SCL-3] [REL-1]', async () => {
    const { course } = await aCourse().published().saved(app.em());
    const people = await Promise.all(Array.from({ length: 3 }, () => app.as('student')));
    const join = () =>
      Promise.all(people.map(({ agent }) => agent.post('/api/enrollments').send({ courseId: course.id }).expect(201)));
    await app.em().transactional(async (em) => {
      await em.execute('select id from courses where id = ? for no key update', [course.id]);
      await join();
      expect(await figuresOf(course.id)).toEqual({ students_count: 0, beside: 3, rows: 3 });
    });
    // Takes away what the row may not have yet.
    await people[0]!.agent.delete(`/api/courses/${course.id}/enrollment`).expect(204);
    await app.app.get(CounterFolding).foldAll();
    expect(await figuresOf(course.id)).toEqual({ students_count: 2, beside: 0, rows: 2 });
  });

  it('are folded by themselves soon after [SCL-3]', async () => {
    const { course } = await aCourse().published().saved(app.em());
    const { agent } = await app.as('student');
    await app.em().transactional(async (em) => {
      await em.execute('select id from courses where id = ? for no key update', [course.id]);
      await agent.post('/api/enrollments').send({ courseId: course.id }).expect(201);
    });
    while ((await figuresOf(course.id)).beside > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await figuresOf(course.id)).toEqual({ students_count: 1, beside: 0, rows: 1 });
  });
});
