import { randomUUID } from 'node:crypto';
import { calendarDay } from '@masar/i18n';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { opportunitiesInvariants } from '../opportunities.invariants.js';
import { anOpportunity } from '../testing/opportunity.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const daysAgo = (days: number) => calendarDay(new Date(Date.now() - days * 24 * 3600_000));
const entry = { day: daysAgo(1), hours: 2.5, note: 'قرأنا ثلاث قصص' };
const log = ({ agent }: SignedInAgent, applicationId: string, changes = {}) =>
  agent.post(`/api/applications/${applicationId}/hours`).send({ ...entry, ...changes });
const decide = ({ agent }: SignedInAgent, id: string, action: string, more = {}) =>
  agent.patch(`/api/volunteer-hours/${id}`).send({ action, ...more });

/** A volunteer who applied to another one's opportunity, and how far that is. */
async function volunteering(action?: 'accept' | 'reject', type: 'volunteer' | 'job' = 'volunteer') {
  const poster = await app.as('volunteer');
  const volunteer = await app.as('volunteer');
  const opportunity = await anOpportunity(app.em(), poster.userId, { totalHours: 10, type });
  const letter = { coverLetter: 'أحب القراءة للأطفال.' };
  const { body } = await volunteer.agent.post(`/api/opportunities/${opportunity.id}/applications`).send(letter);
  if (action) await poster.agent.patch(`/api/applications/${body.id}`).send({ action }).expect(200);
  return { poster, volunteer, opportunity, applicationId: body.id as string };
}

describe('POST /api/applications/{id}/hours', () => {
  it('logs a day once, also under simultaneous clicks, and corrects it while nobody confirmed it [DSH-3]', async () => {
    const { volunteer, applicationId, opportunity } = await volunteering('accept');
    const answers = await Promise.all(Array.from({ length: 6 }, () => log(volunteer, applicationId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(answers[0]?.body).toEqual({
      id: expect.any(String),
      applicationId,
      opportunityId: opportunity.id,
      titleAr: opportunity.titleAr,
      titleEn: opportunity.titleEn,
      volunteerId: volunteer.userId,
      volunteerName: 'زهراء كاظم',
      day: entry.day,
      hours: '2.50',
      note: entry.note,
      status: 'logged',
      rating: null,
      answer: null,
      decidedAt: null,
      createdAt: expect.any(String),
    });
    const { body } = await log(volunteer, applicationId, { hours: 3, note: '' }).expect(200);
    expect(body).toMatchObject({ id: answers[0]?.body.id, hours: '3.00', note: null });
    await log(volunteer, applicationId, { day: daysAgo(2) }).expect(201);
  });

  it.each([
    ['tomorrow', { day: daysAgo(-1) }, 'day'],
    ['a day long ago', { day: daysAgo(92) }, 'day'],
    ['no hours', { hours: 0 }, 'hours'],
    ['more hours than a day has', { hours: 16.25 }, 'hours'],
    ['ten minutes', { hours: 0.17 }, 'hours'],
    ['hours in words', { hours: 'two' }, 'hours'],
    ['a status of its own', { status: 'confirmed' }, 'status'],
  ])('refuses %s [DSH-3] [SEC-5]', async (_, changes, field) => {
    const { volunteer, applicationId } = await volunteering('accept');
    const { body } = await log(volunteer, applicationId, changes).expect(400);
    expect(body.errors[0].field).toBe(field);
  });

  it('refuses a day before the volunteering begins [DSH-3]', async () => {
    const { volunteer, applicationId, opportunity } = await volunteering('accept');
    await app.em().execute('update opportunities set start_date = ? where id = ?', [daysAgo(1), opportunity.id]);
    await log(volunteer, applicationId, { day: daysAgo(2) }).expect(400);
    await log(volunteer, applicationId, { day: daysAgo(1) }).expect(201);
  });

  it('is told by the application, to its applicant and to nobody else [DSH-3]', async () => {
    const told = async ({ agent }: SignedInAgent, id: string) =>
      ((await agent.get(`/api/applications/${id}`).expect(200)).body as { canLogHours: boolean }).canLogHours;
    const accepted = await volunteering('accept');
    expect(await told(accepted.volunteer, accepted.applicationId)).toBe(true);
    expect(await told(accepted.poster, accepted.applicationId)).toBe(false);
    const waiting = await volunteering();
    expect(await told(waiting.volunteer, waiting.applicationId)).toBe(false);
    const job = await volunteering('accept', 'job');
    expect(await told(job.volunteer, job.applicationId)).toBe(false);
  });

  it('is for one’s own accepted application to volunteering [DSH-3]', async () => {
    for (const [action, type] of [
      [undefined, 'volunteer'],
      ['reject', 'volunteer'],
      ['accept', 'job'],
    ] as const) {
      const { volunteer, applicationId } = await volunteering(action, type);
      const { body } = await log(volunteer, applicationId).expect(409);
      expect(body.code).toBe('opportunities.not_volunteering');
    }
    const { poster, volunteer, applicationId } = await volunteering('accept');
    await log(poster, applicationId).expect(404);
    await log(volunteer, randomUUID()).expect(404);
  });
});

describe('PATCH /api/volunteer-hours/{id}', () => {
  it('confirms with a rating, once, and tells both sides [DSH-3] [NTF-1]', async () => {
    const { poster, volunteer, opportunity, applicationId } = await volunteering('accept');
    const { body: logged } = await log(volunteer, applicationId).expect(201);
    const told = async ({ agent }: SignedInAgent) => (await agent.get('/api/notifications')).body[0];
    expect(await told(poster)).toMatchObject({
      href: `/opportunities/${opportunity.id}`,
      kind: 'volunteer-hours',
    });
    const { body } = await decide(poster, logged.id, 'confirm', { rating: 5, answer: 'شكراً' }).expect(200);
    expect(body).toMatchObject({ status: 'confirmed', rating: 5, answer: 'شكراً', decidedAt: expect.any(String) });
    const news = await told(volunteer);
    expect(news).toMatchObject({ href: '/volunteer-dashboard', kind: 'volunteer-hours' });
    expect(news.titleAr).toContain('أُكّدت');
    for (const action of ['confirm', 'refuse']) {
      expect((await decide(poster, logged.id, action).expect(409)).body.code).toBe('opportunities.hours_decided');
    }
    expect((await log(volunteer, applicationId).expect(409)).body.code).toBe('opportunities.hours_decided');
  });

  it('refuses with a reason; the volunteer corrects, the poster hears of it once, and an administrator may decide then [DSH-3] [NTF-4]', async () => {
    const { poster, volunteer, applicationId } = await volunteering('accept');
    const { body: logged } = await log(volunteer, applicationId, { hours: 9 }).expect(201);
    await decide(poster, logged.id, 'refuse', { answer: 'كانت ساعتين', rating: 1 }).expect(200);
    const { body } = await log(volunteer, applicationId, { hours: 2 }).expect(200);
    expect(body).toMatchObject({ id: logged.id, status: 'logged', hours: '2.00', answer: null, rating: null });
    // Corrected again while they wait: nothing new.
    await log(volunteer, applicationId, { hours: 3 }).expect(200);
    const told = (await poster.agent.get('/api/notifications')).body as { kind: string }[];
    expect(told.filter(({ kind }) => kind === 'volunteer-hours')).toHaveLength(2);
    await decide(await app.as('admin'), logged.id, 'confirm').expect(200);
  });

  it('is for the poster and administrators, never for the volunteer [DSH-3] [SEC-1]', async () => {
    const { volunteer, applicationId, poster } = await volunteering('accept');
    const { body } = await log(volunteer, applicationId).expect(201);
    expect((await decide(volunteer, body.id, 'confirm').expect(403)).body.code).toBe('opportunities.hours_not_yours');
    for (const role of ['volunteer', 'student'] as const)
      await decide(await app.as(role), body.id, 'confirm').expect(404);
    await decide(poster, randomUUID(), 'confirm').expect(404);
    await decide(poster, body.id, 'correct').expect(400);
    await decide(poster, body.id, 'confirm', { rating: 6 }).expect(400);
  });
});

describe('lists of volunteer hours', () => {
  it('show volunteers their own and posters those of their opportunity, by status [DSH-3]', async () => {
    const { poster, volunteer, opportunity, applicationId } = await volunteering('accept');
    const { body: first } = await log(volunteer, applicationId, { day: daysAgo(3) }).expect(201);
    const { body: second } = await log(volunteer, applicationId, { day: daysAgo(2) }).expect(201);
    await decide(poster, first.id, 'confirm').expect(200);
    const ids = async ({ agent }: SignedInAgent, path: string) =>
      (await agent.get(path).expect(200)).body.map(({ id }: { id: string }) => id);
    expect(await ids(volunteer, '/api/volunteer-hours')).toEqual([second.id, first.id]);
    expect(await ids(volunteer, '/api/volunteer-hours?limit=1')).toEqual([second.id]);
    expect(await ids(poster, '/api/volunteer-hours')).toEqual([]);
    expect(await ids(poster, `/api/opportunities/${opportunity.id}/hours?status=logged`)).toEqual([second.id]);
    expect(await ids(await app.as('admin'), `/api/opportunities/${opportunity.id}/hours`)).toHaveLength(2);
    await volunteer.agent.get(`/api/opportunities/${opportunity.id}/hours`).expect(403);
    await (await app.as('student')).agent.get(`/api/opportunities/${opportunity.id}/hours`).expect(403);
    await poster.agent.get(`/api/opportunities/${randomUUID()}/hours`).expect(404);
  });

  it('keep the invariants [REL-1]', async () => {
    for (const { name, sql } of opportunitiesInvariants) {
      expect([name, await app.em().execute(sql)]).toEqual([name, []]);
    }
  });
});
