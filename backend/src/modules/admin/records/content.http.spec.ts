import { randomUUID } from 'node:crypto';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { Certificate } from '../../certificates/certificate/certificate.entity.js';
import { Discussion } from '../../community/discussion/discussion.entity.js';
import { Forum } from '../../community/forum/forum.entity.js';
import { aForum } from '../../community/testing/forum.builder.js';
import { Course } from '../../courses/course/course.entity.js';
import { Enrollment } from '../../courses/enrollment.entity.js';
import { aCourse } from '../../courses/testing/course.builder.js';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const json = (value: unknown) => JSON.stringify(value);
const path = (resource: string, id = '') => `/api/admin/${resource}${id && `/${id}`}`;
const listed = async (resource: string, filter: object) =>
  (
    await admin.agent
      .get(path(resource))
      .query({ filter: json(filter) })
      .expect(200)
  ).body as { id: string }[];

describe('enrolments in the console', () => {
  it('are made once for a learner and counted once, and taken back while nothing was learnt [CON-1] [ENR-1]', async () => {
    const { course } = await aCourse().published().withLessons(2).saved(test.em());
    const { userId } = await test.as('student');
    const wish = { userId, courseId: course.id };
    const { body } = await admin.agent.post(path('enrollments')).send(wish).expect(201);
    expect(body).toMatchObject({ ...wish, progress: '0.00', userName: 'زهراء كاظم', completedAt: null });
    const again = await admin.agent.post(path('enrollments')).send(wish).expect(201);
    expect(again.body.id).toBe(body.id);
    expect((await test.em().findOneOrFail(Course, course.id)).studentsCount).toBe(1);
    expect(await listed('enrollments', { courseId: course.id, isCompleted: false })).toEqual([body]);
    await admin.agent.delete(path('enrollments', body.id)).expect(200, body);
    expect((await test.em().findOneOrFail(Course, course.id)).studentsCount).toBe(0);
  });

  it('stay once something was learnt, and need a learner and a published course [CON-1]', async () => {
    const { course } = await aCourse().published().withLessons(2).saved(test.em());
    const { course: draft } = await aCourse().withLessons(1).saved(test.em());
    const { userId } = await test.as('student');
    const em = test.em();
    const enrollment = em.create(Enrollment, { userId, courseId: course.id, progress: '50' });
    await em.flush();
    const { body } = await admin.agent.delete(path('enrollments', enrollment.id)).expect(409);
    expect(body.code).toBe('courses.enrollment_has_progress');
    await admin.agent.post(path('enrollments')).send({ userId, courseId: draft.id }).expect(404);
    await admin.agent.post(path('enrollments')).send({ userId: randomUUID(), courseId: course.id }).expect(404);
    await admin.agent.post(path('enrollments')).send({ userId }).expect(400);
  });
});

describe('certificates in the console', () => {
  async function aCertificate(status: 'pending' | 'verified') {
    const { course } = await aCourse().published().withLessons(1).saved(test.em());
    const { userId } = await test.as('student');
    const em = test.em();
    const names = { holderNameAr: 'أ', holderNameEn: 'A', courseTitleAr: 'أ', courseTitleEn: 'A' };
    const code = randomUUID().replaceAll('-', '').toUpperCase();
    const certificate = em.create(Certificate, {
      ...names,
      userId,
      courseId: course.id,
      status,
      certificateNumber: `MSR-2026-${code.slice(0, 6)}`,
      verificationCode: code.slice(0, 16),
      durationHours: 1,
      lessonsCount: 1,
    });
    await em.flush();
    return certificate;
  }

  it('that wait are approved, and valid ones revoked with a reason [CON-1] [CRT-1] [CRT-6]', async () => {
    const { id, certificateNumber } = await aCertificate('pending');
    const { body } = await admin.agent.get(path('certificates', id)).expect(200);
    const approved = await admin.agent
      .put(path('certificates', id))
      .send({ ...body, status: 'verified' })
      .expect(200);
    expect(approved.body.status).toBe('verified');
    const without = await admin.agent.put(path('certificates', id)).send({ status: 'revoked' }).expect(400);
    expect(without.body.errors[0].field).toBe('revokedReason');
    const wish = { ...approved.body, status: 'revoked', revokedReason: 'صدرت خطأً' };
    const { body: revoked } = await admin.agent.put(path('certificates', id)).send(wish).expect(200);
    expect(revoked).toMatchObject({ status: 'revoked', revokedReason: 'صدرت خطأً', revokedByName: 'زهراء كاظم' });
    expect(await listed('certificates', { q: certificateNumber.slice(0, 12).toLowerCase() })).toEqual([revoked]);
    await admin.agent.put(path('certificates', id)).send({ status: 'verified' }).expect(409);
  });

  it('are never made or deleted, and no other status can be wished for [CON-1] [CRT-6]', async () => {
    const { id } = await aCertificate('verified');
    await admin.agent.delete(path('certificates', id)).expect(404);
    await admin.agent.post(path('certificates')).send({}).expect(404);
    await admin.agent.put(path('certificates', id)).send({ status: 'superseded' }).expect(400);
    expect(await listed('certificates', { id: [id], status: ['verified', 'pending'] })).toHaveLength(1);
  });

  it('are listed by how they were earned; those from before that was told count as participation [CON-1] [EVD-4]', async () => {
    const [{ id }, { id: marked }] = [await aCertificate('verified'), await aCertificate('verified')];
    await test.em().nativeUpdate(Certificate, { id: marked }, { evidence: 'A' });
    const of = (evidence: string[]) => listed('certificates', { id: [id, marked], evidence });
    expect(await of(['C'])).toMatchObject([{ id, evidence: 'C' }]);
    expect(await of(['A', 'B'])).toMatchObject([{ id: marked, evidence: 'A' }]);
  });
});

describe('the community in the console', () => {
  async function aDiscussion(forumId: string, userId: string): Promise<Discussion> {
    const em = test.em();
    const discussion = em.create(Discussion, { forumId, userId, title: 'سؤال عن الحلقات', content: 'نص' });
    await em.flush();
    await em.nativeUpdate(Forum, { id: forumId }, { discussionsCount: 1 });
    return discussion;
  }

  it('has forums that are opened, changed, and removed while they are empty [CON-1]', async () => {
    const wish = { nameAr: 'منتدى', nameEn: 'Forum', orderIndex: 7 };
    const { body } = await admin.agent.post(path('forums')).send(wish).expect(201);
    const { body: changed } = await admin.agent
      .put(path('forums', body.id))
      .send({ ...body, nameEn: 'Place', descriptionAr: 'وصف' })
      .expect(200);
    expect(changed).toMatchObject({ nameEn: 'Place', descriptionAr: 'وصف', orderIndex: 7 });
    await admin.agent.put(path('forums', body.id)).send({ categoryId: 'unknown' }).expect(422);
    const { userId } = await test.as('student');
    await aDiscussion(body.id, userId);
    await admin.agent.delete(path('forums', body.id)).expect(409);
    const { body: empty } = await admin.agent.post(path('forums')).send(wish).expect(201);
    await admin.agent.delete(path('forums', empty.id)).expect(200);
  });

  it('has discussions that moderators pin, lock, move and hide with a reason [CON-1] [COM-4]', async () => {
    const [from, to] = [await aForum(test.em(), 'From'), await aForum(test.em(), 'To')];
    const { userId } = await test.as('student');
    const { id } = await aDiscussion(from.id, userId);
    const { body } = await admin.agent.get(path('discussions', id)).expect(200);
    const wish = { ...body, isPinned: true, isLocked: true, forumId: to.id, title: 'لا يتغيّر' };
    const { body: moved } = await admin.agent.put(path('discussions', id)).send(wish).expect(200);
    expect(moved).toMatchObject({ isPinned: true, isLocked: true, forumId: to.id, title: 'سؤال عن الحلقات' });
    expect((await test.em().findOneOrFail(Forum, to.id)).discussionsCount).toBe(1);
    const refused = async (wish: object) =>
      (await admin.agent.put(path('discussions', id)).send(wish).expect(400)).body.errors;
    expect(await refused({ status: 'hidden' })).toMatchObject([{ field: 'reason' }]);
    const hide = { ...moved, status: 'hidden', reason: 'خارج الموضوع' };
    const { body: hidden } = await admin.agent.put(path('discussions', id)).send(hide).expect(200);
    expect(hidden.status).toBe('hidden');
    expect(await listed('discussions', { status: 'hidden', q: 'حلقات', userId })).toEqual([hidden]);
    expect(await refused({ status: 'deleted' })).toMatchObject([{ field: 'status' }]);
    await admin.agent.put(path('discussions', id)).send({ status: 'visible' }).expect(200);
  });

  it('has replies that moderators hide and show, several at once [CON-1] [COM-4]', async () => {
    const forum = await aForum(test.em());
    const { agent, userId } = await test.as('student');
    const { id } = await aDiscussion(forum.id, userId);
    const ids: string[] = [];
    for (const content of ['جواب', 'جواب آخر']) {
      const { body } = await agent.post(`/api/discussions/${id}/replies`).send({ content }).expect(201);
      ids.push(body.id);
    }
    const bulk = { filter: json({ id: ids }) };
    await admin.agent.put(path('replies')).query(bulk).send({ status: 'hidden', reason: 'إعلان' }).expect(200);
    expect(await listed('replies', { discussionId: id, status: 'hidden' })).toHaveLength(2);
    await admin.agent.put(path('replies', ids[0])).send({ status: 'visible' }).expect(200);
    expect((await test.em().findOneOrFail(Discussion, id)).repliesCount).toBe(1);
  });
});

describe('translations in the console', () => {
  it('are written, changed and removed at a place that can be translated [CON-1] [TRN-2]', async () => {
    const { course } = await aCourse().published().withLessons(1).saved(test.em());
    const place = { entityType: 'courses', entityId: course.id, language: 'ckb', field: 'title' };
    const { body } = await admin.agent
      .post(path('translations'))
      .send({ ...place, content: 'بنەماکان' })
      .expect(201);
    expect(body).toMatchObject({ ...place, content: 'بنەماکان', sourceAr: course.titleAr, sourceEn: course.titleEn });
    const wish = { ...body, content: 'بنەماکانی پڕۆگرامسازی' };
    const { body: changed } = await admin.agent.put(path('translations', body.id)).send(wish).expect(200);
    expect(changed.content).toBe(wish.content);
    expect(await listed('translations', { entityType: 'courses', entityId: course.id })).toEqual([changed]);
    await admin.agent
      .post(path('translations'))
      .send({ ...place, field: 'price', content: '1' })
      .expect(422);
    await admin.agent
      .post(path('translations'))
      .send({ ...place, language: 'xx', content: '1' })
      .expect(400);
    await admin.agent.delete(path('translations', body.id)).expect(200);
    await admin.agent.get(path('translations', body.id)).expect(404);
  });
});
