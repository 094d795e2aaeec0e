import { calendarDay } from '@masar/i18n';
import { openTestSession } from '#testing/open-test-session';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { aJob } from '../src/modules/jobs/testing/job.builder.js';
import { anOpportunity } from '../src/modules/opportunities/testing/opportunity.builder.js';
import { aService } from '../src/modules/services/testing/service.builder.js';

const letter = { coverLetter: 'أحب هذا العمل.' };
const kinds = [
  { path: '/api/opportunities', make: anOpportunity, place: 'applications', answer: letter },
  { path: '/api/jobs', make: aJob, place: 'applications', answer: letter },
  { path: '/api/services', make: aService, place: 'requests', answer: { message: 'أحتاج هذه الخدمة.' } },
] as const;

/** A word that nothing else holds. */
const titleAr = 'صناعة النحاسيات';
const later = (days: number) => new Date(Date.now() + days * 24 * 3600_000);

let app: TestApp;
let admin: SignedInAgent;
let learner: SignedInAgent;
let poster: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
});
beforeEach(async () => {
  [poster, learner] = [await app.as('instructor'), await app.as('volunteer')];
});
afterAll(() => app.close());

const suspend = (isSuspended: boolean) =>
  admin.agent.put(`/api/admin/users/${poster.userId}`).send({ isSuspended }).expect(200);
const textOf = async (path: string) => (await learner.agent.get(path).expect(200)).text;

describe.each(kinds)('what a suspended person posted in $path', ({ path, make, place, answer }) => {
  const placesTelling = async (id: string) => {
    const q = encodeURIComponent(titleAr);
    const places = [path, `${path}?search=${q}`, `/api/search?q=${q}`, `/api/search/suggestions?q=${q}`];
    const told = await Promise.all(places.map(async (one) => ({ one, isTold: (await textOf(one)).includes(id) })));
    return told.filter(({ isTold }) => isTold).map(({ one }) => one);
  };
  const apply = (id: string, { agent } = learner) => agent.post(`${path}/${id}/${place}`).send(answer);

  it('stands in no list and no search, and in all of them again afterwards [OPP-4] [SRCH-1] [CON-1]', async () => {
    const { id } = await make(app.em(), poster.userId, { titleAr });
    const everywhere = await placesTelling(id);
    expect(everywhere).toHaveLength(4);
    await suspend(true);
    expect(await placesTelling(id)).toEqual([]);
    // What is corrected meanwhile is not found either.
    await admin.agent
      .patch(`${path}/${id}`)
      .send({ title: `${titleAr} باليد` })
      .expect(200);
    expect(await placesTelling(id)).toEqual([]);
    await suspend(false);
    expect(await placesTelling(id)).toEqual(everywhere);
  });

  it('takes no applications, and those that are there stay [OPP-4] [JOB-1] [SVC-2]', async () => {
    const { id } = await make(app.em(), poster.userId);
    const applicant = await app.as('student');
    const { body: first } = await apply(id, applicant).expect(201);
    await suspend(true);
    expect((await apply(id).expect(409)).body).toMatchObject({ code: 'applications.posting_closed' });
    expect((await apply(id, applicant).expect(200)).body).toMatchObject({ id: first.id });
    for (const { agent } of [learner, applicant, admin])
      expect((await agent.get(`${path}/${id}`).expect(200)).body).toMatchObject({ closedReason: 'closed' });
    await suspend(false);
    await apply(id).expect(201);
  });

  it('is the poster’s as it was: what they had closed stays closed, what was open is open [OPP-4]', async () => {
    const { id: open } = await make(app.em(), poster.userId);
    const { id: closed } = await make(app.em(), poster.userId, { isActive: false });
    await suspend(true);
    await poster.agent.get(`${path}?mine=true`).expect(401);
    await suspend(false);
    await openTestSession(app.app, poster.agent, { id: poster.userId, role: 'instructor' });
    const { body } = await poster.agent.get(`${path}?mine=true`).expect(200);
    const reasons = (body as { id: string; closedReason: string | null }[]).map(({ id, closedReason }) => [
      id,
      closedReason,
    ]);
    expect(Object.fromEntries(reasons)).toEqual({ [open]: null, [closed]: 'closed' });
  });
});

describe('what a suspended person posted', () => {
  it('is suggested to nobody [OPP-4] [JOB-2] [DSH-3]', async () => {
    const { id: job } = await aJob(app.em(), poster.userId, { applicationDeadline: later(1) });
    const { id: event } = await anOpportunity(app.em(), poster.userId, {
      startDate: calendarDay(later(3)),
      applicationDeadline: later(1),
    });
    const suggested = async () => {
      const [jobs, days, dashboard] = await Promise.all(
        ['/api/jobs/recommendations', '/api/schedule', '/api/volunteer/dashboard'].map(textOf),
      );
      return [jobs!.includes(job), days!.includes(job), days!.includes(event), dashboard!.includes(event)];
    };
    expect(await suggested()).toEqual([true, true, true, true]);
    await suspend(true);
    expect(await suggested()).toEqual([false, false, false, false]);
  });
});
