import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '#testing/test-app';
import { AnalyticsEvent } from '../analytics-event.entity.js';
import { ForgetOldEvents } from './forget-old-events.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '1' });
});
afterAll(() => app.close());

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const stored = () => app.em().find(AnalyticsEvent, {}, { orderBy: { createdAt: 'asc', id: 'asc' } });

describe('POST /api/analytics/track', () => {
  it('takes the four events of a person, one row each, without address and browser in full [ANL-1] [ANL-3]', async () => {
    const { agent, userId } = await app.as('student');
    const events = [
      { event: 'language_changed', metadata: { from: 'ar', to: 'en' } },
      { event: 'ai_recommendation_clicked', metadata: { courseId: randomUUID() } },
      { event: 'vr_workshop_viewed', metadata: { workshopId: randomUUID() } },
      { event: 'job_recommendation_clicked', metadata: { jobId: randomUUID() } },
    ];
    for (const body of events) {
      const sent = agent.post('/api/analytics/track').set('X-Forwarded-For', '37.236.14.201').set('User-Agent', phone);
      await sent.send(body).expect(204);
    }
    const rows = await stored();
    expect(rows.map(({ event, metadata }) => ({ event, metadata }))).toEqual(events);
    for (const row of rows) expect(row).toMatchObject({ userId, ipAddress: '37.236.14.0/24', userAgent: 'phone' });
    expect(new Set(rows.map(({ sessionId }) => sessionId)).size).toBe(1);
    const kept = await app.em().execute<{ sid: string }[]>('select sid from sessions');
    expect(kept.map(({ sid }) => sid)).not.toContain(rows[0]?.sessionId);
  });

  it('takes the language of a reader without session, and nothing else of them [ANL-1]', async () => {
    const send = (event: string, metadata: object) =>
      app
        .anonymous()
        .post('/api/analytics/track')
        .set('X-Forwarded-For', '2a02:cb8:4271:1::9')
        .send({ event, metadata });
    await send('language_changed', { from: 'en', to: 'ar' }).expect(204);
    await send('job_recommendation_clicked', { jobId: randomUUID() }).expect(401);
    const rows = (await stored()).filter(({ userId }) => userId === null);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ ipAddress: '2a02:cb8:4271::/48', sessionId: null });
  });

  it.each([
    ['an unknown event', { event: 'page_scrolled', metadata: {} }, ['event']],
    ['no metadata', { event: 'vr_workshop_viewed' }, ['metadata']],
    ['a missing field', { event: 'language_changed', metadata: { from: 'ar' } }, ['metadata.to']],
    ['no such language', { event: 'language_changed', metadata: { from: 'ar', to: 'fr' } }, ['metadata.to']],
    ['no id', { event: 'vr_workshop_viewed', metadata: { workshopId: 'one' } }, ['metadata.workshopId']],
    [
      'a field of another event',
      { event: 'ai_recommendation_clicked', metadata: { courseId: randomUUID(), jobId: randomUUID() } },
      ['metadata.jobId'],
    ],
    [
      'anything of its own',
      { event: 'vr_workshop_viewed', metadata: { workshopId: randomUUID(), name: 'سارة' } },
      ['metadata.name'],
    ],
  ])('refuses %s and stores nothing [ANL-1] [SEC-5]', async (_, body, fields) => {
    const { agent, userId } = await app.as('student');
    const { body: refusal } = await agent.post('/api/analytics/track').send(body).expect(400);
    expect(refusal.errors.map(({ field }: { field: string }) => field)).toEqual(fields);
    expect(await app.em().count(AnalyticsEvent, { userId })).toBe(0);
  });

  it('refuses what no hand can click, with the seconds to wait [ANL-1] [REL-7]', async () => {
    const { agent, userId } = await app.as('student');
    const click = () =>
      agent.post('/api/analytics/track').send({ event: 'language_changed', metadata: { from: 'ar', to: 'en' } });
    const answers = [];
    for (let count = 0; count < 62; count += 1) answers.push(await click());
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(60);
    expect(answers.at(-1)?.status).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect(await app.em().count(AnalyticsEvent, { userId })).toBe(60);
  });
});

describe('the nightly task', () => {
  it('drops events older than 13 months, keeps the others, and may run twice [ANL-3] [REL-4]', async () => {
    const now = new Date('2026-06-15T00:40:00Z');
    const em = app.em();
    const at = (createdAt: string) =>
      em.create(AnalyticsEvent, { event: 'language_changed', createdAt: new Date(createdAt), sessionId: 'old' });
    at('2025-05-14T23:00:00Z');
    at('2025-05-15T01:00:00Z');
    at('2026-06-14T00:00:00Z');
    await em.flush();
    const task = app.app.get(ForgetOldEvents);
    await task.forget(now);
    await task.forget(now);
    const left = await app.em().find(AnalyticsEvent, { sessionId: 'old' }, { orderBy: { createdAt: 'asc' } });
    expect(left.map(({ createdAt }) => createdAt.toISOString())).toEqual([
      '2025-05-15T01:00:00.000Z',
      '2026-06-14T00:00:00.000Z',
    ]);
  });
});
