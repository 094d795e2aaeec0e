import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { aCourse } from '../courses/testing/course.builder.js';
import { reportTypes } from './report.words.js';
import { Report } from './report/report.entity.js';
import type { PlatformReportResponse } from './report/report.response.js';
import { ReportWorker } from './work/report.worker.js';

let app: TestApp;
let admin: SignedInAgent;
let courseId: string;
const learners: string[] = [];

/** Midnight in Baghdad is nine in the evening in UTC: the first is still March there, the last is May. */
const moments = ['2026-03-31T20:59:59Z', '2026-03-31T21:00:00Z', '2026-04-01T09:00:00Z', '2026-04-30T20:59:59.999Z'];
const afterApril = '2026-04-30T21:00:00Z';

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  const { userId: instructorId } = await app.as('instructor');
  const { course, lessons } = await aCourse().by(instructorId).published().withLessons(1).saved(app.em());
  courseId = course.id;
  const [assignment] = await run(
    `insert into assignments (course_id, title_ar, title_en, task_ar, task_en, accepts, pass_mark, rubric)
     values (?, 'و', 'A', 'م', 'T', '["text"]', 60, '[]') returning id`,
    [courseId],
  );
  const assignmentId = assignment!['id'];
  for (const [index, at] of [...moments, afterApril].entries()) {
    const { userId } = await app.as('student');
    learners.push(userId);
    await run(
      `insert into enrollments (user_id, course_id, enrolled_at, completed_at, price_paid, progress)
       values (?, ?, ?, ?::timestamptz + interval '36 hours', ?, 100)`,
      [userId, courseId, at, at, index % 2 === 0 ? '10.50' : '0'],
    );
    if (index % 2 === 0) {
      await run(
        `insert into course_places (user_id, course_id, state, decided_at, amount_received, received_at, used_at)
         values (?, ?, 'granted', ?, 10.50, ?, ?)`,
        [userId, courseId, at, at, at],
      );
    }
    await run(
      `insert into certificates (user_id, course_id, certificate_number, verification_code, issued_at, status,
         holder_name_ar, holder_name_en, course_title_ar, course_title_en, duration_hours, lessons_count, skills)
       values (?, ?, ?, ?, ?, ?, 'س', 'S', 'د', 'C', 1, 1, '[]')`,
      [userId, courseId, `MSR-2026-00000${index}`, `CODE${index}`, at, index === 1 ? 'revoked' : 'verified'],
    );
    // In the quarter of an hour that holds the moment.
    await run(
      `insert into learning_times (user_id, starts_at, seconds) values (?, date_bin('15 min', ?, timestamptz '2026-01-01'), 1800)
       on conflict (user_id, starts_at) do update set seconds = 1800`,
      [userId, at],
    );
    await run(`insert into lesson_progress (user_id, lesson_id, is_completed, completed_at) values (?, ?, true, ?)`, [
      userId,
      lessons[0]!.id,
      at,
    ]);
    const [post] = await run(
      `insert into discussions (user_id, lesson_id, title, content, created_at)
       values (?, ?, 'س', 'س', ?) returning id`,
      [userId, lessons[0]!.id, at],
    );
    await run(
      `insert into abuse_reports (discussion_id, reporter_id, reason, reported_text, status, created_at, decided_at)
       values (?, ?, 'spam', 'س', ?, ?, ?::timestamptz + interval '3 hours')`,
      [post!['id'], userId, index === 2 ? 'upheld' : 'dismissed', at, at],
    );
    const round = index === 2 ? ['waiting', null, null, null] : ['marked', '80', true, at];
    const [work] = await run(
      `insert into submissions (assignment_id, user_id, round, state, text, links, version, handed_in_at, percent_per_day,
         pass_mark, rubric, score, has_passed, marked_at)
       values (?, ?, 1, ?, 'س', '[]', 2, ?::timestamptz - interval '5 hours', 0, 60, '[]', ?, ?, ?) returning id`,
      [assignmentId, userId, round[0], at, ...round.slice(1)],
    );
    if (index !== 2) {
      await run(
        `insert into submission_marks (submission_id, number, levels, notes, points, maximum, score, has_passed, comment, marked_by, marked_at)
         values (?, 1, '[]', '[]', 4, 5, 80, true, '', ?, ?)`,
        [work!['id'], instructorId, at],
      );
    }
    await run(
      `insert into moderation_decisions (discussion_id, moderator_id, action, created_at) values (?, ?, 'hide', ?)`,
      [post!['id'], admin.userId, at],
    );
  }
});
afterAll(() => app?.close());

async function run(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  return app.em().execute<Record<string, unknown>[]>(sql, values);
}

const april = { from: '2026-04-01', to: '2026-04-30', by: 'month' };

async function made(body: object): Promise<PlatformReportResponse> {
  const { body: asked } = await admin.agent.post('/api/admin/reports').send(body).expect(201);
  return finished((asked as PlatformReportResponse).id);
}

async function finished(id: string): Promise<PlatformReportResponse> {
  return until(async () => {
    const { body } = await admin.agent.get(`/api/admin/reports/${id}`).expect(200);
    const report = body as PlatformReportResponse;
    return report.status !== 'queued' && report.status !== 'running' && report;
  }, 'the report');
}

const inApril = (column: string) =>
  `${column} >= '2026-04-01T00:00:00+03:00' and ${column} < '2026-05-01T00:00:00+03:00'`;

/** Every kind as a single statement written without its definition. */
const expected: Record<(typeof reportTypes)[number], string> = {
  enrollments: `select count(*) as a, count(distinct user_id) as b, count(*) filter (where price_paid > 0) as c
    from enrollments where ${inApril('enrolled_at')}`,
  completions: `select count(*) as a, count(distinct user_id) as b,
      round(avg(extract(epoch from completed_at - enrolled_at)) / 86400, 1) as c
    from enrollments where ${inApril('completed_at')}`,
  certificates: `select count(*) as a, sum((status = 'verified')::int) as b, sum((status = 'pending')::int) as c,
      sum((status = 'revoked' or status = 'superseded')::int) as d
    from certificates where ${inApril('issued_at')}`,
  revenue: `select sum(amount_received) as a, sum((amount_received > 0)::int) as b,
      round(sum(amount_received) / sum((amount_received > 0)::int), 2) as c
    from course_places where ${inApril('received_at')}`,
  marking: `select (select count(*) from submissions where ${inApril('handed_in_at')}) as a,
      (select count(*) from submissions where ${inApril('handed_in_at')} and state = 'waiting') as b,
      (select count(*) from submission_marks where ${inApril('marked_at')} and number = 1) as c,
      5.0 as d`,
  engagement: `select (select count(distinct user_id) from learning_times where ${inApril('starts_at')}) as a,
      (select round(sum(seconds) / 3600.0, 1) from learning_times where ${inApril('starts_at')}) as b,
      (select count(*) from lesson_progress where ${inApril('completed_at')}) as c,
      (select count(*) from quiz_attempts where ${inApril('created_at')}) as d,
      (select count(*) from discussions where ${inApril('created_at')})
        + (select count(*) from replies where ${inApril('created_at')}) as e`,
  moderation: `select (select count(*) from abuse_reports where ${inApril('created_at')}) as a,
      (select count(*) from abuse_reports where ${inApril('created_at')} and status = 'open') as b,
      (select count(*) from abuse_reports where ${inApril('decided_at')} and status = 'upheld') as c,
      (select count(*) from abuse_reports where ${inApril('decided_at')} and status = 'dismissed') as d,
      3.0 as e,
      (select count(*) from moderation_decisions where ${inApril('created_at')} and action = 'hide') as f`,
};

describe('/api/admin/reports', () => {
  it.each(reportTypes)('counts %s as SQL does, days being those of Baghdad [RPT-1] [READ-1]', async (reportType) => {
    const report = await made({ reportType, ...april });
    expect(report).toMatchObject({ status: 'done', percent: 100, generatedByName: 'زهراء كاظم' });
    const [figures] = await run(expected[reportType]);
    expect(report.table!.totals.map(Number)).toEqual(Object.values(figures!).map(Number));
    // Each setup has something in April and something just outside it.
    expect(Number(report.table!.totals[0])).toBeGreaterThan(0);
    expect(report.table!.rows).toEqual([{ key: '2026-04-01', name: null, values: report.table!.totals }]);
  });

  it('groups by days, Saturdays and names, and narrows to a course [RPT-1]', async () => {
    const days = await made({ reportType: 'enrollments', from: '2026-03-31', to: '2026-04-02', by: 'day' });
    expect(days.table!.rows.map(({ key, values }) => [key, values[0]])).toEqual([
      ['2026-03-31', '1'],
      ['2026-04-01', '2'],
      ['2026-04-02', '0'],
    ]);
    const weeks = await made({ reportType: 'revenue', from: '2026-03-30', to: '2026-04-06', by: 'week' });
    expect(weeks.table!.rows.map(({ key, values }) => [key, values[0]])).toEqual([
      ['2026-03-28', '21.00'],
      ['2026-04-04', null],
    ]);
    const courses = await made({ reportType: 'enrollments', ...april, by: 'course', courseId });
    expect(courses.table).toMatchObject({
      rows: [{ key: courseId, name: { en: 'Programming basics' }, values: ['3', '3', '1'] }],
      narrowedTo: [{ ar: 'أساسيات البرمجة' }],
    });
    const nothing = await made({ reportType: 'enrollments', ...april, by: 'instructor', courseId: randomUUID() });
    expect(nothing.table).toMatchObject({ rows: [], totals: ['0', '0', '0'] });
  });

  it('lists them without their figures, filtered and in pages, and deletes with an entry in the audit log [RPT-1] [CON-2]', async () => {
    const report = await made({ reportType: 'certificates', ...april });
    const list = await admin.agent
      .get('/api/admin/reports')
      .query({ filter: '{"reportType":"certificates","status":"done"}', range: '[0,0]' })
      .expect(200);
    expect(list.headers['content-range']).toMatch(/^reports 0-0\/\d+$/);
    expect(list.body).toEqual([{ ...report, table: null }]);
    await admin.agent.delete(`/api/admin/reports/${report.id}`).expect(200);
    await admin.agent.get(`/api/admin/reports/${report.id}`).expect(404);
    await admin.agent.delete(`/api/admin/reports/${report.id}`).expect(404);
    const log = await run(
      `select action from audit_log where resource = 'reports' and resource_id = ? order by sequence`,
      [report.id],
    );
    expect(log.map(({ action }) => action)).toEqual(['create', 'remove']);
  });

  it('refuses what a kind does not know, days in the wrong order and endless tables [RPT-1]', async () => {
    for (const [body, field] of [
      [{ reportType: 'engagement', ...april, courseId }, 'courseId'],
      [{ reportType: 'moderation', ...april, by: 'course' }, 'by'],
      [{ reportType: 'revenue', from: '2026-05-01', to: '2026-04-30', by: 'day' }, 'to'],
      [{ reportType: 'revenue', from: '2020-01-01', to: '2026-04-30', by: 'day' }, 'by'],
      [{ reportType: 'revenue', from: '2026-02-30', to: '2026-04-30', by: 'day' }, 'from'],
      [{ reportType: 'gossip', ...april }, 'reportType'],
    ] as const) {
      const { body: problem } = await admin.agent.post('/api/admin/reports').send(body).expect(400);
      expect((problem as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field]);
    }
    const student = await app.as('student');
    await student.agent
      .post('/api/admin/reports')
      .send({ reportType: 'revenue', ...april })
      .expect(403);
  });

  it('gives CSV with a byte order mark and PDF in both languages [RPT-1]', async () => {
    const report = await made({ reportType: 'revenue', ...april });
    const file = (format: string, language: string) =>
      admin.agent.get(`/api/admin/reports/${report.id}/file`).query({ format, language }).expect(200);
    const csv = await file('csv', 'ar');
    expect(csv.headers['content-disposition']).toBe('attachment; filename="masar-revenue-2026-04-01-2026-04-30.csv"');
    expect(csv.text).toBe(
      '\uFEFFالشهر,الإيرادات,المقاعد المدفوعة,متوسط المبلغ\r\n2026-04-01,10.5,1,10.5\r\nالمجموع,10.5,1,10.5\r\n',
    );
    for (const language of ['ar', 'en']) {
      const pdf = await file('pdf', language).buffer(true);
      expect((pdf.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.headers['content-type']).toBe('application/pdf');
    }
    const taken = await run(
      `select l.actor_id, d.after from audit_log l join audit_details d on d.entry_id = l.id
       where l.resource = 'reports' and l.action = 'download' and l.resource_id = ? order by l.sequence`,
      [report.id],
    );
    expect(taken).toEqual(
      [
        { format: 'csv', language: 'ar' },
        { format: 'pdf', language: 'ar' },
        { format: 'pdf', language: 'en' },
      ].map((after) => ({ actor_id: admin.userId, after })),
    );
  });

  it('makes a failed report once more, and no other one [RPT-1] [REL-4]', async () => {
    const report = await made({ reportType: 'revenue', ...april });
    const again = (id: string) => admin.agent.post(`/api/admin/reports/${id}/again`);
    expect((await again(report.id).expect(409)).body).toMatchObject({ code: 'reports.not_failed' });
    const soon = new Date(Date.now() + 60_000);
    const longAgo = new Date(Date.now() - 10 * 60_000);
    for (const fault of [
      { status: 'failed', data: null, expiresAt: soon },
      { status: 'running', data: null, seenAt: longAgo },
    ] as const) {
      await app.em().nativeUpdate(Report, { id: report.id }, fault);
      expect(await finished(report.id)).toMatchObject({ status: 'failed', table: null });
      const asked = await Promise.all([again(report.id), again(report.id)]);
      expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await finished(report.id)).toMatchObject({ status: 'done', table: { totals: ['10.50', '1', '10.50'] } });
    }
    await app.em().nativeUpdate(Report, { id: report.id }, { status: 'failed', data: null, expiresAt: longAgo });
    await again(report.id).expect(409);
    await again(randomUUID()).expect(404);
    await again('no-id').expect(400);
    await (await app.as('instructor')).agent.post(`/api/admin/reports/${report.id}/again`).expect(403);
    const log = await run(`select action from audit_log where resource_id = ? and action = 'again'`, [report.id]);
    expect(log).toHaveLength(2);
  });

  it('makes a report once however often its task comes, and ends it with its time [RPT-1] [REL-4]', async () => {
    const worker = app.app.get(ReportWorker);
    const report = await made({ reportType: 'revenue', ...april });
    await worker.make(report.id);
    expect((await finished(report.id)).generatedAt).toBe(report.generatedAt);
    // A server that was killed on the way is succeeded by another.
    const seenAt = new Date(Date.now() - 10 * 60_000);
    await app.em().nativeUpdate(Report, { id: report.id }, { status: 'running', seenAt, data: null });
    await worker.make(report.id);
    expect(await finished(report.id)).toMatchObject({ status: 'done', table: { totals: ['10.50', '1', '10.50'] } });

    const kept = new Date((await finished(report.id)).expiresAt!).getTime() - Date.now();
    expect(Math.round(kept / 86_400_000)).toBe(30);
    await app.em().nativeUpdate(Report, { id: report.id }, { expiresAt: new Date() });
    expect(await finished(report.id)).toMatchObject({ status: 'expired', table: null });
    await admin.agent.get(`/api/admin/reports/${report.id}/file`).query({ format: 'csv' }).expect(409);
    await worker.forget(new Date());
    expect(await app.em().findOneOrFail(Report, report.id)).toMatchObject({ status: 'expired', data: null });
    await worker.forget(new Date(Date.now() + 31 * 86_400_000));
    expect(await app.em().findOne(Report, report.id)).toBeNull();
  });
});
