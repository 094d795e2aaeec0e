import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { aCourse, type CourseBuilder } from '../testing/course.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const quiz = {
  questions: [
    {
      id: 'q1',
      type: 'single' as const,
      promptAr: 'كم؟',
      promptEn: 'How many?',
      options: [
        { id: 'a', ar: 'واحد', en: 'One', correct: true },
        { id: 'b', ar: 'اثنان', en: 'Two', correct: false },
      ],
    },
  ],
};
const lessons = [{ contentAr: 'نص للجميع', quiz }, { contentAr: 'نص للملتحقين' }];

const read = (courseId: string) => app.anonymous().get(`/api/courses/${courseId}/first-lesson`);
const curriculum = (courseId: string) => app.anonymous().get(`/api/courses/${courseId}/lessons`).expect(200);

/** Its id, written by an instructor. */
async function saved(sketch: (course: CourseBuilder) => CourseBuilder) {
  const author = await app.as('instructor');
  const { course } = await sketch(aCourse().by(author.userId)).saved(app.em());
  return { author, id: course.id };
}

describe('the first lesson without an account', () => {
  it('is its text alone: no quiz, no other lesson, and nobody is noted as its reader [LSN-3]', async () => {
    const { id } = await saved((course) => course.published().withLessons(lessons));
    const { body, text } = await read(id).expect(200);
    expect(body).toMatchObject({ courseId: id, orderIndex: 0, contentAr: 'نص للجميع', pictures: [], hasFiles: false });
    expect(Object.keys(body as object)).not.toContain('quiz');
    expect(['نص للملتحقين', 'كم؟', 'correct'].filter((word) => text.includes(word))).toEqual([]);
    const [noted] = await app
      .em()
      .execute<{ count: string }[]>(
        'select count(*) from shown_lessons s join lessons l on l.id = s.lesson_id where l.course_id = ?',
        [id],
      );
    expect(Number(noted!.count)).toBe(0);
    const lines = (await curriculum(id)).body as { isOpenToVisitors: boolean }[];
    expect(lines.map(({ isOpenToVisitors }) => isOpenToVisitors)).toEqual([true, false]);
  });

  it('is unknown where the course is unknown, a draft, in preparation or empty, and where it only asks [LSN-3]', async () => {
    const hidden = [
      await saved((course) => course.withLessons(lessons)),
      await saved((course) => course.published().inPreparation().withLessons(lessons)),
      await saved((course) => course.published()),
      await saved((course) => course.published().withLessons([{ quiz }, { contentAr: 'الثاني' }])),
    ];
    const ids = [randomUUID(), ...hidden.map(({ id }) => id)];
    const answers = await Promise.all(ids.map(async (id) => (await read(id)).status));
    expect(answers).toEqual(ids.map(() => 404));
    await read('x').expect(400);
  });

  it('is closed and opened again by the author of the course [LSN-3] [CRS-4]', async () => {
    const { author, id } = await saved((course) => course.published().withLessons(lessons));
    const change = (opensFirstLesson: unknown) => author.agent.patch(`/api/courses/${id}`).send({ opensFirstLesson });
    const { body } = await change(false).expect(200);
    expect(body).toMatchObject({ opensFirstLesson: false });
    await read(id).expect(404);
    expect((await curriculum(id)).body).toMatchObject([{ isOpenToVisitors: false }, { isOpenToVisitors: false }]);
    await change('no').expect(400);
    const other = await app.as('instructor');
    await other.agent.patch(`/api/courses/${id}`).send({ opensFirstLesson: true }).expect(403);
    await change(true).expect(200);
    await read(id).expect(200);
  });
});
