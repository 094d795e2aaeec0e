import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { ExperienceQueries } from './record/experience.queries.js';
import { aFullLife, person } from './testing/a-full-life.js';

const settings = {
  isOpen: true,
  handle: 'shahraban',
  showsCertificates: true,
  showsSkills: true,
  showsProjects: true,
  showsDiscussions: false,
};

let app: TestApp;
let me: SignedInAgent;
beforeAll(async () => {
  app = await startTestApp();
  me = await aFullLife(app);
});
afterAll(() => app.close());

const save = (changes: object, { agent } = me) =>
  agent.put('/api/profile/public-page').send({ ...settings, ...changes });
const visit = (address: string) => app.anonymous().get(`/api/people/${address}`);

describe('the public page', () => {
  it('is closed until its owner opens it, and closed again it is not found [PRF-3]', async () => {
    const { body } = await me.agent.get('/api/profile/public-page').expect(200);
    expect(body).toMatchObject({ isOpen: false, handle: null, address: me.userId });
    await visit(me.userId).expect(404);
    await save({ isOpen: false }).expect(200);
    await visit('shahraban').expect(404);
    await save({}).expect(200);
    await visit('shahraban').expect(200);
    await visit('SHAHRABAN').expect(200);
    await visit(me.userId).expect(200);
    await save({ isOpen: false }).expect(200);
    await visit(me.userId).expect(404);
  });

  it('shows visitors the parts that were chosen and never the address or secrets [PRF-3]', async () => {
    await save({ showsDiscussions: true, showsSkills: false });
    const { body, text } = await visit('shahraban').expect(200);
    expect(body).toMatchObject({
      nameAr: person.nameAr,
      nameEn: person.nameEn,
      certificates: [{ courseTitleAr: 'أساسيات البرمجة', holderNameEn: person.nameEn, evidence: 'C' }],
      skills: null,
      projects: [],
      discussions: [{ title: 'سؤال عن الشعار' }],
    });
    expect(text).not.toContain(person.email);
    await save({});
    expect((await visit('shahraban')).body).toMatchObject({ discussions: null, skills: [] });
  });

  it('tells how its owner may be reached only while they show it [PRF-3]', async () => {
    const contact = 'work@shahraban.example';
    expect((await save({ contact: ` ${contact} ` }).expect(200)).body).toMatchObject({ contact, showsContact: false });
    expect((await visit('shahraban')).text).not.toContain(contact);
    await save({ contact, showsContact: true }).expect(200);
    expect((await visit('shahraban')).body).toMatchObject({ contact });
    await save({ contact: 'https://shahraban.example/me', showsContact: true }).expect(200);
    expect((await visit('shahraban')).body).toMatchObject({ contact: 'https://shahraban.example/me' });
    const { text } = await me.agent.get('/api/profile/export').expect(200);
    expect(text).toContain('https://shahraban.example/me');
    await save({ contact: '', showsContact: true }).expect(200);
    expect((await visit('shahraban')).body).toMatchObject({ contact: null });
  });

  it.each([
    ['javascript:alert(1)'],
    ['call me'],
    ['07701234567'],
    ['ftp://shahraban.example'],
    ['mailto:a@b.example?cc=c@d.example'],
    ['https://shahraban.example/\u202Egpj.exe'],
  ])('refuses %s as a way to reach its owner [PRF-3] [SEC-7]', async (contact) => {
    const { body } = await save({ contact, showsContact: true }).expect(400);
    expect(body).toMatchObject({ errors: [{ field: 'contact' }] });
  });

  it('shows finished projects with the links given as evidence [PRF-3] [WRK-1]', async () => {
    const steps = ['brief', 'research', 'sketches', 'vector', 'colour', 'delivery'];
    for (const step of steps) {
      const evidenceUrl = step === 'vector' ? 'https://sara.example/logo' : null;
      await me.agent.put(`/api/projects/logo-design/steps/${step}`).send({ isDone: true, evidenceUrl }).expect(200);
    }
    await me.agent.put('/api/projects/logo-design/shown').send({ isShown: true }).expect(200);
    await save({});
    const { body } = await visit('shahraban');
    expect(body).toMatchObject({ projects: [{ titleAr: 'تصميم شعار', links: ['https://sara.example/logo'] }] });
  });

  it('is not there while its owner is suspended, under its name as under its id, and back afterwards [PRF-3]', async () => {
    const owner = await app.as('student');
    await save({ handle: 'suspended-once' }, owner).expect(200);
    const addresses = ['suspended-once', owner.userId, owner.userId.toUpperCase()];
    for (const address of addresses) await visit(address).expect(200);
    const admin = await app.as('admin');
    const suspend = (isSuspended: boolean) =>
      admin.agent.put(`/api/admin/users/${owner.userId}`).send({ isSuspended }).expect(200);
    await suspend(true);
    for (const address of addresses) await visit(address).expect(404);
    await suspend(false);
    for (const address of addresses) await visit(address).expect(200);
  });

  it('has a name that nobody else has [PRF-3] [REL-1]', async () => {
    const other = await app.as('student');
    await save({});
    expect((await save({}, other).expect(409)).body).toMatchObject({
      code: 'privacy.handle_taken',
      errors: [{ field: 'handle' }],
    });
    const [noor, huda] = [await app.as('student'), await app.as('student')];
    const answers = await Promise.all([save({ handle: 'same-name' }, noor), save({ handle: 'same-name' }, huda)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save({ handle: '' }, other).expect(200)).body).toMatchObject({ handle: null, address: other.userId });
  });

  it.each([['Ab'], ['1abc'], ['has space'], ['اسمي']])('refuses %s as a name [PRF-3]', async (handle) => {
    await save({ handle }).expect(400);
  });

  it('is for the signed-in to set up, and unknown addresses are not found [PRF-3]', async () => {
    await visit('nobody-here').expect(404);
    await visit('%00').expect((answer) => answer.status === 400 || answer.status === 404);
  });
});

describe('GET /api/profile/cv', () => {
  it('hands out a PDF in the language asked for, Arabic by itself [PRF-2]', async () => {
    const answer = await me.agent.get('/api/profile/cv').expect(200).expect('Content-Type', 'application/pdf');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="masar-cv-ar.pdf"');
    expect((answer.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    await me.agent.get('/api/profile/cv?language=en').expect('Content-Disposition', /masar-cv-en\.pdf/);
    await me.agent.get('/api/profile/cv?language=fr').expect(400);
  });

  it('counts what others confirmed as experience: places given, services done to their end [PRF-2]', async () => {
    const em = app.em();
    const [opportunity] = await em.execute<{ id: string }[]>(
      `insert into opportunities (type, title_ar, title_en, description_ar, description_en, company)
       values ('volunteer', 'تعليم', 'Teaching', 'وصف', 'Text', 'نور') returning id`,
    );
    const apply = (userId: string, status: string) =>
      em.execute(`insert into applications (opportunity_id, user_id, status) values (?, ?, ?)`, [
        opportunity!.id,
        userId,
        status,
      ]);
    const other = await app.as('student');
    await apply(me.userId, 'accepted');
    await apply(other.userId, 'pending');
    const queries = app.app.get(ExperienceQueries);
    expect(await queries.of(me.userId)).toMatchObject([{ kind: 'volunteer', organisation: { ar: 'نور' }, times: 1 }]);
    expect(await queries.of(other.userId)).toEqual([]);
    expect(await queries.of(me.userId)).toMatchObject([{ isOngoing: false, hours: null, confirmedBy: null }]);
    await em.execute(
      `update opportunities set start_date = now()::date - 1, end_date = now()::date + 30 where id = ?`,
      [opportunity!.id],
    );
    const admin = await app.as('admin');
    await em.execute(
      `insert into volunteer_hours (application_id, user_id, day, hours, status, decided_by, decided_at)
       select id, user_id, now()::date - n, 2.5 * n, case n when 3 then 'logged' else 'confirmed' end,
         case n when 3 then null else ?::uuid end, case n when 3 then null else now() end
       from applications, generate_series(1, 3) n where user_id = ?`,
      [admin.userId, me.userId],
    );
    expect(await queries.of(me.userId)).toMatchObject([
      { to: null, isOngoing: true, hours: '7.50', confirmedBy: { ar: expect.stringMatching(/\S/) } },
    ]);
  });
});
