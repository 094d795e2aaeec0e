import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../../testing/test-app.js';
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
    });
    expect(text).not.toMatch(/one\.mp4|سرّية|explanation|correct/);
  });

  it('opens every lesson to the enrolled and marks what they completed [LSN-1]', async () => {
    const { course, third } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    expect(statesOf((await agent.get(`/api/courses/${course.id}/lessons`)).body)).toEqual(['open', 'open', 'open']);
    await agent.put(`/api/lessons/${third}/progress`).send({ isCompleted: true }).expect(200);
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
    await app.anonymous().get(`/api/lessons/${first}`).expect(401);
  });

  it('never sends the answers of a quiz before it is graded [LSN-2]', async () => {
    const { course, second } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    const { body, text } = await agent.get(`/api/lessons/${second}`).expect(200);
    expect(body.quiz).toMatchObject({ bestScore: null, attempts: 0 });
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
    const { course, first, second } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    const one = await agent.put(`/api/lessons/${first}/progress`).send({ isCompleted: true }).expect(200);
    expect(one.body).toEqual({
      watchTime: 0,
      isCompleted: true,
      course: { progress: '33.33', completedAt: null },
      certificateId: null,
    });
    await agent.put(`/api/lessons/${first}/progress`).send({ isCompleted: false }).expect(400);
    const later = await agent.put(`/api/lessons/${first}/progress`).send({ watchTime: 5 }).expect(200);
    expect(later.body).toMatchObject({ isCompleted: true, watchTime: 5 });
    const two = await agent.put(`/api/lessons/${second}/progress`).send({ isCompleted: true }).expect(200);
    expect(two.body.course.progress).toBe('66.67');
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
    await app.anonymous().put(path).send({ watchTime: 1 }).expect(401);
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

describe('POST /api/lessons/{id}/quiz', () => {
  const half = [
    { questionId: 'q1', optionIds: ['a'] },
    { questionId: 'q2', optionIds: ['c'] },
  ];
  const full = [half[0], { questionId: 'q2', optionIds: ['d', 'c'] }];

  it('grades, explains, and keeps the best of the attempts [LSN-2]', async () => {
    const { course, second } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    const path = `/api/lessons/${second}/quiz`;
    const { body } = await agent.post(path).send({ answers: half }).expect(200);
    expect(body).toEqual({
      score: '50.00',
      bestScore: '50.00',
      attempts: 1,
      questions: [
        {
          questionId: 'q1',
          isCorrect: true,
          correctOptionIds: ['a'],
          explanationAr: 'لأنه واحد.',
          explanationEn: 'Because it is one.',
        },
        { questionId: 'q2', isCorrect: false, correctOptionIds: ['c', 'd'], explanationAr: null, explanationEn: null },
      ],
    });
    expect((await agent.post(path).send({ answers: full })).body).toMatchObject({
      score: '100.00',
      bestScore: '100.00',
      attempts: 2,
    });
    expect((await agent.post(path).send({ answers: half })).body).toMatchObject({
      score: '50.00',
      bestScore: '100.00',
      attempts: 3,
    });
    expect((await agent.get(`/api/lessons/${second}`)).body.quiz).toMatchObject({ bestScore: '100.00', attempts: 3 });
  });

  it('refuses incomplete answers, lessons without quiz and those who are not enrolled [LSN-2]', async () => {
    const { course, first, second } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    const codeOf = async (lessonId: string, answers: unknown, status: number) =>
      (await agent.post(`/api/lessons/${lessonId}/quiz`).send({ answers }).expect(status)).body.code as string;
    expect(await codeOf(second, half.slice(1), 422)).toBe('courses.quiz_answers_mismatch');
    expect(await codeOf(first, half, 404)).toBe('courses.quiz_missing');
    expect(await codeOf(second, [{ questionId: 'q1', optionIds: 'a' }], 400)).toBe('platform.invalid_input');
    expect(await codeOf(second, [{ questionId: 'q1', optionIds: [['a']] }], 400)).toBe('platform.invalid_input');
    await app.anonymous().post(`/api/lessons/${second}/quiz`).send({ answers: half }).expect(401);
    await (await app.as('student')).agent.post(`/api/lessons/${second}/quiz`).send({ answers: half }).expect(403);
    expect((await agent.get(`/api/lessons/${second}`)).body.quiz.attempts).toBe(0);
  });
});

describe('POST /api/lessons/{id}/quiz/answer', () => {
  const answer = (questionId: string, ...optionIds: string[]) => ({ questionId, optionIds });

  it('judges one answer with its explanation, tells nothing of the other questions and keeps no attempt [LSN-2]', async () => {
    const { course, second } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    const path = `/api/lessons/${second}/quiz/answer`;
    expect((await agent.post(path).send(answer('q1', 'b')).expect(200)).body).toEqual({
      questionId: 'q1',
      isCorrect: false,
      correctOptionIds: ['a'],
      explanationAr: 'لأنه واحد.',
      explanationEn: 'Because it is one.',
    });
    expect((await agent.post(path).send(answer('q2', 'd', 'c'))).body.isCorrect).toBe(true);
    expect((await agent.get(`/api/lessons/${second}`)).body.quiz).toMatchObject({ bestScore: null, attempts: 0 });
  });

  it('tells the key of no question to who does not answer it, nor to who is not enrolled [LSN-2]', async () => {
    const { course, first, second } = await publishedCourse();
    const { agent } = await enrolled(course.id);
    const codeOf = async (lessonId: string, body: object, status: number) =>
      (await agent.post(`/api/lessons/${lessonId}/quiz/answer`).send(body).expect(status)).body.code as string;
    for (const body of [
      answer('q1'),
      answer('q1', 'a', 'b'),
      answer('q1', 'c'),
      answer('q2', 'c', 'c'),
      answer('q9', 'a'),
    ])
      expect(await codeOf(second, body, 422)).toBe('courses.quiz_answers_mismatch');
    expect(await codeOf(first, answer('q1', 'a'), 404)).toBe('courses.quiz_missing');
    expect(await codeOf(second, { questionId: 'q1', optionIds: 'a' }, 400)).toBe('platform.invalid_input');
    await app.anonymous().post(`/api/lessons/${second}/quiz/answer`).send(answer('q1', 'a')).expect(401);
    const stranger = (await app.as('student')).agent;
    await stranger.post(`/api/lessons/${second}/quiz/answer`).send(answer('q1', 'a')).expect(403);
  });
});
