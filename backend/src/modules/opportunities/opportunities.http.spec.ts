import { randomUUID } from 'node:crypto';
import { calendarDay } from '@masar/i18n';
import { CloseEndedPostings } from '#modules/postings';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { Opportunity } from './opportunity.entity.js';
import { opportunityKind } from './opportunity.kind.js';
import { anOpportunity } from './testing/opportunity.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const form = {
  title: 'تنظيم ورشة برمجة للفتيات',
  description: 'نبحث عن متطوعين لأربعة أيام.',
  location: 'الموصل، الجانب الأيسر',
  requirements: 'معرفة أساسية بالحاسوب',
  duration: 'أربعة أيام',
  contactInfo: 'team@example.org',
  startDate: '2099-03-01',
  endDate: '2099-03-04',
};
const letter = { coverLetter: 'عملت مع الأطفال سنتين وأحب القراءة لهم.' };
const apply = (agent: Agent, id: string) => agent.post(`/api/opportunities/${id}/applications`).send(letter);
const move = (agent: Agent, id: string, action: string, note?: string) =>
  agent.patch(`/api/applications/${id}`).send({ action, ...(note && { note }) });
const yesterday = () => calendarDay(new Date(Date.now() - 24 * 3600_000));

describe('POST /api/opportunities', () => {
  it('fills both languages from a form in one and reads the governorate out of the place [OPP-1]', async () => {
    const { agent, userId } = await app.as('admin');
    const { body } = await agent.post('/api/opportunities').send(form).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      type: 'volunteer',
      titleAr: form.title,
      titleEn: form.title,
      descriptionAr: form.description,
      descriptionEn: form.description,
      company: null,
      companyEn: null,
      location: form.location,
      locationEn: form.location,
      governorate: 'nineveh',
      salary: null,
      salaryEn: null,
      duration: form.duration,
      durationEn: form.duration,
      requirements: form.requirements,
      requirementsEn: form.requirements,
      startDate: '2099-03-01',
      endDate: '2099-03-04',
      startTime: null,
      totalHours: null,
      applicationDeadline: null,
      applicationsCount: 0,
      isActive: true,
      closedReason: null,
      status: 'published',
      heldFor: [],
      reviewNote: null,
      contactInfo: form.contactInfo,
      posterId: userId,
      posterName: 'زهراء كاظم',
      myApplication: null,
      canManage: true,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    const english = {
      ...form,
      type: 'internship',
      titleEn: 'A workshop',
      startTime: '16:30',
      totalHours: 12,
      applicationDeadline: '2099-02-20',
      endDate: '',
    };
    const { body: both } = await agent.post('/api/opportunities').send(english).expect(201);
    expect(both).toMatchObject({
      type: 'internship',
      titleEn: 'A workshop',
      startTime: '16:30',
      totalHours: 12,
      endDate: null,
      applicationDeadline: '2099-02-20T20:59:59.999Z',
    });
  });

  it.each([
    ['no title', { title: '' }, 'title'],
    ['no description', { description: undefined }, 'description'],
    ['no contact', { contactInfo: ' ' }, 'contactInfo'],
    ['an unknown type', { type: 'gift' }, 'type'],
    ['a day that does not exist', { startDate: '2026-02-31' }, 'startDate'],
    ['an end before the start', { startDate: '2099-03-02', endDate: '2099-03-01' }, 'endDate'],
    ['a time that does not exist', { startTime: '24:00' }, 'startTime'],
    ['parts of hours', { totalHours: 1.5 }, 'totalHours'],
    ['a counter of its own', { applicationsCount: 9 }, 'applicationsCount'],
    ['another poster', { postedBy: randomUUID() }, 'postedBy'],
    ['a state of its own', { status: 'published' }, 'status'],
  ])('refuses %s [OPP-1] [SEC-5]', async (_, changes, field) => {
    const { agent } = await app.as('volunteer');
    const { body } = await agent
      .post('/api/opportunities')
      .send({ ...form, ...changes })
      .expect(400);
    expect(body.errors[0].field).toBe(field);
  });

  it('is for volunteers and administrators [OPP-1]', async () => {
    for (const role of ['student', 'instructor'] as const) {
      await (await app.as(role)).agent.post('/api/opportunities').send(form).expect(403);
    }
  });

  it('makes a volunteer’s wait on a live platform, seen by poster and administrators only [OPP-4]', async () => {
    const { agent } = await app.as('volunteer');
    const { body } = await agent.post('/api/opportunities').send(form).expect(201);
    expect(body).toMatchObject({ status: 'pending', heldFor: [], closedReason: 'not_published' });
    const { agent: reader } = await app.as('student');
    await reader.get(`/api/opportunities/${body.id}`).expect(404);
    await apply(reader, body.id).expect(404);
    await (await app.as('admin')).agent.get(`/api/opportunities/${body.id}`).expect(200);
    const mine = await agent.get('/api/opportunities?mine=true').expect(200);
    expect(mine.body.map(({ id }: { id: string }) => id)).toEqual([body.id]);
  });
});

describe('GET /api/opportunities', () => {
  it('pages through open ones, the newest first, each once, with the total [OPP-1] [PERF-2]', async () => {
    const { userId } = await app.as('volunteer');
    const { agent } = await app.as('student');
    const em = app.em();
    for (let n = 0; n < 5; n += 1) {
      const createdAt = new Date(Date.UTC(2090, 0, 1, 0, 0, n < 3 ? n : 2));
      await anOpportunity(em, userId, { titleEn: `P${n}`, type: 'job', governorate: 'basra', createdAt });
    }
    await anOpportunity(em, userId, { type: 'job', governorate: 'basra', isActive: false });
    await anOpportunity(em, userId, { type: 'job', governorate: 'basra', status: 'pending' });
    await anOpportunity(em, userId, { type: 'job', governorate: 'basra', endDate: yesterday() });
    await anOpportunity(em, userId, { type: 'job', governorate: 'basra', applicationDeadline: new Date() });
    const seen: string[] = [];
    let path: string | undefined = '/api/opportunities?type=job&governorate=basra&limit=2';
    while (path) {
      const { body, headers }: { body: { titleEn: string }[]; headers: Record<string, string> } = await agent
        .get(path)
        .expect(200);
      expect(headers['x-total-count']).toBe('5');
      seen.push(...body.map(({ titleEn }) => titleEn));
      path = /<(.+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen.slice(3)).toEqual(['P1', 'P0']);
    expect([...seen].sort()).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
  });

  it('finds by words, place, governorate and type [OPP-1]', async () => {
    const { userId } = await app.as('volunteer');
    const { agent } = await app.as('student');
    const word = `مكتبة${randomUUID().slice(0, 8)}`;
    const { id } = await anOpportunity(app.em(), userId, {
      titleAr: `في ${word}`,
      location: 'أربيل',
      governorate: 'erbil',
    });
    const found = async (query: object) =>
      (await agent.get('/api/opportunities').query(query).expect(200)).body.map((one: { id: string }) => one.id);
    expect(await found({ search: word.replace('ة', 'ه') })).toEqual([id]);
    expect(await found({ search: word, location: 'اربيل' })).toEqual([id]);
    expect(await found({ search: word, governorate: 'erbil', type: 'volunteer' })).toEqual([id]);
    expect(await found({ search: word, type: 'job' })).toEqual([]);
    expect(await found({ search: '%' })).toEqual([]);
  });

  it('refuses forged cursors and unknown filters [API-6]', async () => {
    const { agent } = await app.as('student');
    const forged = Buffer.from(JSON.stringify(['2026-02-31T00:00:00.000Z', randomUUID()])).toString('base64url');
    for (const query of ['cursor=x', `cursor=${forged}`, 'governorate=paris', 'type=gift', 'limit=0', 'mine=yes']) {
      await agent.get(`/api/opportunities?${query}`).expect(400);
    }
    await agent.get(`/api/opportunities/${randomUUID()}`).expect(404);
  });
});

describe('PATCH /api/opportunities/{id}', () => {
  it('is for the poster and administrators; what turns into a trap is held again [OPP-1] [OPP-4]', async () => {
    const poster = await app.as('volunteer');
    const { agent: other } = await app.as('volunteer');
    const { agent: admin } = await app.as('admin');
    const { id } = await anOpportunity(app.em(), poster.userId);
    const path = `/api/opportunities/${id}`;
    const { body: refused } = await other.patch(path).send({ title: 'غيره' }).expect(403);
    expect(refused.code).toBe('applications.not_the_poster');
    await (await app.as('student')).agent.patch(path).send({ title: 'غيره' }).expect(403);
    const { body } = await poster.agent.patch(path).send({ title: 'قراءة للصغار', location: 'عن بُعد' }).expect(200);
    expect(body).toMatchObject({ titleAr: 'قراءة للصغار', governorate: 'remote', status: 'pending' });
    expect((await admin.patch(path).send({ duration: 'شهر' }).expect(200)).body.duration).toBe('شهر');
    const { body: closed } = await poster.agent.patch(path).send({ isActive: false }).expect(200);
    expect(closed).toMatchObject({ isActive: false, status: 'pending', heldFor: [] });
    const { body: held } = await poster.agent
      .patch(path)
      .send({ isActive: true, description: 'ترسل صورة الهوية وتدفع رسوم تسجيل' })
      .expect(200);
    expect(held).toMatchObject({ status: 'pending', heldFor: ['fees', 'documents'] });
    await poster.agent.patch(`/api/opportunities/${randomUUID()}`).send({}).expect(404);
    await poster.agent.patch(path).send({ contactInfo: '' }).expect(400);
  });
});

describe('POST /api/opportunities/{id}/applications', () => {
  it('applies once under fifty simultaneous clicks, and the counter equals the rows [OPP-2] [REL-1]', async () => {
    const poster = await app.as('volunteer');
    const { agent, userId } = await app.as('student');
    const { id } = await anOpportunity(app.em(), poster.userId);
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(agent, id)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array.from({ length: 49 }, () => 200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const [row] = await app.em().execute(
      `select o.applications_count, count(a.id)::int as rows from opportunities o left join applications a
         on a.opportunity_id = o.id and a.user_id = ? where o.id = ? group by o.id`,
      [userId, id],
    );
    expect(row).toEqual({ applications_count: 1, rows: 1 });
    const { body } = await agent.get(`/api/opportunities/${id}`).expect(200);
    expect(body.myApplication).toEqual({ id: answers[0]?.body.id, status: 'pending' });
  });

  it.each([
    ['a closed one', { isActive: false }, 'applications.posting_closed'],
    ['an ended one', { endDate: yesterday() }, 'applications.posting_ended'],
    ['one past its deadline', { applicationDeadline: new Date(Date.now() - 1000) }, 'applications.deadline_passed'],
  ])('refuses %s in words of both languages, and still shows who applied in time [OPP-4]', async (_, changes, code) => {
    const poster = await app.as('volunteer');
    const early = await app.as('student');
    const late = await app.as('student');
    const { id } = await anOpportunity(app.em(), poster.userId);
    const { body: first } = await apply(early.agent, id).expect(201);
    await app.em().nativeUpdate(Opportunity, { id }, changes);
    const { body } = await apply(late.agent, id).set('Accept-Language', 'ar').expect(409);
    expect(body.code).toBe(code);
    expect(body.detail).toMatch(/[\u0600-\u06FF]/);
    expect((await apply(late.agent, id).set('Accept-Language', 'en').expect(409)).body.detail).toMatch(/^[A-Z]/);
    expect((await apply(early.agent, id).expect(200)).body.id).toBe(first.id);
  });

  it('is not for one’s own posting and not without a letter [OPP-2]', async () => {
    const poster = await app.as('volunteer');
    const { id } = await anOpportunity(app.em(), poster.userId);
    expect((await apply(poster.agent, id).expect(409)).body.code).toBe('applications.own_posting');
    const { agent } = await app.as('student');
    await agent.post(`/api/opportunities/${id}/applications`).send({ coverLetter: '' }).expect(400);
    await agent
      .post(`/api/opportunities/${id}/applications`)
      .send({ ...letter, status: 'accepted' })
      .expect(400);
    await apply(agent, randomUUID()).expect(404);
  });
});

describe('the way of an application', () => {
  it('goes from the applicant to the poster and back, each step kept and told [OPP-3] [NTF-1]', async () => {
    const poster = await app.as('volunteer');
    const applicant = await app.as('student');
    const { id: posting } = await anOpportunity(app.em(), poster.userId);
    const { body: sent } = await apply(applicant.agent, posting).expect(201);
    expect(sent).toMatchObject({ kind: 'opportunity', status: 'pending', actions: ['withdraw'], contactInfo: null });
    const { body: list } = await poster.agent.get(`/api/opportunities/${posting}/applications`).expect(200);
    expect(list).toEqual([expect.objectContaining({ id: sent.id, actions: ['review', 'accept', 'reject'] })]);
    expect(list[0].applicant).toMatchObject({ id: applicant.userId, name: 'زهراء كاظم', email: null });
    await move(poster.agent, sent.id, 'review').expect(200);
    const { body: accepted } = await move(poster.agent, sent.id, 'accept', 'أهلاً بك يوم السبت').expect(200);
    expect(accepted.status).toBe('accepted');
    expect(accepted.applicant.email).toMatch(/@masar.test$/);
    const { body: seen } = await applicant.agent.get(`/api/applications/${sent.id}`).expect(200);
    expect(seen).toMatchObject({ status: 'accepted', contactInfo: 'library@example.org', actions: [] });
    expect(seen.moves.map(({ from, to, byId, note }: Record<string, unknown>) => [from, to, byId, note])).toEqual([
      [null, 'pending', applicant.userId, null],
      ['pending', 'in_review', poster.userId, null],
      ['in_review', 'accepted', poster.userId, 'أهلاً بك يوم السبت'],
    ]);
    const { body: page } = await applicant.agent.get(`/api/opportunities/${posting}`).expect(200);
    expect(page.contactInfo).toBe('library@example.org');
    const told = async (agent: Agent) =>
      (await agent.get('/api/notifications').expect(200)).body.map((one: Record<string, string>) => [
        one.kind,
        one.href,
      ]);
    expect(await told(poster.agent)).toEqual([['application-received', `/applications/${sent.id}`]]);
    expect(await told(applicant.agent)).toEqual([
      ['application-status', `/applications/${sent.id}`],
      ['application-status', `/applications/${sent.id}`],
    ]);
  });

  it('ends when it is decided or withdrawn, for everybody [OPP-3]', async () => {
    const poster = await app.as('volunteer');
    const admin = await app.as('admin');
    for (const [ending, by] of [
      ['reject', 'poster'],
      ['accept', 'admin'],
      ['withdraw', 'applicant'],
    ] as const) {
      const applicant = await app.as('student');
      const { id } = await anOpportunity(app.em(), poster.userId);
      const { body } = await apply(applicant.agent, id).expect(201);
      const people = { poster, admin, applicant };
      await move(people[by].agent, body.id, ending).expect(200);
      expect((await move(poster.agent, body.id, 'accept').expect(409)).body.code).toBe('applications.decided');
      await move(admin.agent, body.id, 'reject').expect(409);
      await move(applicant.agent, body.id, 'withdraw').expect(409);
    }
    const kinds = (await poster.agent.get('/api/notifications')).body.map((one: { titleAr: string }) => one.titleAr);
    expect(kinds.some((title: string) => title.startsWith('سحب'))).toBe(true);
  });

  it('lets nobody do what is not theirs, and hides it from strangers [OPP-3] [SEC-1]', async () => {
    const poster = await app.as('volunteer');
    const applicant = await app.as('admin');
    const { id } = await anOpportunity(app.em(), poster.userId);
    const { body } = await apply(applicant.agent, id).expect(201);
    expect((await move(applicant.agent, body.id, 'accept').expect(403)).body.code).toBe('applications.not_yours');
    await move(poster.agent, body.id, 'withdraw').expect(403);
    await move(poster.agent, body.id, 'finish').expect(409);
    const { agent: stranger } = await app.as('volunteer');
    await stranger.get(`/api/applications/${body.id}`).expect(404);
    await move(stranger, body.id, 'accept').expect(404);
    await stranger.get(`/api/opportunities/${id}/applications`).expect(403);
    await move(stranger, randomUUID(), 'accept').expect(404);
    await move(poster.agent, body.id, 'promote').expect(400);
  });

  it('is decided once when two decide at the same moment [OPP-3] [REL-1]', async () => {
    const poster = await app.as('volunteer');
    const admin = await app.as('admin');
    const { agent } = await app.as('student');
    const { id } = await anOpportunity(app.em(), poster.userId);
    const { body } = await apply(agent, id).expect(201);
    const answers = await Promise.all([
      move(poster.agent, body.id, 'accept'),
      move(admin.agent, body.id, 'reject'),
      move(agent, body.id, 'withdraw'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await agent.get(`/api/applications/${body.id}`)).body.moves).toHaveLength(2);
  });

  it('is listed to its applicant by kind and state, in pages [OPP-3]', async () => {
    const poster = await app.as('volunteer');
    const { agent } = await app.as('student');
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      const { id } = await anOpportunity(app.em(), poster.userId);
      ids.unshift((await apply(agent, id).expect(201)).body.id);
    }
    await move(agent, ids[0] ?? '', 'withdraw').expect(200);
    const listed = async (query: object) =>
      (await agent.get('/api/applications').query(query).expect(200)).body.map((one: { id: string }) => one.id);
    expect(await listed({})).toEqual(ids);
    expect(await listed({ status: 'withdrawn' })).toEqual([ids[0]]);
    expect(await listed({ kind: 'job' })).toEqual([]);
    const { headers } = await agent.get('/api/applications?limit=2').expect(200);
    expect(headers['x-total-count']).toBe('3');
    const next = /<(.+)>; rel="next"/.exec(headers['link'] ?? '')?.[1] ?? '';
    expect((await agent.get(next).expect(200)).body.map((one: { id: string }) => one.id)).toEqual([ids[2]]);
    await agent.get('/api/applications?status=lost').expect(400);
  });
});

describe('what has ended', () => {
  it('is closed for good every hour and leaves the search [OPP-4] [SRCH-1]', async () => {
    const { userId } = await app.as('volunteer');
    const em = app.em();
    const { id } = await anOpportunity(em, userId, { endDate: yesterday() });
    const found = () => app.em().execute(`select 1 from search_documents where entity_id = ?`, [id]);
    expect(await found()).toHaveLength(1);
    await app.app.get(CloseEndedPostings).close(opportunityKind, new Date());
    expect(await found()).toEqual([]);
    const { id: waiting } = await anOpportunity(em, userId, { status: 'pending' });
    expect(await app.em().execute(`select 1 from search_documents where entity_id = ?`, [waiting])).toEqual([]);
  });

  it('keeps the counter right when an account goes with its applications [REL-1]', async () => {
    const poster = await app.as('volunteer');
    const { agent, userId } = await app.as('student');
    const { id } = await anOpportunity(app.em(), poster.userId);
    await apply(agent, id).expect(201);
    await app.em().execute('delete from users where id = ?', [userId]);
    const [row] = await app.em().execute('select applications_count from opportunities where id = ?', [id]);
    expect(row).toEqual({ applications_count: 0 });
  });
});
