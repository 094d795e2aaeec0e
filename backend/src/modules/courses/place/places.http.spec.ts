import { randomUUID } from 'node:crypto';
import { allMailsTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../../auth/user.entity.js';
import { Course } from '../course/course.entity.js';
import { Enrollment } from '../enrollment.entity.js';
import { aCourse, anEnrollment } from '../testing/course.builder.js';
import { CoursePlace } from './course-place.entity.js';
import { placeInvariants } from './place.invariants.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  for (const { name, sql } of placeInvariants) expect([name, await app.em().execute(sql)]).toEqual([name, []]);
});
afterAll(() => app.close());

async function aPricedCourse() {
  const instructor = await app.as('instructor');
  const { course } = await aCourse()
    .by(instructor.userId)
    .with({ price: '49.99' })
    .published()
    .withLessons(2)
    .saved(app.em());
  return { instructor, courseId: course.id, learner: await app.as('student') };
}

const join = ({ agent }: SignedInAgent, courseId: string) => agent.post('/api/enrollments').send({ courseId });
const ask = ({ agent }: SignedInAgent, courseId: string, note?: string) =>
  agent.post('/api/course-places').send({ courseId, note });
const decide = ({ agent }: SignedInAgent, id: string, body: object) =>
  agent.patch(`/api/course-places/${id}`).send(body);
const grant = ({ agent }: SignedInAgent, body: object) => agent.post('/api/course-places/grant').send(body);
const withdraw = ({ agent }: SignedInAgent, id: string) => agent.delete(`/api/course-places/${id}`);
const mine = async ({ agent }: SignedInAgent) => (await agent.get('/api/course-places').expect(200)).body;
const emailOf = async ({ userId }: SignedInAgent) => (await app.em().findOneOrFail(User, { id: userId })).email;
const paidBy = async ({ userId }: SignedInAgent, courseId: string) =>
  (await app.em().findOneOrFail(Enrollment, { userId, courseId })).pricePaid;
const told = async ({ agent }: SignedInAgent) =>
  (
    (await agent.get('/api/notifications').expect(200)).body as { kind: string; titleAr: string; href: string }[]
  ).filter(({ kind }) => kind === 'course-place');

describe('joining a course with a price', () => {
  it('without a place is refused in both languages and changes nothing [PAY-1] [ENR-1]', async () => {
    const { courseId, learner } = await aPricedCourse();
    const arabic = await join(learner, courseId).set('Accept-Language', 'ar').expect(409);
    expect(arabic.body).toMatchObject({ code: 'courses.place_needed', detail: expect.stringContaining('مقعد') });
    const english = await join(learner, courseId).set('Accept-Language', 'en').expect(409);
    expect(english.body.detail).toContain('Ask for one on its page');
    expect(await app.em().count(Enrollment, { courseId })).toBe(0);
    expect(await app.em().count(CoursePlace, { courseId })).toBe(0);
    expect((await app.em().findOneOrFail(Course, { id: courseId })).studentsCount).toBe(0);
  });

  it('is asked for, granted, told of and done with one call; nobody has paid [PAY-1] [NTF-1] [ENR-1]', async () => {
    const { courseId, learner, instructor } = await aPricedCourse();
    const asked = await ask(learner, courseId, 'أحتاجها لمشروع التخرّج').expect(201);
    expect(asked.body).toEqual({
      id: expect.any(String),
      courseId,
      state: 'asked',
      note: 'أحتاجها لمشروع التخرّج',
      reason: null,
      askedAt: expect.any(String),
      decidedAt: null,
    });
    expect((await ask(learner, courseId, 'again').expect(200)).body).toEqual(asked.body);
    expect(await told(instructor)).toMatchObject([
      { titleAr: expect.stringContaining('طلب مقعد من \u2068زهراء كاظم\u2069'), href: `/courses/${courseId}/places` },
    ]);
    await join(learner, courseId).expect(409);
    const list = await instructor.agent.get(`/api/courses/${courseId}/places?state=asked`).expect(200);
    expect(list.headers['x-total-count']).toBe('1');
    expect(list.body).toMatchObject([{ personName: 'زهراء كاظم', email: null, amountReceived: '0.00', usedAt: null }]);
    const granted = await decide(instructor, asked.body.id, { decision: 'granted', reason: 'أهلاً بك' }).expect(200);
    expect(granted.body).toMatchObject({ state: 'granted', reason: 'أهلاً بك', currency: 'USD', receivedAt: null });
    expect(await told(learner)).toMatchObject([
      { titleAr: expect.stringContaining('مُنحت مقعداً'), href: `/courses/${courseId}` },
    ]);
    expect(await mine(learner)).toMatchObject([{ id: asked.body.id, state: 'granted', reason: 'أهلاً بك' }]);
    await join(learner, courseId).expect(201);
    await join(learner, courseId).expect(200);
    expect(await paidBy(learner, courseId)).toBe('0.00');
    expect(await mine(learner)).toEqual([]);
    const { body } = await instructor.agent.get('/api/instructor/dashboard').expect(200);
    expect(body).toMatchObject({ totalStudents: 1, earnings: '0.00' });
  });

  it('in one course needs no place where the course is free, and instructors need no enrolment [PAY-1]', async () => {
    const { courseId, instructor } = await aPricedCourse();
    const { course: free } = await aCourse().published().withLessons(1).saved(app.em());
    const learner = await app.as('student');
    await ask(learner, free.id).expect(409);
    await join(learner, free.id).expect(201);
    const own = await ask(instructor, courseId).expect(409);
    expect(own.body.code).toBe('courses.place_not_needed');
  });
});

describe('POST /api/course-places', () => {
  it('makes one row and tells the instructor once, however often it is clicked at the same time [PAY-1] [REL-1]', async () => {
    const { courseId, learner, instructor } = await aPricedCourse();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(learner, courseId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(11).fill(200), 201]);
    expect(await app.em().count(CoursePlace, { courseId })).toBe(1);
    expect(await told(instructor)).toHaveLength(1);
  });

  it('refuses drafts, unknown courses, long notes and the enrolled [PAY-1] [SEC-5]', async () => {
    const { courseId, learner } = await aPricedCourse();
    await ask(learner, randomUUID()).expect(404);
    const { course: draft } = await aCourse().with({ price: '5' }).saved(app.em());
    await ask(learner, draft.id).expect(404);
    const long = await ask(learner, courseId, 'ن'.repeat(501)).expect(400);
    expect(long.body.errors[0].field).toBe('note');
    await learner.agent.post('/api/course-places').send({ courseId, state: 'granted' }).expect(400);
    await anEnrollment(app.em(), courseId, learner.userId);
    await ask(learner, courseId).expect(409);
  });
});

describe('DELETE /api/course-places/{id}', () => {
  it('takes back a request that waits, never one with an answer, and nobody else’s [PAY-1]', async () => {
    const { courseId, learner, instructor } = await aPricedCourse();
    const { body: first } = await ask(learner, courseId).expect(201);
    await withdraw(await app.as('student'), first.id).expect(404);
    expect((await withdraw(instructor, first.id).expect(409)).body.code).toBe('courses.place_waits');
    await withdraw(learner, first.id).expect(204);
    await withdraw(learner, first.id).expect(404);
    const { body: second } = await ask(learner, courseId).expect(201);
    expect(await told(instructor)).toHaveLength(1);
    await decide(instructor, second.id, { decision: 'declined', reason: 'اكتملت المقاعد' }).expect(200);
    expect((await withdraw(learner, second.id).expect(409)).body.code).toBe('courses.place_decided');
    expect((await ask(learner, courseId).expect(200)).body).toMatchObject({
      state: 'declined',
      reason: 'اكتملت المقاعد',
    });
  });

  it('takes back a grant that nobody used or paid for [PAY-1]', async () => {
    const { courseId, learner, instructor } = await aPricedCourse();
    const { body: place } = await grant(instructor, { courseId, email: await emailOf(learner) }).expect(201);
    await withdraw(await app.as('instructor'), place.id).expect(404);
    await decide(instructor, place.id, { amountReceived: '20' }).expect(200);
    expect((await withdraw(instructor, place.id).expect(409)).body.code).toBe('courses.place_paid');
    await decide(instructor, place.id, { amountReceived: '0' }).expect(200);
    await withdraw(instructor, place.id).expect(204);
    expect((await told(learner)).map(({ titleAr }) => titleAr)[0]).toContain('سُحب مقعدك');
    await join(learner, courseId).expect(409);
    await grant(instructor, { courseId, email: await emailOf(learner) }).expect(201);
    await join(learner, courseId).expect(201);
    const [used] = await app.em().find(CoursePlace, { courseId });
    expect((await withdraw(instructor, used!.id).expect(409)).body.code).toBe('courses.place_in_use');
  });
});

describe('PATCH /api/course-places/{id}', () => {
  it('records what was received, before and after joining; enrolment, dashboards and reports say the same [PAY-1] [RPT-1]', async () => {
    const { courseId, learner, instructor } = await aPricedCourse();
    const { body: place } = await ask(learner, courseId).expect(201);
    const early = await decide(instructor, place.id, { amountReceived: '10' }).expect(409);
    expect(early.body.code).toBe('courses.place_not_granted');
    await decide(instructor, place.id, { decision: 'granted', amountReceived: '30.5' }).expect(200);
    await join(learner, courseId).expect(201);
    expect(await paidBy(learner, courseId)).toBe('30.50');
    const { body } = await decide(instructor, place.id, { amountReceived: '49.99' }).expect(200);
    expect(body).toMatchObject({ amountReceived: '49.99', receivedAt: expect.any(String) });
    expect(await paidBy(learner, courseId)).toBe('49.99');
    const { body: dashboard } = await instructor.agent.get('/api/instructor/dashboard').expect(200);
    expect(dashboard).toMatchObject({ earnings: '49.99', courses: [{ earnings: '49.99' }] });
    const admin = await app.as('admin');
    const { body: platform } = await admin.agent.get('/api/admin/platform-stats').expect(200);
    const [sum] = await app
      .em()
      .execute<{ total: string }[]>('select sum(amount_received)::text as total from course_places');
    expect(platform.revenue).toBe(sum!.total);
  });

  it('grants once and tells once, however many do at the same time [PAY-1] [REL-1]', async () => {
    const { courseId, learner, instructor } = await aPricedCourse();
    const admin = await app.as('admin');
    const { body: place } = await ask(learner, courseId).expect(201);
    const email = await emailOf(learner);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => decide(instructor, place.id, { decision: 'granted' })),
      ...Array.from({ length: 5 }, () => grant(admin, { courseId, email })),
    ]);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    expect(await app.em().count(CoursePlace, { courseId })).toBe(1);
    expect(await told(learner)).toHaveLength(1);
  });

  it('is for the course’s instructor and administrators [PAY-1] [SEC-1]', async () => {
    const { courseId, learner } = await aPricedCourse();
    const { body: place } = await ask(learner, courseId).expect(201);
    const other = await app.as('instructor');
    await decide(learner, place.id, { decision: 'granted' }).expect(403);
    await decide(other, place.id, { decision: 'granted' }).expect(404);
    await decide(other, randomUUID(), { decision: 'granted' }).expect(404);
    await other.agent.get(`/api/courses/${courseId}/places`).expect(403);
    await grant(other, { courseId, email: 'a@masar.test' }).expect(403);
    await grant(other, { courseId: randomUUID(), email: 'a@masar.test' }).expect(404);
    const admin = await app.as('admin');
    await decide(admin, place.id, { decision: 'maybe' }).expect(400);
    await decide(admin, place.id, { amountReceived: '-1' }).expect(400);
    await decide(admin, place.id, { decision: 'granted' }).expect(200);
    expect((await decide(admin, place.id, { decision: 'declined' }).expect(409)).body.code).toBe(
      'courses.place_granted',
    );
    const [entry] = await app
      .em()
      .execute<{ action: string; actor_id: string }[]>(
        `select action, actor_id from audit_log where resource = 'course-places' and resource_id = ? limit 1`,
        [place.id],
      );
    expect(entry).toEqual({ action: 'change', actor_id: admin.userId });
  });
});

describe('POST /api/course-places/grant', () => {
  it('waits by address for somebody who is not here yet, tells them by mail, and names nobody [PAY-1]', async () => {
    const { courseId, instructor } = await aPricedCourse();
    const email = `${randomUUID()}@masar.test`;
    const { body } = await grant(instructor, { courseId, email: email.toUpperCase(), amountReceived: 25 }).expect(201);
    expect(body).toMatchObject({ personName: null, email, state: 'granted', amountReceived: '25.00' });
    await grant(instructor, { courseId, email }).expect(200);
    const mails = await allMailsTo(app, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain(`/courses/${courseId}`);

    const newcomer = await app.as('student');
    await app.em().nativeUpdate(User, { id: newcomer.userId }, { email, emailVerifiedAt: null });
    expect(await mine(newcomer)).toEqual([]);
    await join(newcomer, courseId).expect(409);
    await app.em().nativeUpdate(User, { id: newcomer.userId }, { emailVerifiedAt: new Date() });
    expect(await mine(newcomer)).toMatchObject([{ courseId, state: 'granted' }]);
    expect((await ask(newcomer, courseId).expect(200)).body.state).toBe('granted');
    await join(newcomer, courseId).expect(201);
    expect(await paidBy(newcomer, courseId)).toBe('25.00');
    const known = await app.as('student');
    const granted = await grant(instructor, { courseId, email: await emailOf(known) }).expect(201);
    expect(granted.body).toMatchObject({ personName: null });
  });

  it('gives somebody who had joined before the course got its price a place at once [PAY-1]', async () => {
    const { courseId, instructor, learner } = await aPricedCourse();
    await anEnrollment(app.em(), courseId, learner.userId);
    const { body } = await grant(instructor, { courseId, email: await emailOf(learner), amountReceived: '12' });
    expect(body).toMatchObject({ usedAt: expect.any(String), personName: 'زهراء كاظم' });
    expect(await paidBy(learner, courseId)).toBe('12.00');
    expect(await told(learner)).toEqual([]);
  });
});

describe('courses and accounts with places', () => {
  it('leave what was received in the books when they go [PAY-1] [PRF-4]', async () => {
    const { courseId, learner, instructor } = await aPricedCourse();
    const { body: place } = await ask(learner, courseId, 'ملاحظة').expect(201);
    await decide(instructor, place.id, { decision: 'granted', amountReceived: '40' }).expect(200);
    await instructor.agent.post(`/api/courses/${courseId}/unpublish`).expect(200);
    const refused = await instructor.agent.delete(`/api/courses/${courseId}`).expect(409);
    expect(refused.body.code).toBe('courses.has_payments');
    const confirmation = await emailOf(learner);
    await learner.agent.delete('/api/profile').send({ confirmation, keepsCertificates: false }).expect(204);
    expect(await app.em().findOneOrFail(CoursePlace, { id: place.id })).toMatchObject({
      userId: null,
      note: null,
      amountReceived: '40.00',
    });
  });
});

describe('the demonstration', () => {
  it('grants a free place at once [PAY-1] [READ-2]', async () => {
    const demo = await startTestApp({ DEMO_MODE: 'true' });
    const { course } = await aCourse().with({ price: '49.99' }).published().withLessons(1).saved(demo.em());
    const { agent, userId } = await demo.as('student');
    await agent.post('/api/course-places').send({ courseId: course.id }).expect(201);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => agent.post('/api/enrollments').send({ courseId: course.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(await demo.em().find(CoursePlace, { courseId: course.id })).toMatchObject([
      { userId, state: 'granted', amountReceived: '0.00', usedAt: expect.any(Date) },
    ]);
    expect((await demo.em().findOneOrFail(Enrollment, { userId, courseId: course.id })).pricePaid).toBe('0.00');
    await demo.close();
  });
});
