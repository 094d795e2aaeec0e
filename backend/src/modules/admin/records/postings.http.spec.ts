import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp({ DEMO_MODE: 'true' });
  admin = await test.as('admin');
});
afterAll(() => test.close());

const path = (resource: string, id = '') => `/api/admin/${resource}${id && `/${id}`}`;
const listed = async (resource: string, filter: object) =>
  (
    await admin.agent
      .get(path(resource))
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body;

describe('postings in the console', () => {
  it('are opportunities that are made, corrected in both languages and closed [CON-1] [OPP-1]', async () => {
    const wish = {
      titleAr: 'تنظيم مكتبة',
      titleEn: 'Sorting a library',
      descriptionAr: 'ثلاثة أيام',
      contactInfo: '0770',
      endDate: '2027-05-31',
      applicationDeadline: '2027-05-01',
    };
    const { body } = await admin.agent.post(path('opportunities')).send(wish).expect(201);
    expect(body).toMatchObject({ ...wish, descriptionEn: 'ثلاثة أيام', status: 'published', isActive: true });
    const sent = {
      ...body,
      titleEn: 'Sorting books',
      company: 'دار',
      endDate: null,
      isActive: false,
      applicationsCount: 9,
    };
    const { body: changed } = await admin.agent.put(path('opportunities', body.id)).send(sent).expect(200);
    expect(changed).toMatchObject({
      ...sent,
      applicationsCount: 0,
      version: changed.version,
      updatedAt: changed.updatedAt,
    });
    expect(await listed('opportunities', { q: 'sorting BOOKS', isActive: false })).toEqual([changed]);
    const both = { startDate: '2027-06-01', endDate: '2027-05-01' };
    const { body: refused } = await admin.agent.put(path('opportunities', body.id)).send(both).expect(400);
    expect(refused.errors[0].field).toBe('endDate');
  });

  it('are vacancies with their skills and deadline [CON-1] [JOB-1]', async () => {
    const wish = {
      titleAr: 'مبرمج',
      descriptionAr: 'عمل',
      companyName: 'شركة',
      contactInfo: 'hr@masar.test',
      requiredSkills: ['JavaScript', 'SQL'],
    };
    const { body } = await admin.agent.post(path('jobs')).send(wish).expect(201);
    expect(body).toMatchObject({ ...wish, titleEn: 'مبرمج', niceSkills: [] });
    const sent = { ...body, requiredSkills: ['SQL'], applicationDeadline: '2027-01-31', employmentType: 'part-time' };
    const { body: changed } = await admin.agent.put(path('jobs', body.id)).send(sent).expect(200);
    expect(changed).toMatchObject({ requiredSkills: ['SQL'], applicationDeadline: '2027-01-31' });
    await admin.agent.put(path('jobs', body.id)).send({ titleAr: '' }).expect(400);
  });

  it('are services of members, corrected and paused, never offered here [CON-1] [SVC-1]', async () => {
    const { agent, userId } = await test.as('volunteer');
    const offer = { title: 'تصميم شعار', description: 'خلال أسبوع', category: 'design', price: 15 };
    const { body: offered } = await agent.post('/api/services').send(offer).expect(201);
    const { body } = await admin.agent.get(path('services', offered.id)).expect(200);
    expect(body).toMatchObject({ titleAr: 'تصميم شعار', price: '15.00', postedBy: userId });
    const sent = { ...body, titleEn: 'A logo', isActive: false };
    const { body: changed } = await admin.agent.put(path('services', offered.id)).send(sent).expect(200);
    expect(changed).toMatchObject({ titleEn: 'A logo', price: '15.00', isActive: false });
    await admin.agent.post(path('services')).send(sent).expect(404);
  });

  it('have applications of every kind in one list, moved on as their lifecycle allows [CON-1] [OPP-3]', async () => {
    const { body: job } = await admin.agent
      .post(path('jobs'))
      .send({ titleAr: 'محرر', descriptionAr: 'عمل', companyName: 'شركة', contactInfo: 'hr@masar.test' })
      .expect(201);
    const { agent, userId } = await test.as('student');
    const { body: sent } = await agent
      .post(`/api/jobs/${job.id}/applications`)
      .send({ coverLetter: 'أرغب' })
      .expect(201);
    const [record] = await listed('applications', { userId });
    expect(record).toMatchObject({ id: sent.id, kind: 'job', status: 'pending', postingId: job.id, message: 'أرغب' });
    const wish = { ...record, status: 'accepted', note: 'أهلاً' };
    const { body: accepted } = await admin.agent.put(path('applications', sent.id)).send(wish).expect(200);
    expect(accepted.status).toBe('accepted');
    await admin.agent.put(path('applications', sent.id)).send({ status: 'rejected' }).expect(409);
    await admin.agent.put(path('applications', sent.id)).send({ status: 'withdrawn' }).expect(400);
    const log = await admin.agent
      .get('/api/admin/audit-log')
      .query({ filter: JSON.stringify({ resourceId: sent.id }) });
    expect(log.body[0]).toMatchObject({ resource: 'applications', before: { status: 'pending' } });
  });
});

describe('virtual workshops in the console', () => {
  it('are made and corrected, and their sessions planned and called off [CON-1] [VRW-2]', async () => {
    const wish = { titleAr: 'مختبر', duration: 45, difficulty: 'beginner' };
    const { body } = await admin.agent.post(path('vr-workshops')).send(wish).expect(201);
    expect(body).toMatchObject({ ...wish, titleEn: 'مختبر', maxParticipants: 20, sessionsCount: 0 });
    const sent = { ...body, titleEn: 'Lab', descriptionAr: 'وصف', maxParticipants: 8 };
    const { body: changed } = await admin.agent.put(path('vr-workshops', body.id)).send(sent).expect(200);
    expect(changed).toMatchObject({ titleEn: 'Lab', descriptionAr: 'وصف', maxParticipants: 8 });

    const plan = { workshopId: body.id, scheduledAt: '2027-03-01T15:00:00.000Z' };
    const { body: session } = await admin.agent.post(path('vr-sessions')).send(plan).expect(201);
    expect(session).toMatchObject({ ...plan, duration: 45, maxParticipants: 8, status: 'scheduled' });
    const later = { ...session, scheduledAt: '2027-03-02T15:00:00.000Z' };
    const { body: moved } = await admin.agent.put(path('vr-sessions', session.id)).send(later).expect(200);
    expect(moved.scheduledAt).toBe(later.scheduledAt);
    const off = { ...moved, status: 'cancelled' };
    await admin.agent.put(path('vr-sessions', session.id)).send(off).expect(200);
    expect(await listed('vr-sessions', { workshopId: body.id, status: 'cancelled' })).toHaveLength(1);
    await admin.agent.put(path('vr-sessions', session.id)).send({ status: 'live' }).expect(409);
  });

  it('show slides with pictures and stations as they are written and ordered there [CON-1] [VRW-1]', async () => {
    const { agent } = await test.as('instructor');
    const wish = { title: 'ورشة', duration: 45, difficulty: 'beginner' };
    const { body: made } = await agent.post('/api/vr/workshops').send(wish).expect(201);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    );
    const { body: picture } = await admin.agent.post('/api/files').attach('file', png, 'dot.png').expect(201);
    const slides = [
      { titleAr: 'ثانية', titleEn: 'Second', bulletsAr: ['أ', 'ب'], bulletsEn: ['A'], pictureFileId: picture.id },
      { titleAr: 'أولى', titleEn: '', pictureFileId: null },
    ];
    const stations = [{ titleAr: 'اللون', titleEn: null, textAr: 'ما يقوله كل لون.', textEn: null }];
    const one = path('vr-workshops', made.id);
    const { body: record } = await admin.agent.get(one).expect(200);
    const { body } = await admin.agent
      .put(one)
      .send({ ...record, slides, stations })
      .expect(200);
    expect(body.slides).toEqual([slides[0], { ...slides[1], titleEn: 'أولى', bulletsAr: [], bulletsEn: [] }]);
    expect(body.stations).toEqual([{ ...stations[0], titleEn: 'اللون', textEn: 'ما يقوله كل لون.' }]);
    // A field that is not sent stays.
    const { body: renamed } = await admin.agent
      .put(one)
      .send({ titleAr: 'أخرى', duration: null, maxParticipants: null })
      .expect(200);
    expect(renamed).toMatchObject({ titleAr: 'أخرى', slides: body.slides, duration: 45, maxParticipants: 20 });
    for (const [wrong, status] of [
      [{ slides: [{ ...slides[0], titleAr: '' }] }, 400],
      [{ slides: [{ ...slides[0], bulletsAr: ['x'.repeat(201)] }] }, 400],
      [{ stations: Array.from({ length: 7 }, () => stations[0]) }, 400],
      [{ slides: [{ ...slides[0], pictureFileId: randomUUID() }] }, 422],
    ] as const)
      await admin.agent.put(one).send(wrong).expect(status);
    await agent.put(one).send({ slides: [] }).expect(403);
  });
});
