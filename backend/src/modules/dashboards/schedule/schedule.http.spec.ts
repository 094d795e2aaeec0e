import { calendarDay } from '@masar/i18n';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aJob } from '../../jobs/testing/job.builder.js';
import { anOpportunity } from '../../opportunities/testing/opportunity.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const later = (days: number) => new Date(Date.now() + days * 24 * 3600_000);
const letter = { coverLetter: 'أحب القراءة للأطفال.' };

describe('GET /api/schedule', () => {
  it('lists sessions, days of volunteering and deadlines that are ahead, the next first [DSH-6]', async () => {
    const poster = await app.as('volunteer');
    const reader = await app.as('student');
    const em = app.em();
    const deadline = await anOpportunity(em, poster.userId, { applicationDeadline: later(3) });
    const job = await aJob(em, poster.userId, { applicationDeadline: later(5) });
    await anOpportunity(em, poster.userId, { applicationDeadline: later(1), isActive: false });
    await anOpportunity(em, poster.userId, { applicationDeadline: later(-1) });
    const mine = await anOpportunity(em, poster.userId, { startDate: calendarDay(later(4)), startTime: '10:00' });
    const { body } = await reader.agent.post(`/api/opportunities/${mine.id}/applications`).send(letter).expect(201);
    await poster.agent.patch(`/api/applications/${body.id}`).send({ action: 'accept' }).expect(200);
    await em.execute(
      `with workshop as (insert into vr_workshops (title_ar, title_en, difficulty) values ('غرفة', 'Room', 'beginner')
         returning id)
       insert into vr_sessions (workshop_id, scheduled_at, duration, max_participants, room_code)
       select id, now() + make_interval(days => day), 30, 5, 'room-' || day from workshop, (values (2), (-2)) d(day)`,
    );
    const { body: schedule } = await reader.agent.get('/api/schedule').expect(200);
    expect(schedule.map(({ kind, href }: Record<string, unknown>) => [kind, href])).toEqual([
      ['vr-session', expect.stringMatching(/^\/vr\?workshop=/)],
      ['opportunity-deadline', `/opportunities/${deadline.id}`],
      ['volunteering', `/opportunities/${mine.id}`],
      ['job-deadline', `/jobs/${job.id}`],
    ]);
    expect(schedule[2]).toMatchObject({
      id: mine.id,
      day: calendarDay(later(4)),
      at: `${calendarDay(later(4))}T07:00:00.000Z`,
      isMine: true,
    });
    expect(schedule[1]).toMatchObject({ at: null, isMine: false });
    await reader.agent.post(`/api/opportunities/${deadline.id}/applications`).send(letter).expect(201);
    const { body: applied } = await reader.agent.get('/api/schedule').expect(200);
    expect(applied.map(({ kind }: { kind: string }) => kind)).not.toContain('opportunity-deadline');
  });
});
