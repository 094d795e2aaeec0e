import { randomUUID } from 'node:crypto';
import { demoAccounts } from '@masar/domain';
import pg from 'pg';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { checkInvariants } from '../src/commands/check-invariants.js';
import { certificatesInvariants } from '../src/modules/certificates/certificates.invariants.js';
import { communityInvariants } from '../src/modules/community/community.invariants.js';
import { coursesInvariants } from '../src/modules/courses/courses.invariants.js';
import { jobsInvariants } from '../src/modules/jobs/jobs.invariants.js';
import { opportunitiesInvariants } from '../src/modules/opportunities/opportunities.invariants.js';
import { aFullLife, person, traces } from '../src/modules/privacy/testing/a-full-life.js';
import { servicesInvariants } from '../src/modules/services/services.invariants.js';
import { placesHolding } from './every-text-column.js';

/** Where a full life leaves address or name; the test below is worth nothing where this list is short. */
const leftBehind = [
  'abuse_reports.note',
  'applications.cover_letter',
  'opportunities.contact_info',
  'opportunities.description_ar',
  'abuse_reports.reported_text',
  'certificates.holder_name_ar',
  'contact_messages.message',
  'discussions.content',
  'idempotency_keys.body',
  'newsletter_subscriptions.email',
  'notifications.title_ar',
  'notifications.title_en',
  'project_steps.notes',
  'replies.content',
  'search_documents.body_ar',
  'stored_files.name',
  'users.bio',
];

const invariants = [
  ...coursesInvariants,
  ...certificatesInvariants,
  ...communityInvariants,
  ...opportunitiesInvariants,
  ...jobsInvariants,
  ...servicesInvariants,
];

const password = 'a long enough phrase';

let app: TestApp;
let client: pg.Client;
beforeEach(async () => {
  app = await startTestApp();
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await app.close();
});

describe('GET /api/profile/export', () => {
  it('hands everything about the caller over in one file, and nothing secret [PRF-4]', async () => {
    const { agent, userId, other, courseId } = await aFullLife(app);
    const answer = await agent
      .get('/api/profile/export')
      .expect(200)
      .expect('Content-Disposition', 'attachment; filename="masar-my-data.json"')
      .expect('Cache-Control', 'private, no-store');
    const file = answer.body as Record<string, Record<string, unknown>[]>;
    expect(file['account']).toMatchObject([{ id: userId, email: person.email, nameAr: person.nameAr }]);
    expect(file['enrollments']).toMatchObject([{ courseId }]);
    expect(file['courseFollows']).toMatchObject([{ userId }]);
    expect(file['certificates']).toMatchObject([{ holderNameAr: person.nameAr }]);
    expect(file['discussions']).toMatchObject([{ title: 'سؤال عن الشعار' }]);
    expect(file['projectSteps']).toMatchObject([{ stepId: 'brief', notes: person.nameEn }]);
    expect(file['contactMessages']).toMatchObject([{ subject: 'سؤال' }]);
    expect(file['files']).toMatchObject([{ name: `${person.nameEn}.pdf` }]);
    expect(answer.text).not.toMatch(/argon2|tokenHash|passwordHash|storageKey/);
    const theirs = await other.agent.get('/api/profile/export').expect(200);
    expect(theirs.text).not.toContain(person.nameAr);
    await app.anonymous().get('/api/profile/export').expect(401);
  });
});

describe('DELETE /api/profile', () => {
  it('leaves no trace of address and name in the whole database, and every counter true [PRF-4] [REL-1]', async () => {
    const { agent, userId, discussionId, certificateCode, other } = await aFullLife(app);
    expect(await placesHolding(client, traces)).toEqual(expect.arrayContaining(leftBehind));
    await agent.delete('/api/profile').send({ confirmation: person.email, keepsCertificates: false }).expect(204);
    expect(await placesHolding(client, traces)).toEqual([]);
    expect(await placesHolding(client, [userId])).toEqual([]);
    await agent.get('/api/auth/user').expect(401);
    await app.anonymous().get(`/api/certificates/verify/${certificateCode}`).expect(404);
    const kept = await other.agent.get(`/api/discussions/${discussionId}`).expect(200);
    expect(kept.body).toMatchObject({ author: null, userId: null, content: 'راسلوني على […]\n\nعضو سابق' });
    const { examples } = await checkInvariants(app.databaseUrl, invariants);
    expect(examples).toEqual({});
  });

  it('keeps certificates verifiable where that was chosen, and they alone still name the person [PRF-4] [CRT-4]', async () => {
    const { agent, certificateCode } = await aFullLife(app);
    await agent.delete('/api/profile').send({ confirmation: person.email, keepsCertificates: true }).expect(204);
    const { body } = await app.anonymous().get(`/api/certificates/verify/${certificateCode}`).expect(200);
    expect(body).toMatchObject({ holderNameAr: person.nameAr, status: 'verified' });
    expect(await placesHolding(client, traces)).toEqual(['certificates.holder_name_ar', 'certificates.holder_name_en']);
    expect((await checkInvariants(app.databaseUrl, coursesInvariants)).examples).toEqual({});
  });

  it('asks for the typed address, ends every session and lets the address sign up anew [PRF-4] [AUTH-5]', async () => {
    const { agent } = await aFullLife(app);
    const elsewhere = app.anonymous();
    await elsewhere.post('/api/auth/login').send({ email: person.email, password }).expect(200);
    const wrong = await agent
      .delete('/api/profile')
      .send({ confirmation: 'wrong', keepsCertificates: true })
      .expect(422);
    expect(wrong.body).toMatchObject({ errors: [{ field: 'confirmation' }] });
    await agent.delete('/api/profile').send({ keepsCertificates: true }).expect(400);
    await agent.delete('/api/profile').send({ confirmation: person.email }).expect(400);
    await agent.delete('/api/profile').send({ confirmation: person.email, keepsCertificates: true }).expect(204);
    await elsewhere.get('/api/auth/user').expect(401);
    const { email, firstName, lastName } = person;
    const newcomer = { email, firstName, lastName, password, isSixteenOrOlder: true };
    await app.anonymous().post('/api/auth/register').send(newcomer).expect(202);
    await app
      .anonymous()
      .delete('/api/profile')
      .send({ confirmation: person.email, keepsCertificates: true })
      .expect(401);
  });
});

describe('DELETE /api/profile of administrators', () => {
  const addressOf = async (id: string) =>
    (await client.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]!.email;
  const leave = async ({ agent, userId }: SignedInAgent) => {
    const confirmation = await addressOf(userId);
    return () => agent.delete('/api/profile').send({ confirmation, keepsCertificates: false });
  };
  const administrators = async () =>
    (await client.query<{ id: string }>(`select id from users where role = 'admin'`)).rows.map(({ id }) => id);

  it('is refused to the last one, who may leave once there is another [PRF-4] [CON-1]', async () => {
    const [last, suspended] = [await app.as('admin'), await app.as('admin')];
    await last.agent.put(`/api/admin/users/${suspended.userId}`).send({ isSuspended: true }).expect(200);
    const leaves = await leave(last);
    const refused = await leaves().set('Accept-Language', 'ar').expect(409);
    expect(refused.body).toMatchObject({ code: 'auth.last_administrator', detail: expect.stringContaining('مدير') });
    await last.agent.get('/api/auth/user').expect(200);
    const { userId } = await app.as('admin');
    await leaves().expect(204);
    expect((await administrators()).sort()).toEqual([suspended.userId, userId].sort());
  });

  it('leaves one where two leave at the same moment [PRF-4] [CON-1] [REL-1]', async () => {
    const people = [await app.as('admin'), await app.as('admin')];
    const leaving = await Promise.all(people.map(leave));
    const statuses = (await Promise.all(leaving.map((leaves) => leaves()))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 409]);
    expect(await administrators()).toHaveLength(1);
  });
});

describe('POST /api/admin/users/{id}/erasure', () => {
  const letter = { confirmation: person.email, reason: 'Asked by letter, signed.', keepsCertificates: false };
  const erase = ({ agent }: SignedInAgent, id: string, changes: object = {}) =>
    agent.post(`/api/admin/users/${id}/erasure`).send({ ...letter, ...changes });

  it('erases whoever asked in writing as they would themselves, and keeps who did it and why [PRF-4] [CON-1] [CON-2]', async () => {
    const { agent, userId } = await aFullLife(app);
    const admin = await app.as('admin');
    await admin.agent.put(`/api/admin/users/${userId}`).send({ bio: person.nameEn }).expect(200);
    await erase(admin, userId).expect(204);
    expect(await placesHolding(client, traces)).toEqual([]);
    // An id alone names nobody any more; what administrators had changed of the account is emptied.
    expect(await placesHolding(client, [userId])).toEqual(['audit_details.people', 'audit_log.resource_id']);
    await agent.get('/api/auth/user').expect(401);
    await erase(admin, userId).expect(404);
    const { rows } = await client.query(
      `select l.actor_id, d.before, d.after from audit_log l join audit_details d on d.entry_id = l.id
       where l.action = 'erasure' and l.resource_id = $1`,
      [userId],
    );
    const after = { reason: letter.reason, keepsCertificates: false };
    expect(rows).toEqual([{ actor_id: admin.userId, before: null, after }]);
    expect((await checkInvariants(app.databaseUrl, invariants)).examples).toEqual({});
  });

  it('takes the typed address of the person and a reason [PRF-4] [CON-1]', async () => {
    const { userId } = await aFullLife(app);
    const admin = await app.as('admin');
    expect((await erase(admin, userId, { confirmation: 'someone@masar.test' }).expect(422)).body).toMatchObject({
      errors: [{ field: 'confirmation' }],
    });
    expect((await erase(admin, userId, { reason: ' ' }).expect(400)).body).toMatchObject({
      errors: [{ field: 'reason' }],
    });
    await admin.agent.get(`/api/admin/users/${userId}`).expect(200);
  });

  it('is for other administrators who have just shown that it is they, never for oneself [CON-1] [AUTH-12]', async () => {
    const { userId } = await app.as('student');
    const admin = await app.as('admin');
    expect((await erase(admin, admin.userId).expect(409)).body).toMatchObject({ code: 'auth.own_account' });
    await erase(await app.as('instructor'), userId).expect(403);
    await erase({ ...admin, agent: app.anonymous() }, userId).expect(401);
    expect((await erase(await app.as('admin', { confirmedAt: null }), userId).expect(403)).body).toMatchObject({
      code: 'auth.confirmation_required',
    });
    await erase(admin, randomUUID()).expect(404);
  });

  it('leaves an administrator where two erase each other at the same moment [CON-1] [REL-1]', async () => {
    const [one, other] = [await app.as('admin'), await app.as('admin')];
    const addressOf = async (id: string) =>
      (await client.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]!.email;
    const [theirs, mine] = [await addressOf(other.userId), await addressOf(one.userId)];
    const answers = await Promise.all([
      erase(one, other.userId, { confirmation: theirs }),
      erase(other, one.userId, { confirmation: mine }),
    ]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const { rows } = await client.query(`select count(*)::int as n from users where role = 'admin'`);
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('in demo mode', () => {
  it('erases after the typed address, and the role picker goes on with an empty account [PRF-4] [AUTH-1]', async () => {
    const demo = await startTestApp({ DEMO_MODE: 'true' });
    const { id, email } = demoAccounts.student;
    const agent = demo.anonymous();
    await agent.post('/api/auth/demo-login').send({ role: 'student' }).expect(200);
    const erase = (confirmation: string) =>
      agent.delete('/api/profile').send({ confirmation, keepsCertificates: false });
    expect((await erase('somebody@else.example').expect(422)).body).toMatchObject({
      code: 'privacy.confirmation_mismatch',
    });
    await erase(email.toUpperCase()).expect(204);
    const again = await demo.anonymous().post('/api/auth/demo-login').send({ role: 'student' }).expect(200);
    expect(again.body).toMatchObject({ id, email, name: demoAccounts.student.nameAr });
    await demo.close();
  });
});
