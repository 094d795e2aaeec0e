import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aMark, anAssignmentSetting, best, worst } from '../testing/an-assignment.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const news = async (agent: Awaited<ReturnType<TestApp['as']>>['agent']) =>
  ((await agent.get('/api/notifications').expect(200)).body as { kind: string; href: string }[]).filter(
    ({ kind }) => kind === 'assignment',
  );

describe('GET /api/marking', () => {
  it('lists what waits over the marker’s courses, oldest first, page by page [ASG-2]', async () => {
    const { author, learner, another, id, handIn, mark } = await anAssignmentSetting(app);
    const elsewhere = await anAssignmentSetting(app);
    await elsewhere.handIn();
    const first = await handIn(learner);
    const second = await handIn(await another());
    const { body, headers } = await author.agent.get('/api/marking?limit=1').expect(200);
    expect(body).toMatchObject([{ id: first.id, assignmentId: id, round: 1, daysLate: 0, userName: 'زهراء كاظم' }]);
    expect(headers['x-total-count']).toBe('2');
    const next = /<([^>]+)>/.exec(String(headers.link))?.[1] ?? '';
    expect((await author.agent.get(next)).body).toMatchObject([{ id: second.id }]);
    await mark(first);
    expect((await author.agent.get(`/api/marking?assignmentId=${id}`)).body).toMatchObject([{ id: second.id }]);
    await learner.agent.get('/api/marking').expect(403);
    await author.agent.get('/api/marking?assignmentId=one').expect(400);
  });
});

describe('GET /api/marking/times', () => {
  it('tells the median of hours until the first mark, and what waits still, for own courses alone [ASG-2]', async () => {
    const { author, learner, another, id, handIn, mark } = await anAssignmentSetting(app);
    await (await anAssignmentSetting(app)).handIn();
    expect((await author.agent.get('/api/marking/times').expect(200)).body).toEqual([]);
    const works = [await handIn(learner), await handIn(await another()), await handIn(await another())];
    const waited = async (work: { id: string }, hours: number) =>
      app
        .em()
        .execute(`update submissions set handed_in_at = now() - ? * interval '1 hour' where id = ?`, [hours, work.id]);
    await Promise.all([waited(works[0]!, 2), waited(works[1]!, 10), waited(works[2]!, 90)]);
    for (const work of works) await mark(work);
    const since = (await handIn(await another())).id;
    const { body, headers } = await author.agent.get('/api/marking/times').expect(200);
    expect(headers['x-total-count']).toBe('1');
    expect(body).toMatchObject([{ id, marked: 3, medianHours: 10, waiting: 1 }]);
    const [{ at }] = await app
      .em()
      .execute<[{ at: Date }]>('select handed_in_at as at from submissions where id = ?', [since]);
    expect((body as { waitingSince: string }[])[0]!.waitingSince).toBe(new Date(at).toISOString());
    await learner.agent.get('/api/marking/times').expect(403);
    await author.agent.get('/api/marking/times?limit=0').expect(400);
    const file = await author.agent.get('/api/marking/times/export').set('Accept-Language', 'en').expect(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.text.split('\r\n').slice(0, -1)).toEqual([
      '\uFEFFCourse,Assignment,Marked,Hours to the first mark (median),Waiting,The oldest was handed in (UTC)',
      `Programming basics,Design your first page,3,10,1,${new Date(at).toISOString()}`,
    ]);
    await learner.agent.get('/api/marking/times/export').expect(403);
  });
});

describe('PUT /api/submissions/{id}/mark', () => {
  it('marks by the rubric, with comments on places, and the learner is told [ASG-2] [NTF-1]', async () => {
    const { author, learner, courseId, id, handIn } = await anAssignmentSetting(app);
    const work = await handIn(learner, 'هذا عملي الأول.');
    const notes = [{ from: 4, to: 8, quote: 'عملي', text: 'جميل' }];
    const given = {
      version: work.version,
      ...aMark,
      levels: [
        { row: 1, level: 0 },
        { row: 0, level: 2 },
      ],
      notes,
    };
    const { body } = await author.agent.put(`/api/submissions/${work.id}/mark`).send(given).expect(200);
    expect(body).toMatchObject({ state: 'marked', score: '62.50', hasPassed: true, mayMark: true });
    const read = (await learner.agent.get(`/api/submissions/${work.id}`).expect(200)).body;
    expect(read).toMatchObject({
      mayMark: false,
      marks: [{ number: 1, points: 5, maximum: 8, score: '62.50', comment: 'أحسنت.', notes, reason: null }],
    });
    expect(await news(learner.agent)).toMatchObject([{ href: `/courses/${courseId}/assignments/${id}` }]);
  });

  it('takes off what being late cost, as it was when the work came [ASG-1] [ASG-2]', async () => {
    const { learner, dueIn, handIn, mark } = await anAssignmentSetting(app);
    await dueIn(-30);
    const marked = await mark(await handIn(learner));
    expect(marked).toMatchObject({ daysLate: 2, score: '80.00', hasPassed: true });
  });

  it('never goes over what the marker has not seen [ASG-2]', async () => {
    const { author, learner, handIn } = await anAssignmentSetting(app);
    const work = await handIn(learner);
    const admin = await app.as('admin');
    const mark = (agent: typeof author.agent, levels: object[]) =>
      agent.put(`/api/submissions/${work.id}/mark`).send({ ...aMark, version: work.version, levels });
    const answers = await Promise.all([mark(author.agent, best), mark(admin.agent, worst)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const { body } = await learner.agent.get(`/api/submissions/${work.id}`);
    expect(body.marks).toHaveLength(1);
  });

  it('hears that work was taken back meanwhile [ASG-2]', async () => {
    const { author, learner, path, handIn } = await anAssignmentSetting(app);
    const seen = await handIn(learner);
    await learner.agent.post(`/api/submissions/${seen.id}/withdraw`).expect(200);
    await learner.agent.post(`${path}/submit`).expect(200);
    const late = await author.agent
      .put(`/api/submissions/${seen.id}/mark`)
      .send({ ...aMark, version: seen.version })
      .expect(412);
    expect(late.body.code).toBe('assignments.changed_meanwhile');
  });

  it('changes with a reason only, and keeps what was before [ASG-2]', async () => {
    const { author, learner, handIn, mark } = await anAssignmentSetting(app);
    const first = await mark(await handIn(learner), { levels: worst });
    const change = { ...aMark, version: first.version };
    const refused = await author.agent.put(`/api/submissions/${first.id}/mark`).send(change).expect(422);
    expect(refused.body.code).toBe('assignments.reason_needed');
    expect(await mark(first, { reason: 'لم أنتبه إلى الصفحة الثانية.' })).toMatchObject({
      score: '100.00',
      hasPassed: true,
      marks: [
        { number: 2, score: '100.00', reason: 'لم أنتبه إلى الصفحة الثانية.' },
        { number: 1, score: '0.00', reason: null },
      ],
    });
    expect(await news(learner.agent)).toHaveLength(2);
  });

  it('needs one level for each row, and notes that stand where they say [ASG-2]', async () => {
    const { author, learner, handIn } = await anAssignmentSetting(app);
    const work = await handIn(learner, 'نص');
    const codeOf = async (changes: object, status: number) =>
      (
        await author.agent
          .put(`/api/submissions/${work.id}/mark`)
          .send({ ...aMark, version: work.version, ...changes })
          .expect(status)
      ).body.code as string;
    expect(await codeOf({ levels: [best[0]] }, 422)).toBe('assignments.levels_mismatch');
    expect(await codeOf({ levels: [best[0], best[0]] }, 422)).toBe('assignments.levels_mismatch');
    expect(await codeOf({ levels: [{ row: 0, level: 5 }, best[1]] }, 422)).toBe('assignments.levels_mismatch');
    const note = { from: 0, to: 2, quote: 'غيره', text: 'ملاحظة' };
    expect(await codeOf({ notes: [note] }, 422)).toBe('assignments.note_mismatch');
    expect(await codeOf({ notes: [{ ...note, to: 90 }] }, 422)).toBe('assignments.note_mismatch');
    expect(await codeOf({ levels: 'all' }, 400)).toBe('platform.invalid_input');
    expect(await codeOf({ version: 'new' }, 400)).toBe('platform.invalid_input');
  });

  it('is for who teaches the course, and never for own work [ASG-2] [SEC-1]', async () => {
    const { author, learner, courseId, handIn } = await anAssignmentSetting(app);
    const work = await handIn(learner);
    const mark = (agent: typeof author.agent, id = work.id) =>
      agent.put(`/api/submissions/${id}/mark`).send({ ...aMark, version: work.version });
    await mark(learner.agent).expect(403);
    await mark((await app.as('instructor')).agent).expect(404);
    await mark(author.agent, randomUUID()).expect(404);
    const admin = await app.as('admin');
    await admin.agent.post('/api/enrollments').send({ courseId }).expect(201);
    const own = await handIn(admin);
    expect((await mark(admin.agent, own.id).expect(403)).body.code).toBe('assignments.own_work');
    expect((await admin.agent.get('/api/marking')).body).not.toContainEqual(expect.objectContaining({ id: own.id }));
  });
});

describe('POST /api/submissions/{id}/return', () => {
  it('hands work back with a reason, for another round that costs none [ASG-2]', async () => {
    const { author, learner, path, handIn } = await anAssignmentSetting(app, { resubmissions: 0 });
    const work = await handIn(learner);
    const send = (agent: typeof author.agent, body: object, id = work.id) =>
      agent.post(`/api/submissions/${id}/return`).send({ version: work.version, reason: 'تنقص الصورة.', ...body });
    await send(learner.agent, {}).expect(403);
    await send((await app.as('instructor')).agent, {}).expect(404);
    await send(author.agent, { reason: '' }).expect(400);
    await send(author.agent, {}, randomUUID()).expect(404);
    await send(author.agent, { version: 1 }).expect(412);
    expect((await send(author.agent, {}).expect(200)).body).toMatchObject({
      state: 'returned',
      answers: [{ isByLearner: false, text: 'تنقص الصورة.' }],
    });
    expect(await news(learner.agent)).toHaveLength(1);
    await learner.agent.put(`${path}/draft`).send({ text: 'ومعه الصورة', links: [] }).expect(200);
    expect((await learner.agent.post(`${path}/submit`).expect(200)).body).toMatchObject({ round: 2, state: 'waiting' });
  });
});

describe('POST /api/submissions/{id}/answers', () => {
  it('lets learner and marker write to each other, and each hears of it [ASG-2] [NTF-1]', async () => {
    const { author, learner, another, handIn, mark } = await anAssignmentSetting(app);
    const work = await mark(await handIn(learner));
    const write = (agent: typeof author.agent, text: string, id = work.id) =>
      agent.post(`/api/submissions/${id}/answers`).send({ text });
    await write(learner.agent, 'شكراً، وماذا عن اللغة؟').expect(201);
    expect(await news(author.agent)).toMatchObject([{ href: `/marking/${work.id}` }]);
    const { body } = await write(author.agent, 'راجع الدرس الأول.').expect(201);
    expect(body.answers).toMatchObject([{ isByLearner: true }, { isByLearner: false, text: 'راجع الدرس الأول.' }]);
    expect(await news(learner.agent)).toHaveLength(2);
    await write((await another()).agent, 'أنا').expect(404);
    await write((await app.as('instructor')).agent, 'أنا').expect(404);
    await write(learner.agent, '').expect(400);
    await write(learner.agent, 'أنا', randomUUID()).expect(404);
  });
});
