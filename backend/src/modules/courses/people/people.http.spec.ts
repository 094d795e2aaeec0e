import { randomUUID } from 'node:crypto';
import { allMailsTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../../auth/user.entity.js';
import { aCourse } from '../testing/course.builder.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const emailOf = async ({ userId }: SignedInAgent) => (await app.em().findOneOrFail(User, { id: userId })).email;

async function aTaughtCourse() {
  const owner = await app.as('instructor');
  const { course } = await aCourse().by(owner.userId).published().withLessons(1).saved(app.em());
  return { owner, courseId: course.id, colleague: await app.as('instructor') };
}

const invite = ({ agent }: SignedInAgent, courseId: string, email: string, right = 'teacher') =>
  agent.post(`/api/courses/${courseId}/invitations`).send({ email, right });
const waiting = async ({ agent }: SignedInAgent, courseId: string) =>
  (await agent.get(`/api/courses/${courseId}/invitations`).expect(200)).body as { id: string; email: string }[];
const mine = async ({ agent }: SignedInAgent) =>
  (await agent.get('/api/course-invitations').expect(200)).body as { id: string; canAccept: boolean }[];
const accept = ({ agent }: SignedInAgent, id: string) => agent.post(`/api/course-invitations/${id}/accept`);
const people = async (courseId: string, agent = app.anonymous()) =>
  ((await agent.get(`/api/courses/${courseId}/people`).expect(200)).body as { id: string; right: string }[]).map(
    ({ id, right }) => [id, right],
  );
const told = async ({ agent }: SignedInAgent) =>
  ((await agent.get('/api/notifications').expect(200)).body as { kind: string; titleAr: string; href: string }[])
    .filter(({ kind }) => kind === 'course-teaching')
    .map(({ titleAr, href }) => [titleAr.replace(/[\u2066-\u2069]/g, ''), href]);

/** Somebody with a right that they took by an invitation. */
async function taking(right: 'teacher' | 'assistant') {
  const world = await aTaughtCourse();
  const { body } = await invite(world.owner, world.courseId, await emailOf(world.colleague), right).expect(201);
  await accept(world.colleague, body.id).expect(200);
  return world;
}
const change = ({ agent }: SignedInAgent, courseId: string, userId: string, right: string) =>
  agent.patch(`/api/courses/${courseId}/people/${userId}`).send({ right });
const end = ({ agent }: SignedInAgent, courseId: string, userId: string) =>
  agent.delete(`/api/courses/${courseId}/people/${userId}`);
const handOver = ({ agent }: SignedInAgent, courseId: string, userId: string) =>
  agent.put(`/api/courses/${courseId}/owner`).send({ userId });

describe('inviting somebody to teach', () => {
  it('is told, accepted and works from then on; both sides hear of it [CRS-14] [NTF-1]', async () => {
    const { owner, courseId, colleague } = await aTaughtCourse();
    const email = await emailOf(colleague);
    const { body } = await invite(owner, courseId, email.toUpperCase()).expect(201);
    expect(body).toEqual({ id: expect.any(String), email, right: 'teacher', createdAt: expect.any(String) });
    expect(await told(colleague)).toEqual([[expect.stringContaining('لتكون مدرّساً في دورة'), '/course-invitations']]);
    expect(await allMailsTo(app, email)).toEqual([]);
    await colleague.agent.patch(`/api/courses/${courseId}`).send({ durationHours: 4 }).expect(403);
    expect(await mine(colleague)).toMatchObject([{ id: body.id, courseId, right: 'teacher', canAccept: true }]);
    expect((await accept(colleague, body.id).expect(200)).body).toMatchObject({ right: 'teacher', isInEffect: true });
    await accept(colleague, body.id).expect(404);
    expect(await people(courseId)).toEqual([
      [owner.userId, 'owner'],
      [colleague.userId, 'teacher'],
    ]);
    const changed = await colleague.agent.patch(`/api/courses/${courseId}`).send({ durationHours: 4 }).expect(200);
    expect(changed.body).toMatchObject({ right: 'teacher', canMark: true, canEdit: true, canDirect: false });
    expect([await mine(colleague), await waiting(owner, courseId)]).toEqual([[], []]);
    expect(await told(owner)).toEqual([[expect.stringContaining('قُبلت دعوتك'), `/courses/${courseId}/people`]]);
  });

  it('answers alike whether or not the address has an account; one without gets a mail [CRS-14] [SEC-5]', async () => {
    const { owner, courseId, colleague } = await aTaughtCourse();
    const stranger = `${randomUUID()}@masar.test`;
    const known = await invite(owner, courseId, await emailOf(colleague)).expect(201);
    const unknown = await invite(owner, courseId, stranger).expect(201);
    expect(Object.keys(unknown.body)).toEqual(Object.keys(known.body));
    expect((await waiting(owner, courseId)).map(({ email }) => email)).toEqual([await emailOf(colleague), stranger]);
    const [mail, ...more] = await allMailsTo(app, stranger);
    expect(more).toEqual([]);
    expect(mail).toContain('/course-invitations');
  });

  it('waits once for each address: again it answers the same, with another right it changes [CRS-14] [REL-1]', async () => {
    const { owner, courseId } = await aTaughtCourse();
    const email = `${randomUUID()}@masar.test`;
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite(owner, courseId, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect((await invite(owner, courseId, email, 'assistant').expect(200)).body).toMatchObject({ right: 'assistant' });
    expect(await waiting(owner, courseId)).toHaveLength(1);
    expect(await allMailsTo(app, email)).toHaveLength(2);
  });

  it('asks whoever is no instructor to become one first, and the invitation waits [CRS-14]', async () => {
    const { owner, courseId } = await aTaughtCourse();
    const student = await app.as('student');
    const { body } = await invite(owner, courseId, await emailOf(student), 'assistant').expect(201);
    expect(await mine(student)).toMatchObject([{ id: body.id, canAccept: false }]);
    const refused = await accept(student, body.id).set('Accept-Language', 'ar').expect(409);
    expect(refused.body).toMatchObject({
      code: 'courses.invitation_needs_instructor',
      detail: expect.stringContaining('اطلب دور المدرّب'),
    });
    expect(await mine(student)).toHaveLength(1);
    expect(await people(courseId)).toHaveLength(1);
  });

  it('is for the confirmed address alone [CRS-14] [SEC-5]', async () => {
    const { owner, courseId, colleague } = await aTaughtCourse();
    const { body } = await invite(owner, courseId, await emailOf(colleague)).expect(201);
    await app.em().nativeUpdate(User, { id: colleague.userId }, { emailVerifiedAt: null });
    expect(await mine(colleague)).toEqual([]);
    await accept(colleague, body.id).expect(404);
    await accept(await app.as('instructor'), body.id).expect(404);
    await colleague.agent.delete(`/api/course-invitations/${body.id}`).expect(404);
  });

  it('is declined by the invited and taken back by the owner, and by nobody else [CRS-14]', async () => {
    const { owner, courseId, colleague } = await aTaughtCourse();
    const email = await emailOf(colleague);
    const { body: first } = await invite(owner, courseId, email).expect(201);
    await colleague.agent.delete(`/api/course-invitations/${first.id}`).expect(204);
    expect(await told(owner)).toEqual([[expect.stringContaining('اعتذر'), `/courses/${courseId}/people`]]);
    const { body: second } = await invite(owner, courseId, email).expect(201);
    await owner.agent.delete(`/api/course-invitations/${second.id}`).expect(204);
    await accept(colleague, second.id).expect(404);
    expect(await mine(colleague)).toEqual([]);
  });

  it('is declined once, however many answers arrive at once [CRS-14]', async () => {
    const { owner, courseId, colleague } = await aTaughtCourse();
    const { body } = await invite(owner, courseId, await emailOf(colleague)).expect(201);
    const declining = Array.from({ length: 4 }, () => colleague.agent.delete(`/api/course-invitations/${body.id}`));
    const statuses = (await Promise.all(declining)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 404, 404, 404]);
    expect(await told(owner)).toHaveLength(1);
  });

  it('refuses who teaches already, owners’ rights, teachers who invite, and a mailbox that is written to too often [CRS-14]', async () => {
    const { owner, courseId, colleague } = await taking('teacher');
    const again = await invite(owner, courseId, await emailOf(colleague)).expect(409);
    expect(again.body).toMatchObject({ code: 'courses.already_teaches', errors: [{ field: 'email' }] });
    await invite(owner, courseId, 'a@masar.test', 'owner').expect(400);
    await invite(owner, courseId, 'no address').expect(400);
    await invite(colleague, courseId, 'a@masar.test').expect(403);
    await colleague.agent.get(`/api/courses/${courseId}/invitations`).expect(403);
    await invite(owner, randomUUID(), 'a@masar.test').expect(404);
    const email = `${randomUUID()}@masar.test`;
    for (let times = 0; times < 10; times += 1) await invite(owner, courseId, email);
    await invite(owner, courseId, email).expect(429);
  });
});

describe('a right', () => {
  it('is changed and taken back by the owner, and its person hears of both [CRS-14] [NTF-1]', async () => {
    const { owner, courseId, colleague } = await taking('assistant');
    expect((await change(owner, courseId, colleague.userId, 'teacher').expect(200)).body).toMatchObject({
      right: 'teacher',
    });
    await change(owner, courseId, colleague.userId, 'teacher').expect(200);
    await colleague.agent.get(`/api/courses/${courseId}/export`).expect(200);
    await end(owner, courseId, colleague.userId).expect(204);
    await colleague.agent.get(`/api/courses/${courseId}/export`).expect(403);
    await end(owner, courseId, colleague.userId).expect(404);
    expect((await told(colleague)).slice(0, 2)).toEqual([
      [expect.stringContaining('لم تعد تدرّس'), '/instructor-dashboard'],
      [expect.stringContaining('صرت مدرّساً في'), `/courses/${courseId}`],
    ]);
  });

  it('is given up by whoever has it, whatever became of their role, and the owner hears of it [CRS-14]', async () => {
    const { owner, courseId, colleague } = await taking('teacher');
    await app.em().nativeUpdate(User, { id: colleague.userId }, { role: 'student' });
    expect(await people(courseId)).toEqual([[owner.userId, 'owner']]);
    expect(await people(courseId, owner.agent)).toHaveLength(2);
    await end(colleague, courseId, colleague.userId).expect(204);
    expect((await told(owner))[0]).toEqual([expect.stringContaining('ترك'), `/courses/${courseId}/people`]);
    expect(await told(colleague)).toHaveLength(1);
  });

  it('of the owner neither changes nor ends, and nobody but owner and administrators touches those of others [CRS-14]', async () => {
    const { owner, courseId, colleague } = await taking('teacher');
    const other = await app.as('instructor');
    expect((await change(owner, courseId, owner.userId, 'assistant').expect(409)).body.code).toBe(
      'courses.owner_stays',
    );
    await end(owner, courseId, owner.userId).expect(409);
    await change(colleague, courseId, colleague.userId, 'assistant').expect(403);
    await end(colleague, courseId, owner.userId).expect(403);
    await end(other, courseId, colleague.userId).expect(403);
    await end(other, courseId, other.userId).expect(404);
    await change(owner, courseId, other.userId, 'teacher').expect(404);
    await change(owner, courseId, colleague.userId, 'owner').expect(400);
    const { agent } = await app.as('admin');
    await agent.patch(`/api/courses/${courseId}/people/${colleague.userId}`).send({ right: 'assistant' }).expect(200);
  });
});

describe('handing a course over', () => {
  it('makes a teacher of it the owner, and the former owner a teacher [CRS-14]', async () => {
    const { owner, courseId, colleague } = await taking('assistant');
    await handOver(owner, courseId, (await app.as('instructor')).userId).expect(404);
    expect((await handOver(owner, courseId, colleague.userId).expect(200)).body).toMatchObject({ right: 'owner' });
    expect(await people(courseId)).toEqual([
      [colleague.userId, 'owner'],
      [owner.userId, 'teacher'],
    ]);
    const { body } = await owner.agent.get(`/api/courses/${courseId}`).expect(200);
    expect(body).toMatchObject({ instructorId: colleague.userId, right: 'teacher', canEdit: true, canDirect: false });
    await handOver(owner, courseId, owner.userId).expect(403);
    expect((await told(colleague))[0]).toEqual([expect.stringContaining('صرت صاحب دورة'), `/courses/${courseId}`]);
  });

  it('goes to instructors alone [CRS-14]', async () => {
    const { owner, courseId, colleague } = await taking('teacher');
    await app.em().nativeUpdate(User, { id: colleague.userId }, { role: 'student' });
    await handOver(owner, courseId, colleague.userId).expect(422);
  });
});

describe('who teaches', () => {
  it('is seen by everybody who sees the course: names, never addresses; of a draft by its people [CRS-14] [SEC-5]', async () => {
    const { owner, courseId, colleague } = await taking('assistant');
    const { body } = await app.anonymous().get(`/api/courses/${courseId}/people`).expect(200);
    expect(body[1]).toEqual({
      id: colleague.userId,
      name: 'زهراء كاظم',
      profileImageUrl: null,
      right: 'assistant',
      isInEffect: true,
    });
    await owner.agent.post(`/api/courses/${courseId}/unpublish`).expect(200);
    await app.anonymous().get(`/api/courses/${courseId}/people`).expect(404);
    expect(await people(courseId, colleague.agent)).toHaveLength(2);
  });

  it('reads in lists of own courses whether they are edited there, and earns what their learners paid alone [CRS-14] [DSH-2]', async () => {
    const { owner, courseId, colleague } = await taking('assistant');
    const { userId } = await app.as('student');
    await app.em().execute(
      `insert into course_places (course_id, user_id, state, decided_at, amount_received, received_at)
       values (?, ?, 'granted', now(), 25, now())`,
      [courseId, userId],
    );
    for (const [{ agent }, canEdit, earnings] of [
      [owner, true, '25.00'],
      [colleague, false, '0.00'],
    ] as const) {
      expect((await agent.get('/api/courses/mine').expect(200)).body).toMatchObject([{ id: courseId, canEdit }]);
      expect((await agent.get('/api/instructor/dashboard').expect(200)).body).toMatchObject({
        earnings,
        courses: [{ id: courseId, canEdit, earnings }],
      });
    }
  });
});
