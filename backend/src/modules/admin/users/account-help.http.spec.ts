import { randomUUID } from 'node:crypto';
import { allMailsTo, mailedToken, mailTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../../auth/user.entity.js';
import { aCourse } from '../../courses/testing/course.builder.js';

const choosePath = '/login/reset-password';
const password = 'the owner’s own phrase';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

const post = (path: string, body: object = {}) => test.anonymous().post(`/api/auth/${path}`).send(body);
const help = (id: string, deed: string, { agent } = admin) => agent.post(`/api/admin/users/${id}/${deed}`);
const changeAddress = (id: string, email: string, { agent } = admin) =>
  agent.put(`/api/admin/users/${id}/email`).send({ email });
const address = (name: string) => `${name}-${randomUUID()}@masar.test`;

async function invited(name = 'invited'): Promise<{ id: string; email: string }> {
  const email = address(name);
  const account = { email, firstName: 'سعاد', lastName: 'كريم' };
  const { body } = await admin.agent.post('/api/admin/users').send(account).expect(201);
  return { id: body.id as string, email };
}

async function owner(): Promise<SignedInAgent & { email: string }> {
  const person = await test.as('student');
  const { body } = await admin.agent.get(`/api/admin/users/${person.userId}`).expect(200);
  return { ...person, email: body.email as string };
}

const entriesOf = async (id: string) =>
  await test.em().execute<{ action: string; before: object; after: object }[]>(
    `select l.action, d.before, d.after from audit_log l join audit_details d on d.entry_id = l.id
         where l.resource_id = ? order by l.sequence desc`,
    [id],
  );

describe('POST /api/admin/users/{id}/invitation', () => {
  it('sends the invitation again while nobody took the account, with an entry in the audit log [CON-1] [CON-2]', async () => {
    const { id, email } = await invited();
    await help(id, 'invitation').expect(204);
    expect(await allMailsTo(test, email)).toHaveLength(2);
    await mailTo(test.dataDir, email, /an administrator of “Masar”, made you an account of a learner/);
    expect((await entriesOf(id))[0]).toMatchObject({ action: 'invitation' });
    const token = await mailedToken(test.dataDir, email, choosePath);
    await post('reset-password', { token, password, isSixteenOrOlder: true }).expect(204);
    expect((await help(id, 'invitation').expect(409)).body).toMatchObject({ code: 'auth.account_taken' });
  });

  it('is for administrators, for accounts that are there [CON-1] [SEC-1]', async () => {
    const { id } = await invited();
    await help(id, 'invitation', await test.as('instructor')).expect(403);
    await help(randomUUID(), 'invitation').expect(404);
    await help('nobody', 'invitation').expect(400);
  });
});

describe('whoever is invited', () => {
  const look = async (email: string) => {
    const token = await mailedToken(test.dataDir, email, choosePath);
    return (await post('invitation', { token }).expect(200)).body.invitation;
  };

  it('is told by whom and into which courses, by mail and behind the link [AUTH-2] [CON-1]', async () => {
    const titles = { titleAr: 'أساسيات الشبكات', titleEn: 'Networks' };
    const { course } = await aCourse().with(titles).published().withLessons(1).saved(test.em());
    const priced = { titleAr: 'تصميم بسعر', titleEn: 'Design', price: '30' };
    const { course: granted } = await aCourse().with(priced).published().withLessons(1).saved(test.em());
    await test.em().nativeUpdate(User, admin.userId, { firstName: 'زينب', lastName: 'كاظم', nameEn: 'Zainab Kadhim' });
    const { id, email } = await invited();
    await mailTo(test.dataDir, email, /أنشأت لك إدارة «\u2068مسار\u2069»، عن طريق \u2068زينب كاظم\u2069، حساب متعلّم/);
    expect(await look(email)).toMatchObject({ invitedBy: { ar: 'زينب كاظم', en: 'Zainab Kadhim' }, courses: [] });
    await admin.agent.post('/api/admin/enrollments').send({ userId: id, courseId: course.id }).expect(201);
    await admin.agent.post('/api/course-places/grant').send({ courseId: granted.id, email });
    expect(await look(email)).toEqual({
      email,
      role: 'student',
      organization: { ar: 'مسار', en: 'Masar' },
      invitedBy: { ar: 'زينب كاظم', en: 'Zainab Kadhim' },
      courses: [
        { ar: 'أساسيات الشبكات', en: 'Networks' },
        { ar: 'تصميم بسعر', en: 'Design' },
      ],
    });
    await help(id, 'invitation').expect(204);
    await mailTo(
      test.dataDir,
      email,
      /Zainab Kadhim\u2069, an administrator of “Masar”, made you[^]*wait for you there:\s+• Networks\s+• Design/,
    );
    await post('forgot-password', { email }).expect(202);
    await mailTo(test.dataDir, email, /Zainab Kadhim\u2069, an administrator of “Masar”, had made[^]*• Networks/);
  });

  it('hears of whoever invited them last, and of nobody who is gone [AUTH-2] [PRF-4]', async () => {
    const { id, email } = await invited();
    const other = await test.as('admin');
    await test.em().nativeUpdate(User, other.userId, { firstName: 'حسن', lastName: 'علي' });
    await help(id, 'invitation', other).expect(204);
    expect((await look(email)).invitedBy).toEqual({ ar: 'حسن علي', en: 'حسن علي' });
    const { body } = await other.agent.get('/api/profile/export').expect(200);
    expect(body.accountsInvited).toEqual([{ id, createdAt: expect.any(String) }]);
    await test.em().nativeDelete(User, { id: other.userId });
    expect((await look(email)).invitedBy).toBeNull();
  });

  it('is told so by an import and by a corrected address as well [AUTH-2] [CON-1]', async () => {
    const email = address('imported');
    const rows = [{ email, firstName: 'سعاد', lastName: 'كريم' }];
    await admin.agent.post('/api/admin/users/import').send({ rows }).expect(200);
    expect((await test.em().findOneOrFail(User, { email })).invitedBy).toBe(admin.userId);
    const { id } = await test.em().findOneOrFail(User, { email });
    const other = await test.as('admin');
    const right = address('corrected');
    await changeAddress(id, right, other).expect(204);
    expect((await test.em().findOneOrFail(User, id)).invitedBy).toBe(other.userId);
  });
});

describe('POST /api/admin/users/{id}/reset-link', () => {
  it('mails the owner a link for a new password, and tells the administrator nothing of it [CON-1] [CON-2]', async () => {
    const { userId, email } = await owner();
    const { text } = await help(userId, 'reset-link').expect(204);
    expect(text).toBe('');
    const token = await mailedToken(test.dataDir, email, choosePath);
    await post('reset-password', { token, password, isSixteenOrOlder: true }).expect(204);
    await post('login', { email, password }).expect(200);
    expect((await entriesOf(userId))[0]).toMatchObject({ action: 'reset-link' });
  });

  it('leaves an account that nobody took to its invitation [CON-1]', async () => {
    const { id } = await invited();
    expect((await help(id, 'reset-link').expect(409)).body).toMatchObject({ code: 'auth.account_untaken' });
  });

  it('is for administrators, for accounts that are there [CON-1] [SEC-1]', async () => {
    const { userId } = await owner();
    await help(userId, 'reset-link', await test.as('volunteer')).expect(403);
    await help(randomUUID(), 'reset-link').expect(404);
  });
});

describe('PUT /api/admin/users/{id}/email', () => {
  it('tells the present address, and counts once the link sent to the new one was followed [CON-1] [CON-2] [AUTH-13]', async () => {
    const { userId, email } = await owner();
    const next = address('next');
    await changeAddress(userId, next).expect(204);
    await mailTo(test.dataDir, email, /Change of your Masar e-mail asked for|طلب تغيير بريد حسابك/);
    await mailTo(test.dataDir, next, /an administrator of Masar asked to change the e-mail/);
    expect((await admin.agent.get(`/api/admin/users/${userId}`)).body).toMatchObject({ email });
    const token = await mailedToken(test.dataDir, next, '/login/verify-email');
    await post('verify-email', { token }).expect(200);
    await mailTo(test.dataDir, email, /Your Masar e-mail was changed|تغيّر بريد حسابك/);
    expect((await admin.agent.get(`/api/admin/users/${userId}`)).body).toMatchObject({ email: next });
    expect((await entriesOf(userId))[0]).toEqual({
      action: 'change-address',
      before: { email },
      after: { email: next, isConfirmed: false },
    });
  });

  it('is taken back by whoever still has the present address and did not ask [AUTH-13]', async () => {
    const { userId, email } = await owner();
    const next = address('thief');
    await changeAddress(userId, next).expect(204);
    const link = await mailedToken(test.dataDir, next, '/login/verify-email');
    await post('forgot-password', { email }).expect(202);
    const token = await mailedToken(test.dataDir, email, choosePath);
    await post('reset-password', { token, password, isSixteenOrOlder: true }).expect(204);
    await post('verify-email', { token: link }).expect(422);
  });

  it('corrects an invitation that went astray: the wrong mailbox has no way in any more [CON-1] [AUTH-9]', async () => {
    const { id, email } = await invited('misspelt');
    const astray = await mailedToken(test.dataDir, email, choosePath);
    const right = address('spelt');
    await changeAddress(id, right).expect(204);
    await post('reset-password', { token: astray, password, isSixteenOrOlder: true }).expect(422);
    const token = await mailedToken(test.dataDir, right, choosePath);
    await post('reset-password', { token, password, isSixteenOrOlder: true }).expect(204);
    await post('login', { email: right, password }).expect(200);
  });

  it('refuses an address of somebody else, and does nothing for the one of now [CON-1]', async () => {
    const [one, other] = [await owner(), await owner()];
    expect((await changeAddress(one.userId, other.email.toUpperCase()).expect(409)).body).toMatchObject({
      errors: [{ field: 'email' }],
    });
    await changeAddress(one.userId, one.email).expect(204);
    expect(await entriesOf(one.userId)).toEqual([]);
  });

  it('is for other administrators who have just shown that it is they [CON-1] [AUTH-12] [SEC-1]', async () => {
    const { userId } = await owner();
    const next = address('next');
    await changeAddress(admin.userId, next).expect(409);
    await changeAddress(userId, next, await test.as('student')).expect(403);
    const left = await test.as('admin', { confirmedAt: null });
    expect((await changeAddress(userId, next, left).expect(403)).body).toMatchObject({
      code: 'auth.confirmation_required',
    });
    await changeAddress(userId, 'nowhere').expect(400);
    await changeAddress(randomUUID(), next).expect(404);
  });
});
