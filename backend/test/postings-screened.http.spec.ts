import { type Role, roles } from '@masar/domain';
import { jobKind } from '#modules/jobs';
import { opportunityKind } from '#modules/opportunities';
import { serviceKind } from '#modules/services';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { JobPosting } from '../src/modules/jobs/job-posting.entity.js';
import { aJob } from '../src/modules/jobs/testing/job.builder.js';
import { Opportunity } from '../src/modules/opportunities/opportunity.entity.js';
import { anOpportunity } from '../src/modules/opportunities/testing/opportunity.builder.js';
import { ServiceListing } from '../src/modules/services/service-listing.entity.js';
import { aService } from '../src/modules/services/testing/service.builder.js';

const trap = 'guaranteed income, pay a refundable deposit';
const honest = { title: 'حديقة الحي', description: 'نزرع الأشجار كل سبت.' };

/** Each kind: how it is posted, and the fields of the form that end up in columns with words. */
const kinds = {
  opportunities: {
    entity: Opportunity,
    words: opportunityKind.words,
    wordless: ['governorate', 'startTime'],
    role: 'volunteer',
    form: { ...honest, contactInfo: 'garden@example.org' },
    stored: anOpportunity,
    elsewhere: { startDate: '2099-01-01', endDate: '2099-02-01', startTime: '16:30', totalHours: 4, type: 'job' },
    fields: {
      titleAr: 'title',
      titleEn: 'titleEn',
      descriptionAr: 'description',
      descriptionEn: 'descriptionEn',
      company: 'company',
      companyEn: 'companyEn',
      location: 'location',
      locationEn: 'locationEn',
      salary: 'salary',
      salaryEn: 'salaryEn',
      duration: 'duration',
      durationEn: 'durationEn',
      requirements: 'requirements',
      requirementsEn: 'requirementsEn',
      contactInfo: 'contactInfo',
    },
  },
  jobs: {
    entity: JobPosting,
    words: jobKind.words,
    wordless: ['governorate', 'skillIds', 'niceSkillIds', 'employmentType', 'experienceLevel'],
    role: 'instructor',
    form: { ...honest, companyName: 'الرافد', contactInfo: 'hr@example.org' },
    stored: aJob,
    elsewhere: { applicationDeadline: '2099-02-01', employmentType: 'part-time', experienceLevel: 'senior' },
    fields: {
      titleAr: 'title',
      titleEn: 'titleEn',
      descriptionAr: 'description',
      descriptionEn: 'descriptionEn',
      companyName: 'companyName',
      companyNameEn: 'companyNameEn',
      location: 'location',
      locationEn: 'locationEn',
      salaryRange: 'salaryRange',
      salaryRangeEn: 'salaryRangeEn',
      requiredSkills: 'requiredSkills',
      niceSkills: 'niceSkills',
      contactInfo: 'contactInfo',
    },
  },
  services: {
    entity: ServiceListing,
    words: serviceKind.words,
    wordless: [],
    role: 'volunteer',
    form: { ...honest, category: 'design' },
    stored: aService,
    elsewhere: { price: 30, category: 'education' },
    fields: {
      titleAr: 'title',
      titleEn: 'titleEn',
      descriptionAr: 'description',
      descriptionEn: 'descriptionEn',
      duration: 'duration',
      durationEn: 'durationEn',
      skills: 'skills',
    },
  },
} as const;
const each = Object.entries(kinds).map(([path, kind]) => ({ path, ...kind }));
const eachField = each.flatMap(({ path, role, form, stored, fields }) =>
  Object.values(fields).map((field) => ({ path, role, form, stored, field })),
);
const said = (field: string, words: string) => ({ [field]: /skills/i.test(field) ? ['HTML', words] : words });

let app: TestApp;
const people = new Map<Role, SignedInAgent>();
const by = (role: Role) => people.get(role)!;
beforeAll(async () => {
  app = await startTestApp();
  for (const role of roles) people.set(role, await app.as(role));
});
afterAll(() => app.close());

describe.each(each)('the columns of $path', ({ entity, words, wordless, fields }) => {
  it('that can hold text are screened, or named as holding no words of the poster [OPP-4]', () => {
    const { props } = app.em().getMetadata(entity as typeof Opportunity);
    const holdText = props
      .filter((property) => property.columnTypes?.some((type) => /char|text|json/.test(type)) && !property.enum)
      .map(({ name }) => String(name));
    const unscreened = [...wordless, 'heldFor', 'reviewNote'];
    expect(holdText.sort()).toEqual([...words.columns, ...unscreened].sort());
    expect([...words.columns].sort()).toEqual(Object.keys(fields).sort());
  });
});

/** The form fills both languages from one text, so English goes with it. */
const changeOf = (field: string, words: string) => {
  const pair = /^(title|description)En$/.exec(field)?.[1] as keyof typeof honest | undefined;
  return { ...said(field, words), ...(pair && { [pair]: honest[pair] }) };
};

describe.each(eachField)('$field of $path', ({ path, role, form, stored, field }) => {
  it('shows a trap in a new posting, and in a published one whose words change [OPP-4]', async () => {
    const { agent, userId } = by(role);
    const { body: posted } = await agent
      .post(`/api/${path}`)
      .send({ ...form, ...said(field, trap) })
      .expect(201);
    expect(posted).toMatchObject({ status: 'pending', heldFor: ['fees', 'salary'] });
    const { id } = await stored(app.em(), userId);
    const { body: edited } = await agent.patch(`/api/${path}/${id}`).send(changeOf(field, trap)).expect(200);
    expect(edited).toMatchObject({ status: 'pending', heldFor: ['fees', 'salary'] });
    await by('student').agent.get(`/api/${path}/${id}`).expect(404);
  });

  it('has a published posting reviewed anew when its words change, and only then [OPP-4]', async () => {
    const { agent, userId } = by(role);
    const { id } = await stored(app.em(), userId);
    const change = changeOf(field, 'Green gardens');
    const { body: edited } = await agent.patch(`/api/${path}/${id}`).send(change).expect(200);
    expect(edited).toMatchObject({ status: 'pending', heldFor: [] });
    await app.em().execute(`update ${tables[path]} set status = 'published' where id = ?`, [id]);
    const { body: again } = await agent.patch(`/api/${path}/${id}`).send(change).expect(200);
    expect(again).toMatchObject({ status: 'published' });
  });
});

const tables: Record<string, string> = { opportunities: 'opportunities', jobs: 'job_postings', services: 'services' };

describe.each(each)('a published posting among $path', ({ path, role, stored, elsewhere, fields }) => {
  it('stays published while its poster changes days and choices, closes it or opens it again [OPP-4]', async () => {
    const { agent, userId } = by(role);
    const { id } = await stored(app.em(), userId);
    for (const change of [elsewhere, { isActive: false }, { isActive: true }]) {
      const { body } = await agent.patch(`/api/${path}/${id}`).send(change).expect(200);
      expect(body.status).toBe('published');
    }
  });

  it('is changed by administrators without a review [OPP-4]', async () => {
    const { userId } = by(role);
    const { id } = await stored(app.em(), userId);
    const { agent: admin } = by('admin');
    const { body } = await admin.patch(`/api/${path}/${id}`).send({ title: 'عنوان آخر' }).expect(200);
    expect(body.status).toBe('published');
    await admin.put(`/api/admin/${path}/${id}`).send({ titleAr: 'عنوان ثالث' }).expect(200);
    const { body: after } = await admin.get(`/api/${path}/${id}`).expect(200);
    expect(after).toMatchObject({ status: 'published', titleAr: 'عنوان ثالث' });
  });

  it('is reviewed anew after a refusal whatever its poster changes, but not for being switched [OPP-4]', async () => {
    const { agent, userId } = by(role);
    const { id } = await stored(app.em(), userId, { status: 'refused' });
    const { body: switched } = await agent.patch(`/api/${path}/${id}`).send({ isActive: false }).expect(200);
    expect(switched.status).toBe('refused');
    const { body } = await agent.patch(`/api/${path}/${id}`).send(elsewhere).expect(200);
    expect(body.status).toBe('pending');
  });

  it('keeps those who applied: they read that it is reviewed, and none of the new words [OPP-4] [OPP-2]', async () => {
    const { agent, userId } = by(role);
    const { agent: applicant } = by('student');
    const { id } = await stored(app.em(), userId);
    const words = 'أحب هذا العمل';
    const { body: sent } = await applicant
      .post(`/api/${path}/${id}/${path === 'services' ? 'requests' : 'applications'}`)
      .send(path === 'services' ? { message: words } : { coverLetter: words })
      .expect(201);
    await agent.patch(`/api/applications/${sent.id}`).send({ action: 'accept' }).expect(200);
    const { body: before } = await applicant.get(`/api/applications/${sent.id}`).expect(200);
    expect(before).toMatchObject({ status: 'accepted', posting: { isInReview: false } });
    expect(before.contactInfo).not.toBeNull();
    await agent.patch(`/api/${path}/${id}`).send({ description: trap }).expect(200);
    const { body: told } = await applicant.get(`/api/${path}/${id}`).expect(403);
    expect(told.code).toBe('applications.posting_in_review');
    const { body: after } = await applicant.get(`/api/applications/${sent.id}`).expect(200);
    expect(after).toMatchObject({ status: 'accepted', posting: { isInReview: true } });
    expect(after.contactInfo).toBe(path === 'services' ? before.contactInfo : null);
    await by('volunteer' === role ? 'instructor' : 'volunteer')
      .agent.get(`/api/${path}/${id}`)
      .expect(404);
  });

  it('is let through as the administrator read it, with all its words before them [OPP-4]', async () => {
    const { agent, userId } = by(role);
    const { id } = await stored(app.em(), userId, { status: 'pending' });
    const [field] = Object.values(fields).filter((name) => /^(salary|salaryRange|duration)En$/.test(name));
    await agent
      .patch(`/api/${path}/${id}`)
      .send({ [field!]: 'Nine hundred' })
      .expect(200);
    const { agent: admin } = by('admin');
    const { body: read } = await admin.get(`/api/admin/pending-postings/${id}`).expect(200);
    expect(read.otherWords).toContain('Nine hundred');
    await agent.patch(`/api/${path}/${id}`).send({ title: 'عنوان لم يُقرأ' }).expect(200);
    const decision = { ...read, status: 'published' };
    const { body } = await admin.put(`/api/admin/pending-postings/${id}`).send(decision).expect(409);
    expect(body.code).toBe('applications.posting_changed');
    const { body: anew } = await admin.get(`/api/admin/pending-postings/${id}`).expect(200);
    await admin
      .put(`/api/admin/pending-postings/${id}`)
      .send({ ...anew, status: 'published' })
      .expect(200);
  });
});
