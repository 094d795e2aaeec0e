import { mailsIn, mailTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { Report } from './report/report.entity.js';
import { ReportSchedule } from './schedule/schedule.entity.js';
import type { ReportScheduleResponse } from './schedule/schedule.response.js';
import { ScheduledReports } from './schedule/scheduled-reports.js';

let app: TestApp;
let admin: SignedInAgent;
let address: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  address = (await app.em().execute<{ email: string }[]>('select email from users where id = ?', [admin.userId]))[0]!
    .email;
});
afterAll(() => app?.close());

const body = () => ({
  reportType: 'revenue',
  by: 'week',
  cadence: 'monthly',
  language: 'en',
  recipientIds: [admin.userId],
});

describe('/api/admin/report-schedules', () => {
  it('asks for the month that ended once, with two processes too, and tells administrators once by mail [RPT-1] [REL-4]', async () => {
    const { body: answer } = await admin.agent.post('/api/admin/report-schedules').send(body()).expect(201);
    const { id } = answer as ReportScheduleResponse;
    await app.em().nativeUpdate(ReportSchedule, { id }, { createdAt: new Date('2026-04-30T20:00:00Z') });
    const due = app.app.get(ScheduledReports);
    // Still April in Baghdad: nothing has ended since it was set up.
    await due.askForDue(new Date('2026-04-30T20:59:00Z'));
    expect(await app.em().count(Report, { scheduleId: id })).toBe(0);
    const may = new Date('2026-04-30T21:00:00Z');
    await Promise.all([due.askForDue(may), due.askForDue(may)]);
    await due.askForDue(new Date('2026-05-20T10:00:00Z'));
    const [report, ...more] = await app.em().find(Report, { scheduleId: id });
    expect(more).toEqual([]);
    expect(report).toMatchObject({
      scheduledFor: '2026-04-01',
      language: 'en',
      parameters: { from: '2026-04-01', to: '2026-04-30', by: 'week' },
    });

    const mail = await mailTo(app.dataDir, address);
    expect(mail).toContain(`http://masar.test/console/reports/${report!.id}/show`);
    expect(mail).toContain('Report on revenue: 1 April 2026 to 30 April 2026');
    expect(mail).toContain('• المقاعد المدفوعة: 0');
    expect((await mailsIn(app.dataDir)).length).toBe(1);
    // The next month is another period.
    await due.askForDue(new Date('2026-06-01T10:00:00Z'));
    expect(await app.em().count(Report, { scheduleId: id })).toBe(2);
  });

  it('is changed, listed and ended, and sends to administrators only [RPT-1] [CON-2]', async () => {
    const { userId: student } = await app.as('student');
    const refused = await admin.agent
      .post('/api/admin/report-schedules')
      .send({ ...body(), recipientIds: [admin.userId, student] })
      .expect(409);
    expect(refused.body).toMatchObject({ code: 'reports.recipient_not_admin' });
    const { body: wrong } = await admin.agent
      .post('/api/admin/report-schedules')
      .send({ ...body(), reportType: 'moderation', by: 'course' })
      .expect(400);
    expect(wrong).toMatchObject({ errors: [{ field: 'by' }] });

    const { body: made } = await admin.agent.post('/api/admin/report-schedules').send(body()).expect(201);
    const path = `/api/admin/report-schedules/${(made as ReportScheduleResponse).id}`;
    const changed = await admin.agent
      .put(path)
      .send({ ...body(), cadence: 'weekly', by: 'day' })
      .expect(200);
    expect(changed.body).toEqual({ ...(made as object), cadence: 'weekly', by: 'day' });
    const list = await admin.agent.get('/api/admin/report-schedules').expect(200);
    expect(list.body).toContainEqual(changed.body);
    await admin.agent.delete(path).expect(200, changed.body as object);
    await admin.agent.get(path).expect(404);
    await admin.agent.put(path).send(body()).expect(404);
  });
});
