import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../../../testing/test-app.js';
import { Certificate } from '../../../certificates/certificate/certificate.entity.js';
import { Course } from '../../course/course.entity.js';
import { Enrollment } from '../../enrollment.entity.js';
import { aCourse, anEnrollment } from '../../testing/course.builder.js';
import { LessonProgress } from '../lesson-progress.entity.js';

interface Draft {
  id: string;
  quiz: { questions: { id: string; options: { id: string }[] }[] } | null;
}

const quiz = {
  questions: [
    {
      type: 'single',
      promptAr: 'ما ناتج 1+1؟',
      promptEn: '1+1?',
      options: [
        { ar: '2', en: '2', correct: true },
        { ar: '3', en: '3', correct: false },
      ],
    },
  ],
};

describe('lesson authoring', () => {
  let app: TestApp;
  let author: SignedInAgent;
  let other: SignedInAgent;
  let student: SignedInAgent;

  beforeAll(async () => {
    app = await startTestApp();
    [author, other, student] = [await app.as('instructor'), await app.as('instructor'), await app.as('student')];
  });
  afterAll(() => app.close());

  const complete = async (lessonId: string) => {
    const em = app.em();
    em.create(LessonProgress, { userId: student.userId, lessonId, isCompleted: true, completedAt: new Date() });
    await em.flush();
  };

  it('adds lessons at the end and counts them [CRS-4]', async () => {
    const { course } = await aCourse().by(author.userId).saved(app.em());
    const path = `/api/courses/${course.id}/lessons`;
    const lesson = { titleAr: 'الأول', contentAr: '## عنوان', videoUrl: 'https://youtu.be/abc', duration: 300, quiz };
    const { body } = await author.agent.post(path).send(lesson).expect(201);
    expect(body).toMatchObject({ ...lesson, titleEn: 'الأول', orderIndex: 0, attachments: [] });
    expect((await author.agent.post(path).send({ titleAr: 'الثاني' }).expect(201)).body).toMatchObject({
      orderIndex: 1,
      quiz: null,
    });
    expect(await app.em().findOneOrFail(Course, { id: course.id })).toMatchObject({ lessonsCount: 2 });
  });

  it('keeps the letters and the indentation of code as they are written [CRS-4]', async () => {
    const { course } = await aCourse().by(author.userId).saved(app.em());
    const contentAr = "    const word = 'cafe\u0301';\n\nنص";
    const sent = { titleAr: 'شيفرة', contentAr: `\n  \n${contentAr}\n` };
    const { body } = await author.agent.post(`/api/courses/${course.id}/lessons`).send(sent).expect(201);
    expect(body).toMatchObject({ contentAr });
  });

  it('is for the author and admins, on drafts and published courses [CRS-4, SEC-1]', async () => {
    const { course, lessons } = await aCourse().by(author.userId).published().withLessons(1).saved(app.em());
    const lesson = `/api/lessons/${lessons[0]?.id}`;
    for (const { agent } of [other, student]) {
      await agent.post(`/api/courses/${course.id}/lessons`).send({ titleAr: 'س' }).expect(403);
      await agent.put(`/api/courses/${course.id}/lessons/order`).send({ lessonIds: [] }).expect(403);
      await agent.patch(lesson).send({ titleAr: 'س' }).expect(403);
      await agent.get(`${lesson}/draft`).expect(403);
      await agent.delete(lesson).expect(403);
    }
    const hidden = await aCourse().by(author.userId).withLessons(1).saved(app.em());
    await other.agent.get(`/api/lessons/${hidden.lessons[0]?.id}/draft`).expect(404);
    await other.agent.patch(`/api/lessons/${hidden.lessons[0]?.id}`).send({ titleAr: 'س' }).expect(404);
    await author.agent.patch(`/api/lessons/${randomUUID()}`).send({ titleAr: 'س' }).expect(404);
    const admin = await app.as('admin');
    await admin.agent.patch(lesson).send({ titleAr: 'من المشرف' }).expect(200);
  });

  it('keeps the ids of questions and options that come back, and clears what is null [CRS-4]', async () => {
    const { course } = await aCourse().by(author.userId).saved(app.em());
    const created = (
      await author.agent
        .post(`/api/courses/${course.id}/lessons`)
        .send({ titleAr: 'درس', descriptionAr: 'وصف', quiz })
        .expect(201)
    ).body as Draft;
    const [question] = created.quiz?.questions ?? [];
    const [right, wrong] = question?.options ?? [];
    const changed = {
      quiz: {
        questions: [
          {
            ...quiz.questions[0],
            id: question?.id,
            options: [
              { id: wrong?.id, ar: '3', correct: false },
              { id: right?.id, ar: '2', correct: true },
              { ar: '4', correct: false },
            ],
          },
        ],
      },
      descriptionAr: null,
    };
    const after = (await author.agent.patch(`/api/lessons/${created.id}`).send(changed).expect(200)).body as Draft;
    expect(after.quiz?.questions[0]?.id).toBe(question?.id);
    expect(after.quiz?.questions[0]?.options.slice(0, 2).map(({ id }) => id)).toEqual([wrong?.id, right?.id]);
    expect(after).toMatchObject({ descriptionAr: null });
    const cleared = await author.agent.patch(`/api/lessons/${created.id}`).send({ quiz: null }).expect(200);
    expect(cleared.body).toMatchObject({ quiz: null, titleAr: 'درس' });
  });

  it('refuses impossible quizzes, strange video addresses and unknown fields [CRS-4, API-6]', async () => {
    const { lessons } = await aCourse().by(author.userId).withLessons(1).saved(app.em());
    const path = `/api/lessons/${lessons[0]?.id}`;
    const twice = {
      questions: [
        {
          ...quiz.questions[0],
          options: [
            { ar: '2', correct: true },
            { ar: '2', correct: true },
          ],
        },
      ],
    };
    expect((await author.agent.patch(path).send({ quiz: twice }).expect(422)).body).toMatchObject({
      code: 'courses.quiz_invalid',
    });
    await author.agent
      .patch(path)
      .send({ quiz: { questions: [{ type: 'single' }] } })
      .expect(422);
    for (const body of [
      { videoUrl: 'https://example.org/a.avi' },
      { quiz: [] },
      { slug: 'x' },
      { duration: -1 },
      { titleAr: '' },
    ]) {
      await author.agent.patch(path).send(body).expect(400);
    }
  });

  it('orders by a permutation of all lessons only [CRS-4]', async () => {
    const { course, lessons } = await aCourse().by(author.userId).withLessons(3).saved(app.em());
    const path = `/api/courses/${course.id}/lessons/order`;
    const [a, b, c] = lessons.map(({ id }) => id);
    for (const lessonIds of [
      [a, b],
      [a, b, b],
      [a, b, randomUUID()],
      [a, b, c, c],
    ]) {
      expect((await author.agent.put(path).send({ lessonIds }).expect(422)).body).toMatchObject({
        code: 'courses.lesson_order_mismatch',
      });
    }
    await author.agent
      .put(path)
      .send({ lessonIds: [c, a, b] })
      .expect(204);
    const { body } = await author.agent.get(`/api/courses/${course.id}/lessons`).expect(200);
    expect((body as { id: string }[]).map(({ id }) => id)).toEqual([c, a, b]);
  });

  it('keeps lessons that learners have started, and closes the gap of removed ones [CRS-4]', async () => {
    const { course, lessons } = await aCourse().by(author.userId).published().withLessons(3).saved(app.em());
    const [first, second, third] = lessons.map(({ id }) => id) as [string, string, string];
    await anEnrollment(app.em(), course.id, student.userId);
    await complete(first);
    expect((await author.agent.delete(`/api/lessons/${first}`).expect(409)).body).toMatchObject({
      code: 'courses.lesson_has_learners',
    });
    await author.agent.delete(`/api/lessons/${second}`).expect(204);
    expect((await author.agent.get(`/api/lessons/${third}/draft`).expect(200)).body).toMatchObject({ orderIndex: 1 });
    expect(await app.em().findOneOrFail(Enrollment, { courseId: course.id })).toMatchObject({
      progress: '50.00',
      completedAt: null,
    });
  });

  it('adapts progress to new lessons, completes whom a removal leaves nothing to do, and never takes completion back [ENR-3, CRT-1]', async () => {
    const { course, lessons } = await aCourse().by(author.userId).published().withLessons(2).saved(app.em());
    await anEnrollment(app.em(), course.id, student.userId);
    await complete(lessons[0]?.id ?? '');
    await author.agent.delete(`/api/lessons/${lessons[1]?.id}`).expect(204);
    const completed = await app.em().findOneOrFail(Enrollment, { courseId: course.id });
    expect(completed).toMatchObject({ progress: '100.00', completedAt: expect.any(Date) as Date });
    expect(await app.em().count(Certificate, { courseId: course.id, userId: student.userId })).toBe(1);
    await author.agent.post(`/api/courses/${course.id}/lessons`).send({ titleAr: 'درس لاحق' }).expect(201);
    expect(await app.em().findOneOrFail(Enrollment, { courseId: course.id })).toMatchObject({
      progress: '100.00',
      completedAt: completed.completedAt,
    });
  });
});
