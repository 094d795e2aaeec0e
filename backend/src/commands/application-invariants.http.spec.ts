import pg from 'pg';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { jobsInvariants } from '../modules/jobs/jobs.invariants.js';
import { aJob } from '../modules/jobs/testing/job.builder.js';
import { opportunitiesInvariants } from '../modules/opportunities/opportunities.invariants.js';
import { anOpportunity } from '../modules/opportunities/testing/opportunity.builder.js';
import { servicesInvariants } from '../modules/services/services.invariants.js';
import { aService } from '../modules/services/testing/service.builder.js';
import { checkInvariants, inspect } from './check-invariants.js';

const invariants = [...opportunitiesInvariants, ...jobsInvariants, ...servicesInvariants];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const poster = await app.as('volunteer');
  const em = app.em();
  const postings = [
    `opportunities/${(await anOpportunity(em, poster.userId)).id}/applications`,
    `jobs/${(await aJob(em, poster.userId)).id}/applications`,
    `services/${(await aService(em, poster.userId)).id}/requests`,
  ];
  const people = await Promise.all(Array.from({ length: 6 }, () => app.as('student')));
  const steps = [['review', 'accept', 'finish'], ['accept', 'finish'], ['reject'], ['review'], [], ['accept']];
  const work = people.flatMap(({ agent }, index) =>
    postings.map(async (path) => {
      const letter = path.startsWith('services') ? { message: 'أحتاجها' } : { coverLetter: 'مرحباً' };
      const sent = await Promise.all([1, 2, 3].map(() => agent.post(`/api/${path}`).send(letter)));
      const id = sent[0]?.body.id;
      for (const action of steps[index] ?? []) await poster.agent.patch(`/api/applications/${id}`).send({ action });
      await agent.post(`/api/applications/${id}/rating`).send({ rating: index + 3 });
    }),
  );
  await Promise.all(work);
  await em.execute('delete from users where id in (?, ?)', [people[0]?.userId, people[5]?.userId]);
});
afterAll(() => app.close());

describe('npm run invariants, of applications', () => {
  it('finds no drift after people applied, decided, rated and left at the same time [REL-1] [OPP-2] [OPP-3] [SVC-2]', async () => {
    const { pass, examples } = await checkInvariants(app.databaseUrl, invariants);
    expect({ pass, examples }).toEqual({ pass: true, examples: {} });
    const [ratings] = await app.em().execute('select count(*)::int as ratings from service_ratings');
    expect(ratings).toEqual({ ratings: 2 });
  });

  it.each([
    ['opportunityApplicationsCount', 'update opportunities set applications_count = applications_count + 1'],
    ['jobApplicationsCount', 'update job_postings set applications_count = applications_count + 1'],
    ['serviceApplicationsCount', 'update services set applications_count = applications_count + 1'],
    ['opportunityTimeline', `update applications set status = 'withdrawn'`],
    ['jobTimeline', `delete from application_moves where to_status = 'accepted'`],
    ['serviceTimeline', `delete from application_moves where from_status is null`],
    ['serviceRating', 'update services set rating = 4.8'],
    ['ratingBeforeTheEnd', `update service_requests set status = 'accepted' where status = 'completed'`],
  ])('notices drift of %s [REL-1]', async (name, damage) => {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    await client.query('begin');
    await client.query(damage);
    const { figures } = await inspect(client, invariants);
    await client.query('rollback');
    await client.end();
    expect(figures[name]).toBeGreaterThan(0);
  });
});
