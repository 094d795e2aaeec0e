import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aMark, anAssignmentSetting, aWrittenAssignment } from '../testing/an-assignment.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('assignments of a course', () => {
  it('are written by its author, and read by who learns it [ASG-1]', async () => {
    const { author, learner, courseId, lessonId, id, path } = await anAssignmentSetting(app);
    const { body } = await learner.agent.get(path).expect(200);
    expect(body).toMatchObject({
      ...aWrittenAssignment,
      id,
      courseId,
      lessonId,
      percentPerDay: '10.00',
      passMark: '60.00',
      isAuthor: false,
      extendedTo: null,
    });
    expect((await author.agent.get(path)).body.isAuthor).toBe(true);
    const list = await learner.agent.get(`/api/courses/${courseId}/assignments`).expect(200);
    expect(list.body).toMatchObject([{ id, state: null, score: null, hasPassed: false, waiting: 0 }]);
    expect(list.headers['x-total-count']).toBe('1');
  });

  it('are listed for one lesson too, page by page [ASG-1] [CRS-7]', async () => {
    const { author, learner, courseId, lessonId, id } = await anAssignmentSetting(app);
    const list = `/api/courses/${courseId}/assignments`;
    const { body: own } = await author.agent
      .post(list)
      .send({ ...aWrittenAssignment, titleEn: '' })
      .expect(201);
    expect(own).toMatchObject({ lessonId: null, titleEn: aWrittenAssignment.titleAr });
    expect((await learner.agent.get(`${list}?lessonId=${lessonId}`)).body).toMatchObject([{ id }]);
    const first = await learner.agent.get(`${list}?limit=1`);
    expect(first.body).toMatchObject([{ id }]);
    const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await learner.agent.get(next)).body).toMatchObject([{ id: own.id }]);
  });

  it('are for those who learn or write the course [ASG-1] [SEC-1]', async () => {
    const { learner, courseId, path } = await anAssignmentSetting(app);
    const [stranger, teacher, admin] = [await app.as('student'), await app.as('instructor'), await app.as('admin')];
    const list = `/api/courses/${courseId}/assignments`;
    for (const address of [path, list, `${path}/work`]) {
      await stranger.agent.get(address).expect(403);
      await teacher.agent.get(address).expect(403);
      await admin.agent.get(address).expect(200);
    }
    await learner.agent.post(list).send(aWrittenAssignment).expect(403);
    await teacher.agent.post(list).send(aWrittenAssignment).expect(403);
    await teacher.agent.put(path).send(aWrittenAssignment).expect(403);
    await teacher.agent.delete(path).expect(403);
    await learner.agent.get(`/api/assignments/${randomUUID()}`).expect(404);
    await admin.agent.put(`/api/assignments/${randomUUID()}`).send(aWrittenAssignment).expect(404);
    await admin.agent.post(`/api/courses/${randomUUID()}/assignments`).send(aWrittenAssignment).expect(404);
    await learner.agent.get('/api/assignments/one').expect(400);
  });

  it('have a rubric that gives points, days in order and a lesson of the course [ASG-1]', async () => {
    const { author, path } = await anAssignmentSetting(app);
    const { lessonId: elsewhere } = await anAssignmentSetting(app);
    const codeOf = async (changes: object, status: number) =>
      (
        await author.agent
          .put(path)
          .send({ ...aWrittenAssignment, ...changes })
          .expect(status)
      ).body.code as string;
    const empty = [{ titleAr: 'معيار', levels: [{ titleAr: 'لا شيء', points: 0 }] }];
    expect(await codeOf({ rubric: empty }, 422)).toBe('assignments.rubric_empty');
    expect(await codeOf({ lessonId: elsewhere }, 422)).toBe('assignments.lesson_elsewhere');
    const days = { dueAt: '2026-05-02T10:00:00Z', acceptedUntil: '2026-05-01T10:00:00Z' };
    expect(await codeOf(days, 422)).toBe('assignments.until_before_due');
    for (const wrong of [
      { rubric: [] },
      { rubric: [{ titleAr: 'معيار', levels: [] }] },
      { accepts: [] },
      { accepts: ['text', 'text'] },
      { accepts: ['video'] },
      { passMark: '0' },
      { percentPerDay: '-1' },
      { resubmissions: -1 },
      { titleAr: '' },
      { dueAt: 'tomorrow' },
    ])
      expect(await codeOf(wrong, 400)).toBe('platform.invalid_input');
  });

  it('are removed only while nobody has handed anything in [ASG-1]', async () => {
    const { author, learner, path, handIn } = await anAssignmentSetting(app);
    const other = await anAssignmentSetting(app);
    await other.learner.agent.put(`${other.path}/draft`).send({ text: 'بداية', links: [] }).expect(200);
    await other.author.agent.delete(other.path).expect(204);
    await other.learner.agent.get(other.path).expect(404);
    await handIn();
    expect((await author.agent.delete(path).expect(409)).body.code).toBe('assignments.has_work');
    await learner.agent.get(path).expect(200);
  });
});

describe('the lesson of a required assignment', () => {
  it('is complete only once that is passed, and its score is the grade of a certificate of achievement [EVD-1] [EVD-4] [ASG-1]', async () => {
    const { learner, lessonId, courseId, handIn, mark } = await anAssignmentSetting(app);
    await learner.agent.get(`/api/lessons/${lessonId}`).expect(200);
    const complete = () => learner.agent.put(`/api/lessons/${lessonId}/progress`).send({ isCompleted: true });
    const { body } = await complete().expect(409);
    expect(body.missing).toMatchObject([{ code: 'assignments.missing_pass' }]);
    const work = await handIn();
    await complete().expect(409);
    await mark(work, {
      levels: [
        { row: 0, level: 2 },
        { row: 1, level: 0 },
      ],
    });
    await complete().expect(200);
    const { body: certificates } = await learner.agent.get('/api/certificates').expect(200);
    expect(certificates).toMatchObject([{ courseId, grade: '62.50', evidence: 'A' }]);
  });

  it('waits for nothing where the assignment is not required, which then proves nothing [ASG-1] [EVD-4]', async () => {
    const { learner, lessonId, courseId } = await anAssignmentSetting(app, { isRequired: false });
    await learner.agent.get(`/api/lessons/${lessonId}`).expect(200);
    await learner.agent.put(`/api/lessons/${lessonId}/progress`).send({ isCompleted: true }).expect(200);
    const { body: certificates } = await learner.agent.get('/api/certificates').expect(200);
    expect(certificates).toMatchObject([{ courseId, grade: null, evidence: 'C' }]);
  });

  it('proves nothing of whoever teaches the course, with whatever right, though another marked it [EVD-4] [EVD-8]', async () => {
    const { author, lessonId, courseId, handIn } = await anAssignmentSetting(app);
    const assistant = await app.as('instructor');
    await app
      .em()
      .execute(`insert into course_people (course_id, user_id, "right") values (?, ?, 'assistant')`, [
        courseId,
        assistant.userId,
      ]);
    for (const [holder, marker] of [
      [author, assistant],
      [assistant, author],
    ] as const) {
      await holder.agent.post('/api/enrollments').send({ courseId }).expect(201);
      await holder.agent.get(`/api/lessons/${lessonId}`).expect(200);
      const { id, version } = await handIn(holder);
      await marker.agent
        .put(`/api/submissions/${id}/mark`)
        .send({ ...aMark, version })
        .expect(200);
      await holder.agent.put(`/api/lessons/${lessonId}/progress`).send({ isCompleted: true }).expect(200);
      const { body } = await holder.agent.get('/api/certificates').expect(200);
      expect(body).toMatchObject([{ courseId, evidence: 'C', grade: null }]);
    }
  });
});
