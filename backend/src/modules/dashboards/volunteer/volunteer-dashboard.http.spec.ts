import { impactScore } from '@masar/domain';
import { calendarDay } from '@masar/i18n';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { anOpportunity } from '../../opportunities/testing/opportunity.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const day = (ahead: number) => calendarDay(new Date(Date.now() + ahead * 24 * 3600_000));
const one = async (sql: string, parameters: unknown[] = []) =>
  (await app.em().execute<{ value: string }[]>(sql, parameters))[0]?.value;

/** Accepted for volunteering; each entry is the hours of a day, and what the poster thought of them. */
async function gave(
  volunteer: SignedInAgent,
  poster: SignedInAgent,
  opportunity: Parameters<typeof anOpportunity>[2],
  entries: { hours: number; rating?: number; action?: 'confirm' | 'refuse' }[],
) {
  const { id } = await anOpportunity(app.em(), poster.userId, opportunity);
  const letter = { coverLetter: 'أحب القراءة للأطفال.' };
  const { body } = await volunteer.agent.post(`/api/opportunities/${id}/applications`).send(letter).expect(201);
  await poster.agent.patch(`/api/applications/${body.id}`).send({ action: 'accept' }).expect(200);
  for (const [index, { hours, rating, action }] of entries.entries()) {
    const { body: logged } = await volunteer.agent
      .post(`/api/applications/${body.id}/hours`)
      .send({ day: day(-index), hours })
      .expect(201);
    if (!action) continue;
    await poster.agent
      .patch(`/api/volunteer-hours/${logged.id}`)
      .send({ action, ...(rating && { rating }) })
      .expect(200);
  }
  return { opportunityId: id, applicationId: body.id as string };
}

describe('GET /api/volunteer/dashboard', () => {
  it('counts confirmed hours, completed projects, rank and impact as SQL does [DSH-3]', async () => {
    const poster = await app.as('volunteer');
    const rival = await app.as('student');
    const volunteer = await app.as('volunteer');
    const confirmed = { action: 'confirm' } as const;
    await gave(rival, poster, {}, [{ hours: 12, ...confirmed }]);
    const running = await gave(volunteer, poster, { totalHours: 20, company: 'مكتبة الحي' }, [
      { hours: 4.5, rating: 5, ...confirmed },
      { hours: 2, rating: 4, ...confirmed },
      { hours: 3 },
      { hours: 8, action: 'refuse' },
    ]);
    const done = await gave(volunteer, poster, { totalHours: 3 }, [{ hours: 3, ...confirmed }]);
    await gave(volunteer, poster, { type: 'job' }, []);
    const { body } = await volunteer.agent.get('/api/volunteer/dashboard?language=ar').expect(200);
    const id = [volunteer.userId];
    const sum = `select sum(hours)::text as value from volunteer_hours where user_id = ? and status = `;
    expect(body.totalHours).toBe(await one(`${sum} 'confirmed'`, id));
    expect(body.waitingHours).toBe(await one(`${sum} 'logged'`, id));
    const better = `select count(*)::int as value from (select sum(hours) as hours from volunteer_hours
      where status = 'confirmed' group by user_id having sum(hours) > ?) better`;
    expect(body.rank).toBe(1 + Number(await one(better, [body.totalHours])));
    const completed = `select count(*)::int as value from opportunities o join applications a on a.opportunity_id = o.id
      where a.user_id = ? and o.total_hours <= (select sum(hours) from volunteer_hours h
        where h.application_id = a.id and h.status = 'confirmed')`;
    expect(body.completedProjects).toBe(await one(completed, id));
    expect(body).toMatchObject({
      name: 'زهراء كاظم',
      rank: 2,
      ranked: 2,
      totalHours: '9.50',
      waitingHours: '3.00',
      averageRating: '4.50',
      completedProjects: 1,
      impactScore: impactScore({ confirmedHours: 9.5, completedProjects: 1, freeServices: 0 }),
      certificates: 0,
    });
    expect(body.opportunities).toEqual([
      expect.objectContaining({
        ...running,
        organization: 'مكتبة الحي',
        organizationEn: 'مكتبة الحي',
        hoursCompleted: '6.50',
        hoursWaiting: '3.00',
        totalHours: 20,
        rating: '4.50',
        status: 'active',
      }),
      expect.objectContaining({ ...done, hoursCompleted: '3.00', rating: null, status: 'completed' }),
    ]);
  });

  it('lists what comes next, with day, time, place, participants and whether I take part [DSH-3]', async () => {
    const poster = await app.as('volunteer');
    const volunteer = await app.as('volunteer');
    const place = { location: 'بغداد', locationEn: 'Baghdad', duration: 'يوم واحد' };
    const mine = await gave(volunteer, poster, { ...place, startDate: day(2), startTime: '16:30' }, []);
    await anOpportunity(app.em(), poster.userId, { startDate: day(3) });
    await anOpportunity(app.em(), poster.userId, { startDate: day(-1) });
    await anOpportunity(app.em(), poster.userId, { startDate: day(1), isActive: false });
    await anOpportunity(app.em(), poster.userId, { startDate: day(1), type: 'job' });
    const { body } = await volunteer.agent.get('/api/volunteer/dashboard').expect(200);
    expect(body.events).toEqual([
      {
        kind: 'volunteering',
        id: mine.opportunityId,
        titleAr: expect.any(String),
        titleEn: expect.any(String),
        day: day(2),
        startsAt: `${day(2)}T13:30:00.000Z`,
        location: 'بغداد',
        locationEn: 'Baghdad',
        participants: 1,
        places: null,
        duration: 'يوم واحد',
        durationEn: 'يوم واحد',
        minutes: null,
        hasJoined: true,
        roomCode: null,
      },
      expect.objectContaining({ day: day(3), startsAt: null, participants: 0, hasJoined: false }),
    ]);
    // One's own postings are nothing to join.
    expect((await poster.agent.get('/api/volunteer/dashboard').expect(200)).body.events).toEqual([]);
  });

  it('tells what happened to hours and applications, in the asked language [DSH-3]', async () => {
    const volunteer = await app.as('volunteer');
    await gave(volunteer, await app.as('volunteer'), {}, [{ hours: 2, action: 'confirm' }]);
    const { body } = await volunteer.agent.get('/api/volunteer/dashboard?language=en').expect(200);
    expect(body.recentActivity.map(({ kind }: { kind: string }) => kind)).toEqual([
      'hours-confirmed',
      'application-accepted',
      'application-sent',
    ]);
    expect(body.recentActivity[0].description).toMatch(/^Your hours \(.2.\) at .* were confirmed$/);
  });

  it('is empty for somebody new [DSH-3]', async () => {
    const { agent } = await app.as('student');
    const { body } = await agent.get('/api/volunteer/dashboard').expect(200);
    expect(body).toMatchObject({ rank: null, totalHours: '0.00', impactScore: 0, averageRating: null });
    expect(body.opportunities).toEqual([]);
  });
});
