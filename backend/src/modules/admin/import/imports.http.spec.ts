import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../../auth/user.entity.js';
import { Course } from '../../courses/course/course.entity.js';
import { Enrollment } from '../../courses/enrollment.entity.js';
import { CoursePlace } from '../../courses/place/course-place.entity.js';
import { aCourse } from '../../courses/testing/course.builder.js';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const users = '/api/admin/users/import';
const enrollments = '/api/admin/enrollments/import';
const people = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    email: `${place}-${randomUUID()}@masar.test`,
    firstName: 'متعلّم',
    lastName: `رقم ${place}`,
    role: '',
  }));
const countOf = (rows: { email: string }[]) =>
  test.em().count(User, { email: { $in: rows.map(({ email }) => email.toLowerCase()) } });

describe('importing accounts', () => {
  it('makes 497 of 500 rows, says what is wrong with the other three, and changes nothing again [CON-1] [REL-1]', async () => {
    const rows = people(500);
    Object.assign(rows[10]!, { email: 'no address' });
    Object.assign(rows[20]!, { role: 'king' });
    Object.assign(rows[30]!, { email: rows[0]!.email.toUpperCase() });
    const dry = await admin.agent.post(users).query({ dryRun: 'true' }).set('Accept-Language', 'en').send({ rows });
    expect(dry.status).toBe(200);
    expect(dry.body).toMatchObject({ isDryRun: true, created: 497, unchanged: 0, refused: 3, ids: [] });
    expect(await countOf(rows)).toBe(0);
    const { body } = await admin.agent.post(users).set('Accept-Language', 'en').send({ rows }).expect(200);
    expect(body).toMatchObject({ isDryRun: false, created: 497, refused: 3 });
    const refused = body.rows.filter(({ outcome }: { outcome: string }) => outcome === 'refused');
    expect(refused).toEqual([
      {
        row: 11,
        email: 'no address',
        outcome: 'refused',
        id: null,
        errors: [{ field: 'email', message: expect.any(String) }],
        remarks: [],
      },
      expect.objectContaining({ row: 21, errors: [{ field: 'role', message: expect.stringContaining('student') }] }),
      expect.objectContaining({ row: 31, errors: [{ field: 'email', message: 'This row comes twice in the file.' }] }),
    ]);
    const again = await admin.agent.post(users).send({ rows }).expect(200);
    expect(again.body).toMatchObject({ created: 0, unchanged: 497, refused: 3 });
    const log = await admin.agent
      .get('/api/admin/audit-log')
      .query({ filter: JSON.stringify({ action: 'import', resource: 'users' }) });
    // One of each account, one of the links that were mailed to them, and one of the import that changed nothing.
    expect(log.headers['content-range']).toBe('audit-log 0-24/499');
  });

  it('takes 2,000 rows and no more, each an object [CON-1] [SEC-6]', async () => {
    await admin.agent
      .post(users)
      .query({ dryRun: 'true' })
      .send({ rows: people(2000) })
      .expect(200);
    await admin.agent
      .post(users)
      .query({ dryRun: 'true' })
      .send({ rows: people(2001) })
      .expect(400);
    await admin.agent.post(users).send({ rows: [] }).expect(400);
    await admin.agent
      .post(users)
      .send({ rows: ['a@b.c'] })
      .expect(400);
    const wide = { email: 'a@masar.test', firstName: 'x'.repeat(1_100_000), lastName: 'y' };
    await admin.agent
      .post(users)
      .send({ rows: [wide] })
      .expect(413);
  });

  it('makes no administrators, whatever the file calls them, and leaves those who are as they are [CON-1]', async () => {
    const rows = ['مدير', 'المشرفة', 'admin'].map((role, place) => ({ ...people(3)[place]!, role }));
    const { email } = await test.em().findOneOrFail(User, admin.userId);
    const sent = [...rows, { ...people(1)[0]!, email, role: 'admin' }];
    for (const dryRun of ['true', 'false']) {
      const { body } = await admin.agent
        .post(users)
        .query({ dryRun })
        .set('Accept-Language', 'en')
        .send({ rows: sent })
        .expect(200);
      expect(body).toMatchObject({ created: 0, unchanged: 1, refused: 3 });
      expect(body.rows[0].errors).toEqual([
        { field: 'role', message: expect.stringContaining('No file appoints administrators') },
      ]);
    }
    expect(await countOf(rows)).toBe(0);
  });

  it('tells where an account says something else than its row, and changes nothing of it [CON-1]', async () => {
    const { userId } = await test.as('instructor');
    const kept = { firstName: 'زهراء', lastName: 'كاظم', nameAr: null, nameEn: 'Zahraa' };
    await test.em().nativeUpdate(User, userId, kept);
    const { email } = await test.em().findOneOrFail(User, userId);
    const row = { email, firstName: 'زهرة', lastName: 'كاظم', nameAr: 'زهرة كاظم', nameEn: '', role: 'طالبة' };
    const same = { email: (await test.em().findOneOrFail(User, admin.userId)).email, role: '' };
    const [firstName, lastName] = ['حسن', 'علي'];
    await test.em().nativeUpdate(User, admin.userId, { firstName, lastName });
    const rows = [row, { ...same, firstName, lastName }];
    for (const dryRun of ['true', 'false']) {
      const sent = admin.agent.post(users).query({ dryRun }).set('Accept-Language', 'en').send({ rows });
      const { body } = await sent.expect(200);
      expect(body).toMatchObject({ created: 0, unchanged: 2, refused: 0 });
      expect(body.rows[0]).toMatchObject({
        errors: [],
        remarks: [
          { field: 'firstName', message: 'The account says ‘زهراء’ and stays so.' },
          { field: 'nameAr', message: 'The account says nothing here, and the file added nothing.' },
          { field: 'role', message: 'The account says ‘instructor’ and stays so.' },
        ],
      });
      expect(body.rows[1].remarks).toEqual([]);
    }
    expect(await test.em().findOneOrFail(User, userId)).toMatchObject({ ...kept, role: 'instructor' });
    const { body } = await admin.agent.post(users).set('Accept-Language', 'ar').send({ rows }).expect(200);
    expect(body.rows[0].remarks[2].message).toBe('المحفوظ في الحساب: «مدرّب». بقي كما هو.');
  });

  it('is for administrators [SEC-1]', async () => {
    await test
      .anonymous()
      .post(users)
      .send({ rows: people(1) })
      .expect(401);
    await (await test.as('instructor')).agent.post(enrollments).send({ rows: [] }).expect(403);
  });
});

describe('importing enrolments', () => {
  it('in courses with a price grants a place for which nothing was received [PAY-1] [CON-1]', async () => {
    const { course } = await aCourse().with({ price: '30' }).published().withLessons(1).saved(test.em());
    const { userId } = await test.as('student');
    const { email } = await test.em().findOneOrFail(User, { id: userId });
    await admin.agent
      .post(enrollments)
      .send({ rows: [{ email, course: course.id }] })
      .expect(200);
    expect(await test.em().find(CoursePlace, { courseId: course.id })).toMatchObject([
      { userId, state: 'granted', decidedBy: admin.userId, amountReceived: '0.00', usedAt: expect.any(Date) },
    ]);
    expect(await test.em().findOneOrFail(Enrollment, { userId })).toMatchObject({ pricePaid: '0.00' });
  });

  it('takes courses by title in either language and any spelling, by folder and by id [CON-1] [SRCH-1]', async () => {
    const titles = { titleAr: 'أساسيّات  الإدارة الحديثة', titleEn: 'Modern Management' };
    const { course } = await aCourse().with(titles).published().withLessons(1).saved(test.em());
    await test.em().nativeUpdate(Course, course.id, { slug: 'modern-management-101' });
    const names = ['اساسيات الاداره الحديثه', ' modern  MANAGEMENT ', 'Modern-Management-101', course.id.toUpperCase()];
    const rows = await Promise.all(
      names.map(async (name) => {
        const { userId } = await test.as('student');
        return { email: (await test.em().findOneOrFail(User, userId)).email, course: name };
      }),
    );
    const { body } = await admin.agent.post(enrollments).send({ rows }).expect(200);
    expect(body).toMatchObject({ created: 4, refused: 0 });
    expect((await test.em().findOneOrFail(Course, course.id)).studentsCount).toBe(4);
    const twice = await admin.agent
      .post(enrollments)
      .send({ rows: [rows[0], { ...rows[0], course: course.id }] })
      .expect(200);
    expect(twice.body).toMatchObject({ unchanged: 1, refused: 1 });
  });

  it('names the courses where a title means several, and enrols in none of them [CON-1]', async () => {
    const called = (titleEn: string) =>
      aCourse().with({ titleAr: 'مدخل إلى المحاسبة', titleEn }).published().withLessons(1).saved(test.em());
    const [one, other] = [(await called('Accounting A')).course, (await called('Accounting B')).course];
    const { userId } = await test.as('student');
    const { email } = await test.em().findOneOrFail(User, userId);
    const row = (course: string) =>
      admin.agent
        .post(enrollments)
        .set('Accept-Language', 'en')
        .send({ rows: [{ email, course }] });
    const { body } = await row('مدخل الى المحاسبه').expect(200);
    expect(body).toMatchObject({ created: 0, refused: 1 });
    expect(body.rows[0].errors).toEqual([{ field: 'course', message: expect.stringContaining(one.id) }]);
    expect(body.rows[0].errors[0].message).toContain(other.id);
    expect((await row('accounting b').expect(200)).body).toMatchObject({ created: 1 });
  });

  it('refuses rows of courses in preparation and says so [CRS-10] [CON-1]', async () => {
    const { course } = await aCourse().published().inPreparation().withLessons(1).saved(test.em());
    const { userId } = await test.as('student');
    const { email } = await test.em().findOneOrFail(User, userId);
    const { body } = await admin.agent
      .post(enrollments)
      .set('Accept-Language', 'en')
      .send({ rows: [{ email, course: course.id }] })
      .expect(200);
    expect(body).toMatchObject({ created: 0, refused: 1 });
    expect(body.rows[0].errors).toEqual([{ field: 'course', message: expect.stringContaining('in preparation') }]);
    expect(await test.em().count(Enrollment, { userId })).toBe(0);
  });

  it('enrols by address and course, once, and refuses what it does not know [CON-1] [ENR-1] [REL-1]', async () => {
    const { course } = await aCourse().published().withLessons(1).saved(test.em());
    const { course: draft } = await aCourse().withLessons(1).saved(test.em());
    const ids = await Promise.all([1, 2].map(async () => (await test.as('student')).userId));
    const emails = (await test.em().find(User, { id: { $in: ids } })).map(({ email }) => email);
    const rows = [
      { email: emails[0], course: course.id },
      { email: emails[1], course: course.id },
      { email: 'nobody@masar.test', course: course.id },
      { email: emails[0], course: draft.id },
    ];
    const dry = await admin.agent.post(enrollments).query({ dryRun: 'true' }).send({ rows }).expect(200);
    expect(dry.body).toMatchObject({ created: 2, refused: 2 });
    const { body } = await admin.agent.post(enrollments).send({ rows }).expect(200);
    expect(body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'created',
      'created',
      'refused',
      'refused',
    ]);
    expect(body.rows[2].errors[0].field).toBe('email');
    expect(body.rows[3].errors[0].field).toBe('course');
    const again = await admin.agent.post(enrollments).send({ rows }).expect(200);
    expect(again.body).toMatchObject({ created: 0, unchanged: 2, refused: 2 });
    expect((await test.em().findOneOrFail(Course, course.id)).studentsCount).toBe(2);
  });
});
