import { randomUUID } from 'node:crypto';
import { CloseEndedPostings } from '#modules/postings';
import { type Agent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../auth/user.entity.js';
import { jobKind } from './job.kind.js';
import { JobPosting } from './job-posting.entity.js';
import { aJob } from './testing/job.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const form = {
  title: 'مطوّر جافاسكربت',
  description: 'فريق صغير يبني متاجر إلكترونية.',
  companyName: 'شركة الرافد',
  location: 'أربيل',
  salaryRange: '900 ألف إلى 1.2 مليون دينار شهرياً',
  employmentType: 'full-time',
  experienceLevel: 'mid',
  requiredSkills: ['جافا سكريبت', 'JS', 'React', 'لحام'],
  niceSkills: ['TypeScript'],
  applicationDeadline: '2099-05-31',
  contactInfo: 'hr@rafid.example',
};
const letter = { coverLetter: 'أبني الواجهات منذ سنتين.', resumeUrl: 'https://example.org/cv.pdf' };
const apply = (agent: Agent, id: string, body: object = letter) =>
  agent.post(`/api/jobs/${id}/applications`).send(body);

describe('POST and PATCH /api/jobs', () => {
  it('keeps skills as written and knows those of the vocabulary [JOB-1] [JOB-2]', async () => {
    const { agent, userId } = await app.as('instructor');
    const { body } = await agent.post('/api/jobs').send(form).expect(201);
    expect(body).toMatchObject({
      titleAr: form.title,
      titleEn: form.title,
      companyName: form.companyName,
      companyNameEn: form.companyName,
      governorate: 'erbil',
      requiredSkills: form.requiredSkills,
      niceSkills: ['TypeScript'],
      skills: [
        { skill: 'javascript', labelAr: 'JavaScript', labelEn: 'JavaScript', isRequired: true },
        { skill: 'react', labelAr: 'React', labelEn: 'React', isRequired: true },
        { skill: 'typescript', labelAr: 'TypeScript', labelEn: 'TypeScript', isRequired: false },
      ],
      applicationDeadline: '2099-05-31T20:59:59.999Z',
      postedBy: userId,
      // Everything new waits on a live platform.
      status: 'pending',
      applicationsCount: 0,
      canManage: true,
    });
    const job = await app.em().findOneOrFail(JobPosting, { id: body.id });
    expect([job.skillIds, job.niceSkillIds]).toEqual([['javascript', 'react'], ['typescript']]);
    const changes = { requiredSkills: ['HTML'], applicationDeadline: '', salaryRange: '' };
    const { body: changed } = await agent.patch(`/api/jobs/${body.id}`).send(changes).expect(200);
    expect(changed).toMatchObject({ requiredSkills: ['HTML'], applicationDeadline: null, salaryRange: null });
    await (await app.as('instructor')).agent.patch(`/api/jobs/${body.id}`).send({ title: 'غيره' }).expect(404);
    const { id } = await aJob(app.em(), userId);
    await (await app.as('instructor')).agent.patch(`/api/jobs/${id}`).send({ title: 'غيره' }).expect(403);
    await (await app.as('admin')).agent.patch(`/api/jobs/${id}`).send({ isActive: false }).expect(200);
  });

  it.each([
    ['no company', { companyName: '' }, 'companyName'],
    ['no contact', { contactInfo: ' ' }, 'contactInfo'],
    ['an unknown kind of employment', { employmentType: 'slavery' }, 'employmentType'],
    ['an unknown experience', { experienceLevel: 'wizard' }, 'experienceLevel'],
    ['too many skills', { requiredSkills: Array.from({ length: 21 }, (_, n) => `s${n}`) }, 'requiredSkills'],
    ['skills of its own', { skillIds: ['html'] }, 'skillIds'],
    ['a deadline that is no day', { applicationDeadline: 'soon' }, 'applicationDeadline'],
  ])('refuses %s [JOB-1] [SEC-5]', async (_, changes, field) => {
    const { agent } = await app.as('admin');
    const { body } = await agent
      .post('/api/jobs')
      .send({ ...form, ...changes })
      .expect(400);
    expect(body.errors[0].field).toBe(field);
  });

  it('is for instructors and administrators [JOB-1]', async () => {
    for (const role of ['student', 'volunteer'] as const) {
      await (await app.as(role)).agent.post('/api/jobs').send(form).expect(403);
    }
    const { body } = await (await app.as('admin')).agent.post('/api/jobs').send(form).expect(201);
    expect(body.status).toBe('published');
  });
});

describe('GET /api/jobs', () => {
  it('lists open ones by words, place, employment and experience [JOB-1]', async () => {
    const { userId } = await app.as('instructor');
    const { agent } = await app.as('student');
    const company = `شركة${randomUUID().slice(0, 8)}`;
    const em = app.em();
    const { id } = await aJob(em, userId, { companyName: company, governorate: 'baghdad' });
    await aJob(em, userId, { companyName: company, applicationDeadline: new Date() });
    await aJob(em, userId, { companyName: company, status: 'refused' });
    const found = async (query: object) => {
      const { body, headers } = await agent
        .get('/api/jobs')
        .query({ search: company, ...query })
        .expect(200);
      expect(headers['x-total-count']).toBe(String(body.length || 0));
      return body.map((one: { id: string }) => one.id);
    };
    const both = { employmentType: 'full-time', experienceLevel: 'entry', governorate: 'baghdad' };
    expect(await found(both)).toEqual([id]);
    expect((await agent.get('/api/jobs?employmentType=part-time').expect(200)).body).toEqual([]);
    await agent.get('/api/jobs?experienceLevel=wizard').expect(400);
    await agent.get(`/api/jobs/${randomUUID()}`).expect(404);
  });
});

describe('POST /api/jobs/{id}/applications', () => {
  it('applies once under fifty simultaneous clicks, with a link to a CV [JOB-1] [REL-1]', async () => {
    const poster = await app.as('instructor');
    const { agent } = await app.as('student');
    const { id } = await aJob(app.em(), poster.userId);
    const answers = await Promise.all(Array.from({ length: 50 }, () => apply(agent, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 49 }, () => 200), 201]);
    const { body } = await poster.agent.get(`/api/jobs/${id}/applications`).expect(200);
    expect(body).toEqual([
      expect.objectContaining({ kind: 'job', resumeUrl: letter.resumeUrl, message: letter.coverLetter }),
    ]);
    expect((await agent.get(`/api/jobs/${id}`)).body).toMatchObject({ applicationsCount: 1, contactInfo: null });
    await poster.agent.patch(`/api/applications/${body[0].id}`).send({ action: 'accept' }).expect(200);
    expect((await agent.get(`/api/jobs/${id}`)).body.contactInfo).toBe('jobs@example.org');
    await agent.get(`/api/jobs/${id}/applications`).expect(403);
    await (await app.as('instructor')).agent.get(`/api/jobs/${id}/applications`).expect(403);
  });

  it('always tells whom the poster accepted how to reach them, by their address in vacancies without a contact [OPP-2] [JOB-1]', async () => {
    const poster = await app.as('instructor');
    const { agent } = await app.as('student');
    const { id } = await aJob(app.em(), poster.userId, { contactInfo: null });
    const { email } = await app.em().findOneOrFail(User, poster.userId);
    const { body: sent } = await apply(agent, id).expect(201);
    const read = async () => [
      (await agent.get(`/api/jobs/${id}`).expect(200)).body.contactInfo,
      (await agent.get(`/api/applications/${sent.id}`).expect(200)).body.contactInfo,
    ];
    expect(await read()).toEqual([null, null]);
    await poster.agent.patch(`/api/applications/${sent.id}`).send({ action: 'accept' }).expect(200);
    expect(await read()).toEqual([email, email]);
    expect((await poster.agent.get(`/api/jobs/${id}`)).body.contactInfo).toBeNull();
    const { body: news } = await agent.get('/api/notifications').expect(200);
    expect(news[0]).toMatchObject({
      href: `/applications/${sent.id}`,
      titleEn: expect.stringContaining('get in touch'),
    });
  });

  it('takes the CV of the platform along for the poster and administrators alone, until it is withdrawn [JOB-1] [PRF-2]', async () => {
    const poster = await app.as('instructor');
    const { agent } = await app.as('student');
    const { id } = await aJob(app.em(), poster.userId);
    const { body: sent } = await apply(agent, id, { ...letter, attachesCv: true }).expect(201);
    expect(sent.hasCv).toBe(true);
    const cv = `/api/applications/${sent.id}/cv`;
    for (const reader of [poster, await app.as('admin'), { agent }])
      await reader.agent.get(cv).expect(200).expect('Content-Type', 'application/pdf');
    await (await app.as('instructor')).agent.get(cv).expect(404);
    await poster.agent.get(`${cv}?language=fr`).expect(400);
    const plain = await app.as('student');
    const { body: other } = await apply(plain.agent, id).expect(201);
    expect(other.hasCv).toBe(false);
    await poster.agent.get(`/api/applications/${other.id}/cv`).expect(404);
    await agent.patch(`/api/applications/${sent.id}`).send({ action: 'withdraw' }).expect(200);
    await poster.agent.get(cv).expect(404);
  });

  it.each([
    ['javascript:alert(1)', 400],
    ['ftp://example.org/cv', 400],
    ['cv.pdf', 400],
    ['', 201],
    ['http://example.org/cv', 201],
  ])('answers a CV at "%s" with %i [JOB-1] [SEC-7]', async (resumeUrl, status) => {
    const poster = await app.as('instructor');
    const { id } = await aJob(app.em(), poster.userId);
    await apply((await app.as('student')).agent, id, { ...letter, resumeUrl }).expect(status);
  });

  it('ends with the deadline, is not for one’s own and closes for good every hour [JOB-1]', async () => {
    const poster = await app.as('admin');
    const { agent } = await app.as('student');
    const { id } = await aJob(app.em(), poster.userId, { applicationDeadline: new Date(Date.now() - 1000) });
    expect((await apply(agent, id).expect(409)).body.code).toBe('applications.deadline_passed');
    await app.app.get(CloseEndedPostings).close(jobKind, new Date());
    expect((await agent.get(`/api/jobs/${id}`)).body).toMatchObject({
      isActive: false,
      closedReason: 'deadline_passed',
    });
    const { id: own } = await aJob(app.em(), poster.userId);
    expect((await apply(poster.agent, own).expect(409)).body.code).toBe('applications.own_posting');
    await apply(agent, own, { coverLetter: '' }).expect(400);
    await apply(agent, randomUUID()).expect(404);
  });
});
