import pg from 'pg';
import { demoAccounts } from '@masar/domain';
import { type TestApp, startTestApp } from '#testing/test-app';
import { checkInvariants } from '../src/commands/check-invariants.js';
import { placesHolding } from './every-text-column.js';
import { applicationsInvariants } from '../src/modules/applications/applications.invariants.js';
import { communityInvariants } from '../src/modules/community/community.invariants.js';
import { coursesInvariants } from '../src/modules/courses/courses.invariants.js';
import { aFullLife, person, traces } from '../src/modules/privacy/testing/a-full-life.js';

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

const invariants = [...coursesInvariants, ...communityInvariants, ...applicationsInvariants];

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
    expect(kept.body).toMatchObject({ author: null, userId: null, content: 'راسلوني على […]\n\nمستخدم محذوف' });
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
