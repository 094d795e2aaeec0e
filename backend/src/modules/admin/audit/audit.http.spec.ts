import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { inspectAudit, verifyAudit } from '../../../commands/verify-audit.js';
import { Certificate } from '../../certificates/certificate/certificate.entity.js';
import { aCourse } from '../../courses/testing/course.builder.js';
import { aQuizSetting } from '../../questions/testing/a-quiz.js';
import { aChoice } from '../../questions/testing/question.samples.js';

let test: TestApp;
let admin: SignedInAgent;
let client: pg.Client;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await test?.close();
});

const logOf = async (resourceId: string) => {
  const filter = JSON.stringify({ resourceId });
  const { body } = await admin.agent
    .get('/api/admin/audit-log')
    .query({ filter, sort: '["sequence","ASC"]' })
    .expect(200);
  return body as { action: string; resource: string; before: object | null; after: object | null; requestId: string }[];
};
const verified = (knownHead?: string) => verifyAudit(client, knownHead);

describe('the audit log', () => {
  it('says who changed what, from what to what, with the id of the request [CON-2] [SEC-8]', async () => {
    const { userId } = await test.as('student');
    const { headers } = await admin.agent.put(`/api/admin/users/${userId}`).send({ role: 'volunteer' }).expect(200);
    expect(await logOf(userId)).toEqual([
      expect.objectContaining({
        actorId: admin.userId,
        actorName: 'زهراء كاظم',
        action: 'change',
        resource: 'users',
        requestId: headers['x-request-id'],
        before: { role: 'student' },
        after: { role: 'volunteer' },
      }),
    ]);
  });

  it('holds making, bulk changes and removing, one entry for each record [CON-2]', async () => {
    const path = '/api/admin/categories';
    const category = { nameAr: 'تصنيف', nameEn: 'Category', color: '#000000' };
    for (const id of ['audit-a', 'audit-b'])
      await admin.agent
        .post(path)
        .send({ id, ...category })
        .expect(201);
    const both = { filter: '{"id":["audit-a","audit-b"]}' };
    await admin.agent.put(path).query(both).send({ color: '#ffffff' }).expect(200);
    await admin.agent.delete(path).query(both).expect(200);
    const entries = await logOf('audit-b');
    expect(entries.map(({ action }) => action)).toEqual(['create', 'change', 'remove']);
    expect(entries[1]).toMatchObject({ before: { color: '#000000' }, after: { color: '#ffffff' } });
    expect(entries[2]).toMatchObject({ before: { nameEn: 'Category' }, after: null });
  });

  it('holds what administrators do outside the console, and not what authors do [CON-2]', async () => {
    const { agent, userId } = await test.as('instructor');
    const { course } = await aCourse().by(userId).withLessons(1).saved(test.em());
    await agent.patch(`/api/courses/${course.id}`).send({ titleEn: 'By its author' }).expect(200);
    await admin.agent.post(`/api/courses/${course.id}/publish`).expect(200);
    expect(await logOf(course.id)).toEqual([
      expect.objectContaining({
        action: 'publish',
        resource: 'courses',
        after: expect.objectContaining({ isPublished: true }),
      }),
    ]);
  });

  it('holds what nobody thought of too: a bank and its name by a route outside the console [CON-2] [SEC-8]', async () => {
    const { body } = await admin.agent.post('/api/question-banks').send({ name: 'بنك المدير' }).expect(201);
    await admin.agent.patch(`/api/question-banks/${body.id}`).send({ name: 'بنك آخر' }).expect(200);
    await admin.agent.patch(`/api/question-banks/${body.id}`).send({ name: 'بنك آخر' }).expect(200);
    const [created, changed, ...more] = await logOf(body.id);
    expect(created).toMatchObject({ action: 'create', resource: 'question-banks', before: null });
    expect(changed).toMatchObject({ action: 'change', before: { name: 'بنك المدير' }, after: { name: 'بنك آخر' } });
    expect(more).toEqual([]);
    const { agent } = await test.as('instructor');
    const own = await agent.post('/api/question-banks').send({ name: 'بنك المدرّب' }).expect(201);
    expect(await logOf(own.body.id)).toEqual([]);
    expect(await verified()).toMatchObject({ pass: true });
  });

  it('tells from what to what where it belongs to a course: the name of a bank, and the key of a question [CON-2]', async () => {
    const author = await test.as('instructor');
    const { course } = await aCourse().by(author.userId).published().saved(test.em());
    const bank = await author.agent.post('/api/question-banks').send({ name: 'بنك الدورة', courseId: course.id });
    const { id: bankId } = bank.body as { id: string };
    await admin.agent.patch(`/api/question-banks/${bankId}`).send({ name: 'بنك الدورة الثانية' }).expect(200);
    expect(await logOf(bankId)).toMatchObject([
      { action: 'change', before: { name: 'بنك الدورة' }, after: { name: 'بنك الدورة الثانية' } },
    ]);
    const content = aChoice('سؤال');
    const written = { name: '', tags: [], difficulty: 'easy', state: 'ready', content };
    const { body } = await author.agent.post(`/api/question-banks/${bankId}/questions`).send(written).expect(201);
    const options = content.options.map((option) => ({ ...option, weight: 100 - option.weight }));
    await admin.agent
      .put(`/api/bank-questions/${body.id}`)
      .send({ ...written, version: 1, content: { ...content, options } })
      .expect(200);
    const [entry, ...more] = await logOf(body.id);
    const rightOf = (side: object | null | undefined) =>
      (side as { content: typeof content }).content.options.find(({ weight }) => weight === 100)!.text.ar;
    expect([rightOf(entry?.before), rightOf(entry?.after)]).toEqual(['أزرق', 'أحمر']);
    expect(more).toEqual([]);
  });

  it('holds a paper that an administrator begins as a learner, the first one, too [CON-2] [SEC-8]', async () => {
    const { courseId, lessonId, path } = await aQuizSetting(test);
    await admin.agent.post('/api/enrollments').send({ courseId }).expect(201);
    await admin.agent.post(`${path}/papers`).expect(200);
    expect(await logOf(lessonId)).toEqual([
      expect.objectContaining({ actorId: admin.userId, resource: 'lessons', action: 'quiz-papers' }),
    ]);
  });

  it('has no entry for a change that was refused [CON-2] [REL-2]', async () => {
    const { userId } = await test.as('student');
    await admin.agent.put(`/api/admin/users/${userId}`).send({ role: 'admin', version: 'old' }).expect(412);
    await admin.agent.put(`/api/admin/users/x`).send({ role: 'admin' }).expect(400);
    await admin.agent.post(`/api/certificates/${randomUUID()}/revoke`).send({ reason: 'صدرت خطأً' }).expect(404);
    expect(await logOf(userId)).toEqual([]);
  });

  it('never holds a password, and can be read by administrators only [SEC-8] [SEC-1]', async () => {
    const { rows } = await client.query(
      `select count(*)::int as n from audit_details where after::text like '%argon%'`,
    );
    expect(rows).toEqual([{ n: 0 }]);
    await (await test.as('instructor')).agent.get('/api/admin/audit-log').expect(403);
    await admin.agent.post('/api/admin/audit-log').send({}).expect(404);
  });
});

describe('the chain of the audit log', () => {
  it('holds when many administrators write at once [SEC-8]', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => test.as('student')));
    await Promise.all(
      people.map(({ userId }) => admin.agent.put(`/api/admin/users/${userId}`).send({ bio: 'سيرة' }).expect(200)),
    );
    const report = await verified();
    expect(report).toMatchObject({ pass: true, erased: 0 });
    expect(report.entries).toBeGreaterThan(6);
    const { rows } = await client.query<{ hash: string }>(`select hash from audit_log where sequence = 1`);
    expect(await verified(rows[0]?.hash)).toMatchObject({ pass: true, holdsKnownHead: true });
    expect(await verified('gone')).toMatchObject({ pass: false, holdsKnownHead: false });
  });

  it.each([
    `update audit_log set action = 'nothing'`,
    `delete from audit_log`,
    `truncate audit_log cascade`,
    `update audit_details set after = '{}'`,
    `update audit_details set erased_at = now(), nonce = null, before = null`,
    `delete from audit_details`,
    `truncate audit_details`,
  ])('refuses %s [SEC-8]', async (statement) => {
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  // Whoever owns the database can switch the triggers off; the chain tells.
  it.each([
    ['a changed column', `update audit_log set actor_id = gen_random_uuid() where sequence = 2`, 2, 'entry'],
    ['a changed moment', `update audit_log set at = at + interval '1 millisecond' where sequence = 3`, 3, 'entry'],
    [
      'a removed entry',
      `delete from audit_details where entry_id = (select id from audit_log where sequence = 2); delete from audit_log where sequence = 2`,
      3,
      'gap',
    ],
    [
      'changed details',
      `update audit_details set after = '{"role":"x"}' where entry_id = (select id from audit_log where sequence = 2)`,
      2,
      'details',
    ],
    [
      'removed details',
      `delete from audit_details where entry_id = (select id from audit_log where sequence = 2)`,
      2,
      'details',
    ],
    [
      'a forged entry',
      `insert into audit_log (sequence, at, actor_id, action, resource, details_digest, previous_hash, hash)
       select max(sequence) + 1, now(), gen_random_uuid(), 'change', 'users', 'x', max(hash), 'y' from audit_log`,
      undefined,
      'chain',
    ],
  ])('finds %s [SEC-8]', async (_, statement, sequence, fault) => {
    const before = await verified();
    await client.query('begin');
    await client.query(`alter table audit_log disable trigger user; alter table audit_details disable trigger user`);
    await client.query(statement);
    const report = await inspectAudit(client);
    await client.query('rollback');
    expect(report.pass).toBe(false);
    expect(report.broken).toMatchObject({ fault: expect.stringMatching(fault === 'chain' ? /chain|entry/ : fault) });
    if (sequence) expect(report.broken?.sequence).toBe(sequence);
    expect(await verified()).toEqual(before);
  });

  it('still holds after a person of it was erased, whose names are gone from it [SEC-8] [PRF-4]', async () => {
    const { agent, userId } = await test.as('student');
    const name = 'اسمٌ لا يتكرر';
    await admin.agent.put(`/api/admin/users/${userId}`).send({ firstName: name }).expect(200);
    const { body } = await agent.get('/api/auth/user').expect(200);
    await agent.delete('/api/profile').send({ confirmation: body.email, keepsCertificates: false }).expect(204);
    const { rows } = await client.query(`select count(*)::int as n from audit_details where after::text like $1`, [
      `%${name}%`,
    ]);
    const left = await client.query(`select 1 from users where id = $1`, [userId]);
    expect([left.rowCount, rows[0]]).toEqual([0, { n: 0 }]);
    expect(await verified()).toMatchObject({ pass: true, erased: 1 });
  });

  it('says who took back a certificate and why [CON-2] [CRT-6]', async () => {
    const { userId } = await test.as('student');
    const { course } = await aCourse().published().withLessons(1).saved(test.em());
    const em = test.em();
    const certificate = em.create(Certificate, {
      userId,
      courseId: course.id,
      certificateNumber: `MSR-2026-${Math.random().toString().slice(2, 8)}`,
      verificationCode: randomUUID().replaceAll('-', '').slice(0, 16).toUpperCase(),
      holderNameAr: 'أ',
      holderNameEn: 'A',
      courseTitleAr: 'أ',
      courseTitleEn: 'A',
      durationHours: 1,
      lessonsCount: 1,
    });
    await em.flush();
    await admin.agent.post(`/api/certificates/${certificate.id}/revoke`).send({ reason: 'صدرت خطأً' }).expect(200);
    expect(await logOf(certificate.id)).toEqual([
      expect.objectContaining({
        action: 'revoke',
        before: expect.objectContaining({ status: 'verified' }),
        after: expect.objectContaining({ status: 'revoked', revokedReason: 'صدرت خطأً' }),
      }),
    ]);
  });
});
