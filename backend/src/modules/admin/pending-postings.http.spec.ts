import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { aJob } from '../jobs/testing/job.builder.js';
import { anOpportunity } from '../opportunities/testing/opportunity.builder.js';
import { aService } from '../services/testing/service.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const all = '/api/admin/pending-postings';

describe('/api/admin/pending-postings', () => {
  it('lists opportunities, jobs and services that wait, and lets them through or refuses them [OPP-4] [NTF-1]', async () => {
    const { agent: admin } = await app.as('admin');
    const poster = await app.as('volunteer');
    const em = app.em();
    const [first, second, third] = [
      await anOpportunity(em, poster.userId, { status: 'pending', heldFor: ['fees'] }),
      await aJob(em, poster.userId, { status: 'pending' }),
      await aService(em, poster.userId, { status: 'pending' }),
    ];
    await aJob(em, poster.userId);
    const range = encodeURIComponent('[0,24]');
    const sort = encodeURIComponent('["createdAt","ASC"]');
    const { body, headers } = await admin.get(`${all}?range=${range}&sort=${sort}`).expect(200);
    expect(headers['content-range']).toBe('pending-postings 0-2/3');
    expect(body.map(({ id, kind }: Record<string, string>) => [id, kind])).toEqual([
      [first.id, 'opportunity'],
      [second.id, 'job'],
      [third.id, 'service'],
    ]);
    expect(body[0]).toMatchObject({ heldFor: ['fees'], posterName: 'زهراء كاظم', contactInfo: 'library@example.org' });
    await admin.put(`${all}/${first.id}`).send({ status: 'refused' }).expect(400);
    const refusal = { ...body[0], status: 'refused', reason: 'التطوّع لا يكون برسوم' };
    const { body: refused } = await admin.put(`${all}/${first.id}`).send(refusal).expect(200);
    expect(refused).toMatchObject({ status: 'refused', reason: 'التطوّع لا يكون برسوم' });
    for (const { id } of [second, third]) await admin.put(`${all}/${id}`).send({ status: 'published' }).expect(200);
    expect((await admin.put(`${all}/${third.id}`).send({ status: 'published' }).expect(409)).body.code).toBe(
      'applications.posting_decided',
    );
    const { agent: reader } = await app.as('student');
    await reader.get(`/api/opportunities/${first.id}`).expect(404);
    await reader.get(`/api/jobs/${second.id}`).expect(200);
    const { body: own } = await poster.agent.get(`/api/opportunities/${first.id}`).expect(200);
    expect(own).toMatchObject({ status: 'refused', reviewNote: 'التطوّع لا يكون برسوم', heldFor: ['fees'] });
    const { body: told } = await poster.agent.get('/api/notifications').expect(200);
    expect(told.map((one: Record<string, string>) => [one.kind, one.href])).toEqual([
      ['posting-reviewed', `/services/${third.id}`],
      ['posting-reviewed', `/jobs/${second.id}`],
      ['posting-reviewed', `/opportunities/${first.id}`],
    ]);
    const { body: again } = await poster.agent
      .patch(`/api/opportunities/${first.id}`)
      .send({ description: 'بلا رسوم' })
      .expect(200);
    expect(again).toMatchObject({ status: 'pending', heldFor: [] });
  });

  it('is for administrators, and knows what is not there [SEC-1]', async () => {
    const { agent: admin } = await app.as('admin');
    await admin.get(`${all}/${randomUUID()}`).expect(404);
    await admin.put(`${all}/${randomUUID()}`).send({ status: 'published' }).expect(404);
    for (const role of ['student', 'instructor', 'volunteer'] as const) {
      await (await app.as(role)).agent.get(all).expect(403);
    }
  });
});
