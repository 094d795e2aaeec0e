import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../../testing/test-app.js';
import { completeLesson } from '../testing/complete-lesson.js';
import { aCourse, anEnrollment } from '../testing/course.builder.js';
import type { Quiz } from './quiz.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const quiz: Quiz = {
  questions: [
    {
      id: 'q1',
      type: 'single',
      promptAr: 'كم؟',
      promptEn: 'How many?',
      options: [
        { id: 'a', ar: 'واحد', en: 'One', correct: true },
        { id: 'b', ar: 'اثنان', en: 'Two', correct: false },
      ],
      explanationAr: 'لأنه واحد.',
      explanationEn: 'Because it is one.',
    },
    {
      id: 'q2',
      type: 'multiple',
      promptAr: 'أيّها؟',
      promptEn: 'Which?',
      options: [
        { id: 'c', ar: 'هذا', en: 'This', correct: true },
        { id: 'd', ar: 'ذاك', en: 'That', correct: true },
        { id: 'e', ar: 'لا شيء', en: 'None', correct: false },
      ],
    },
  ],
};

/** A published course of three lessons: a film of 100 seconds, a text with a quiz, and a last text. */
async function publishedCourse() {
  const author = await app.as('instructor');
  const sketches = [
    { duration: 100, videoUrl: 'https://media.masar.test/one.mp4', contentAr: 'مقدّمة سرّية' },
    { contentAr: 'النص الثاني', quiz },
    { contentAr: 'النص الثالث' },
  ];
  const saved = await aCourse().by(author.userId).published().withLessons(sketches).saved(app.em());
  const [first, second, third] = saved.lessons.map(({ id }) => id) as [string, string, string];
  return { author, course: saved.course, first, second, third };
}

async function enrolled(courseId: string): Promise<SignedInAgent> {
  const learner = await app.as('student');
  await learner.agent.post('/api/enrollments').send({ courseId }).expect(201);
  return learner;
}

const statesOf = (body: { state: string }[]) => body.map(({ state }) => state);

describe('GET /api/courses/{id}/lessons', () => {
  it('is public, without texts and videos, and locks all but the first lesson [LSN-1] [LSN-3]', async () => {
    const { course, first } = await publishedCourse();
    const { body, text } = await app.anonymous().get(`/api/courses/${course.id}/lessons`).expect(200);
    expect(statesOf(body)).toEqual(['open', 'locked', 'locked']);
    expect(body[0]).toEqual({
      id: first,
      courseId: course.id,
      slug: null,
      titleAr: 'الدرس 1',
      titleEn: 'Lesson 1',
      descriptionAr: null,
      descriptionEn: null,
      duration: 100,
      orderIndex: 0,
      state: 'open',
      hasVideo: true,
      hasQuiz: false,
      isOpenToVisitors: true,
    });
    expect(text).not.toMatch(/one\.mp4|سرّية|explanation|correct/);
  });

  it('opens every lesson to the enrolled and marks what they completed [LSN-1]', async () => {
    const { course, third } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    expect(statesOf((await agent.get(`/api/courses/${course.id}/lessons`)).body)).toEqual(['open', 'open', 'open']);
    await completeLesson(agent, third);
    expect(statesOf((await agent.get(`/api/courses/${course.id}/lessons`)).body)).toEqual([
      'open',
      'open',
      'completed',
    ]);
  });

  it('hides the lessons of a draft from all but its author and admins [CRS-3]', async () => {
    const author = await app.as('instructor');
    const { course } = await aCourse().by(author.userId).withLessons(1).saved(app.em());
    const path = `/api/courses/${course.id}/lessons`;
    await app.anonymous().get(path).expect(404);
    await (await app.as('instructor')).agent.get(path).expect(404);
    await author.agent.get(path).expect(200);
    await (await app.as('admin')).agent.get(path).expect(200);
    await app.anonymous().get(`/api/courses/${randomUUID()}/lessons`).expect(404);
    await app.anonymous().get('/api/courses/one/lessons').expect(400);
  });
});

describe('GET /api/lessons/{id}', () => {
  it('sends text, video and neighbours to the enrolled, its author and admins [LSN-3]', async () => {
    const { author, course, first, second, third } = await publishedCourse();
    const learner = await enrolled(course.id);
    for (const { agent } of [learner, author, await app.as('admin')]) {
      const { body } = await agent.get(`/api/lessons/${second}`).expect(200);
      expect(body).toMatchObject({
        contentAr: 'النص الثاني',
        previousId: first,
        nextId: third,
        watchTime: 0,
        isCompleted: false,
        attachments: [],
      });
    }
    const { body } = await learner.agent.get(`/api/lessons/${first}`).expect(200);
    expect(body).toMatchObject({
      videoUrl: 'https://media.masar.test/one.mp4',
      previousId: null,
      nextId: second,
      quiz: null,
    });
  });

  it('opens the first lesson to anybody signed in and locks the others [LSN-3]', async () => {
    const { first, second } = await publishedCourse();
    for (const role of ['student', 'volunteer', 'instructor'] as const) {
      const { agent } = await app.as(role);
      await agent.get(`/api/lessons/${first}`).expect(200);
      const { body } = await agent.get(`/api/lessons/${second}`).expect(403);
      expect(body.code).toBe('courses.lesson_locked');
      expect(JSON.stringify(body)).not.toContain('النص');
    }
  });

  it('never sends the answers of a quiz before it is graded [LSN-2]', async () => {
    const { course, second } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    const { body, text } = await agent.get(`/api/lessons/${second}`).expect(200);
    expect(body.quiz).toMatchObject({ isPractice: false, bestScore: null, attempts: 0 });
    expect(body.quiz.questions[0].options).toEqual([
      { id: 'a', ar: 'واحد', en: 'One' },
      { id: 'b', ar: 'اثنان', en: 'Two' },
    ]);
    expect(text).not.toMatch(/correct|explanation|Because/);
  });

  it('finds neither unknown lessons nor those of drafts [CRS-3] [API-6]', async () => {
    const { lessons } = await aCourse().withLessons(1).saved(app.em());
    const { agent } = await app.as('student');
    await agent.get(`/api/lessons/${lessons[0]!.id}`).expect(404);
    await agent.get(`/api/lessons/${randomUUID()}`).expect(404);
    await agent.get('/api/lessons/one').expect(400);
  });
});

describe('PUT /api/lessons/{id}/progress', () => {
  it('keeps the longest watch time, never more than the duration [LSN-2]', async () => {
    const { course, first } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    const watch = async (watchTime: number) =>
      (await agent.put(`/api/lessons/${first}/progress`).send({ watchTime }).expect(200)).body.watchTime as number;
    expect([await watch(40), await watch(15), await watch(99_999), await watch(0)]).toEqual([40, 40, 100, 100]);
    expect((await agent.get(`/api/lessons/${first}`)).body).toMatchObject({ watchTime: 100, isCompleted: false });
  });

  it('keeps the longest of many simultaneous reports in one row [LSN-2] [REL-1]', async () => {
    const { course, first } = await publishedCourse();
    const { agent, userId } = await enrolled(course.id);
    const times = Array.from({ length: 20 }, (_, index) => (index * 7) % 61);
    await Promise.all(
      times.map((watchTime) => agent.put(`/api/lessons/${first}/progress`).send({ watchTime }).expect(200)),
    );
    const rows = await app.em().execute('select watch_time from lesson_progress where user_id = ?', [userId]);
    expect(rows).toEqual([{ watch_time: Math.max(...times) }]);
  });

  it('states progress with two decimals and completes one-way [ENR-3] [LSN-2]', async () => {
    const { course, second, third } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    expect((await completeLesson(agent, third)).body).toEqual({
      watchTime: 0,
      isCompleted: true,
      course: { progress: '33.33', completedAt: null },
      certificateId: null,
    });
    await agent.put(`/api/lessons/${third}/progress`).send({ isCompleted: false }).expect(400);
    const later = await agent.put(`/api/lessons/${third}/progress`).send({ watchTime: 5 }).expect(200);
    expect(later.body).toMatchObject({ isCompleted: true, watchTime: 5 });
    const right = [
      { questionId: 'q1', optionIds: ['a'] },
      { questionId: 'q2', optionIds: ['c', 'd'] },
    ];
    await agent.post(`/api/lessons/${second}/quiz`).send({ answers: right }).expect(200);
    expect((await completeLesson(agent, second)).body.course.progress).toBe('66.67');
  });

  it('turns an imported percentage into records at the first report, so that nothing is lost [LSN-1]', async () => {
    const { course, lessons } = await aCourse().published().withLessons(4).saved(app.em());
    const { agent, userId } = await app.as('student');
    await anEnrollment(app.em(), course.id, userId, '50.00');
    const path = `/api/courses/${course.id}/lessons`;
    expect(statesOf((await agent.get(path)).body)).toEqual(['completed', 'completed', 'open', 'open']);
    const { body } = await agent.put(`/api/lessons/${lessons[2]!.id}/progress`).send({ watchTime: 3 }).expect(200);
    expect(body.course.progress).toBe('50.00');
    expect(statesOf((await agent.get(path)).body)).toEqual(['completed', 'completed', 'open', 'open']);
  });

  it('refuses those who are not enrolled, odd numbers and unknown lessons [LSN-2] [API-6]', async () => {
    const { author, course, first } = await publishedCourse();
    const path = `/api/lessons/${first}/progress`;
    expect((await (await app.as('student')).agent.put(path).send({ watchTime: 1 }).expect(403)).body.code).toBe(
      'courses.not_enrolled',
    );
    await author.agent.put(path).send({ watchTime: 1 }).expect(403);
    const { agent } = await enrolled(course.id);
    for (const watchTime of [-1, 1.5, '12x', 1e15, null])
      await agent
        .put(path)
        .send({ watchTime })
        .expect(watchTime === null ? 200 : 400);
    await agent.put(path).send({ progress: '100' }).expect(400);
    await agent.put(`/api/lessons/${randomUUID()}/progress`).send({ watchTime: 1 }).expect(404);
    const { lessons } = await aCourse().withLessons(1).saved(app.em());
    await agent.put(`/api/lessons/${lessons[0]!.id}/progress`).send({ watchTime: 1 }).expect(404);
  });
});

describe('what a completion misses', () => {
  const missingIn = (body: { missing: { code: string }[] }) => body.missing.map(({ code }) => code);

  it('is named in both languages, and what was shown is kept [EVD-1]', async () => {
    const { course, first, second } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    const put = (lessonId: string, body: object) => agent.put(`/api/lessons/${lessonId}/progress`).send(body);
    const unopened = await put(first, { isCompleted: true, watchTime: 12 }).expect(409);
    expect(unopened.body).toMatchObject({
      code: 'courses.lesson_incomplete',
      missing: [
        {
          code: 'courses.missing_opened',
          messageAr: 'افتح الدرس واقرأه أولاً.',
          messageEn: 'Open the lesson and read it first.',
        },
        { code: 'courses.missing_video', messageEn: 'Watch at least 80% of the video; you have seen 0% so far.' },
      ],
    });
    expect((await agent.get(`/api/lessons/${first}`)).body).toMatchObject({ watchTime: 12, isCompleted: false });
    const unseen = await put(first, { isCompleted: true }).expect(409);
    expect(missingIn(unseen.body)).toEqual(['courses.missing_video']);
    await agent.get(`/api/lessons/${second}`).expect(200);
    expect(missingIn((await put(second, { isCompleted: true }).expect(409)).body)).toEqual(['quizzes.missing_pass']);
  });

  it('is kept under an idempotency key too, which may be sent again until it succeeds [EVD-1] [REL-3]', async () => {
    const { course, first } = await publishedCourse();
    const { agent, userId } = await enrolled(course.id);
    const body = { isCompleted: true, seen: [{ from: 0, to: 100 }] };
    const send = () =>
      agent.put(`/api/lessons/${first}/progress`).set('Idempotency-Key', `complete-${first}`).send(body);
    await agent.get(`/api/lessons/${first}`).set('Masar-Purpose', 'offline-copy').expect(200);
    await send().expect(409);
    await anHourAgo(userId, first);
    await agent.get(`/api/lessons/${first}`).expect(200);
    expect((await send().expect(200)).body.isCompleted).toBe(true);
    expect((await send().expect(200)).headers['idempotency-replayed']).toBe('true');
  });

  it('are seconds of a video, of which no more count than there was time for [EVD-1]', async () => {
    const { course, first } = await publishedCourse();
    const { agent, userId } = await enrolled(course.id);
    await agent.get(`/api/lessons/${first}`).expect(200);
    const seen = (...ranges: [number, number][]) =>
      agent
        .put(`/api/lessons/${first}/progress`)
        .send({ isCompleted: true, seen: ranges.map(([from, to]) => ({ from, to })) });
    await seen([0, 100]).expect(409);
    await anHourAgo(userId, first);
    await seen([0, 40], [30, 60], [90, 100]).expect(409);
    await anHourAgo(userId, first);
    await seen([60, 70]).expect(200);
  });

  it('is not the opening of a copy that this server gave, once the copy says that it was opened [EVD-1]', async () => {
    const { course, third } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    const path = `/api/lessons/${third}/progress`;
    await agent.put(path).send({ opened: true, isCompleted: true }).expect(409);
    await agent.get(`/api/lessons/${third}`).set('Masar-Purpose', 'offline-copy').expect(200);
    await agent.put(path).send({ isCompleted: true }).expect(409);
    await agent.put(path).send({ opened: true, isCompleted: true }).expect(200);
  });

  it('is asked of nobody whose lesson is complete already [EVD-1]', async () => {
    const { course, second } = await publishedCourse();
    const { agent, userId } = await enrolled(course.id);
    await app
      .em()
      .execute(`insert into lesson_progress (user_id, lesson_id, is_completed) values (?, ?, true)`, [userId, second]);
    await agent.put(`/api/lessons/${second}/progress`).send({ isCompleted: true }).expect(200);
  });
});

/** As if the lesson had left the server, and seconds of its video had been told, an hour ago. */
async function anHourAgo(userId: string, lessonId: string): Promise<void> {
  const past = `now() - interval '1 hour'`;
  await app.em().execute(
    `update shown_lessons set delivered_at = ${past}, seen_at = case when seen_at is null then null else ${past} end
     where user_id = ? and lesson_id = ?`,
    [userId, lessonId],
  );
}
