import { randomUUID } from 'node:crypto';
import { allMailsTo, mailTo } from '#testing/outbox';
import { startTestApp, type TestApp } from '#testing/test-app';
import { ContactMessage } from './contact-message.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ CONTACT_MAILBOX: 'team@masar.test' });
});
afterAll(() => app.close());

const aMessage = (changes: object = {}) => ({
  formKey: randomUUID(),
  name: 'ليلى جاسم',
  email: `${randomUUID()}@masar.test`,
  subject: 'سؤال عن الشهادات',
  message: 'مرحباً،\nكيف أتحقق من شهادة؟',
  ...changes,
});
const send = (body: object, language = 'ar') =>
  app.anonymous().post('/api/contact').set('Accept-Language', language).send(body);

describe('POST /api/contact', () => {
  it('stores the message and mails it to the team, whose answer reaches the sender [PUB-5] [REL-4]', async () => {
    const message = aMessage();
    const { body } = await send(message).expect(201);
    const { formKey, ...words } = message;
    const stored = await app.em().findOneOrFail(ContactMessage, { formKey });
    expect(stored).toMatchObject({ ...words, id: body.id, language: 'ar', status: 'new' });
    const mail = await mailTo(app.dataDir, 'team@masar.test', new RegExp(message.email));
    expect(mail).toMatch(new RegExp(`^Reply-To: .*ليلى جاسم.* <${message.email}>$`, 'm'));
    expect(mail).toContain('كيف أتحقق من شهادة؟');
    expect(mail).toContain(`/console/contact-messages/${body.id}/show`);
  });

  it('stores and mails once what a double click sends twice [PUB-5] [REL-1]', async () => {
    const message = aMessage({ subject: 'Twice' });
    const answers = await Promise.all([send(message, 'en'), send(message, 'en'), send(message, 'en')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await app.em().count(ContactMessage, { formKey: message.formKey })).toBe(1);
    const mails = (await allMailsTo(app, 'team@masar.test')).filter((mail) => mail.includes(message.email));
    expect(mails).toHaveLength(1);
  });

  it('refuses another text under the key of a stored one instead of losing it [PUB-5]', async () => {
    const message = aMessage();
    await send(message).expect(201);
    const { body } = await send({ ...message, message: 'رسالة أخرى' }).expect(409);
    expect(body.code).toBe('outreach.form_key_used');
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['no address', { email: 'layla' }, 'email'],
    ['no subject', { subject: '' }, 'subject'],
    ['an endless message', { message: 'م'.repeat(5001) }, 'message'],
    ['no key', { formKey: 'once' }, 'formKey'],
    ['a name that runs backwards', { name: 'a‮b' }, 'name'],
    ['a status of its own', { status: 'answered' }, 'status'],
  ])('refuses a message with %s and names the field [PUB-5] [SEC-5] [SEC-6]', async (_, changes, field) => {
    const { body } = await send(aMessage(changes)).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(body.errors[0].message).toMatch(/[ء-ي]/);
  });

  it('makes blanks of line breaks in a name and a subject, which add no header to the mail [PUB-5] [SEC-6]', async () => {
    const message = aMessage({ name: 'x\r\nBcc: a@masar.test', subject: 'y\nz' });
    await send(message).expect(201);
    const stored = await app.em().findOneOrFail(ContactMessage, { formKey: message.formKey });
    expect(stored).toMatchObject({ name: 'x  Bcc: a@masar.test', subject: 'y z' });
    expect(await allMailsTo(app, 'a@masar.test')).toEqual([]);
  });
});

describe('contact messages in the console', () => {
  it('are listed by status, opened and marked as answered [PUB-5]', async () => {
    const { agent } = await app.as('admin');
    const message = aMessage({ subject: 'من أجل اللوحة' });
    const { body: sent } = await send(message).expect(201);
    const list = await agent.get('/api/admin/contact-messages').query({ filter: '{"status":"new"}' }).expect(200);
    expect(list.headers['content-range']).toMatch(/^contact-messages 0-\d+\/\d+$/);
    expect(list.body[0]).toMatchObject({ id: sent.id, subject: 'من أجل اللوحة', status: 'new', language: 'ar' });
    const path = `/api/admin/contact-messages/${sent.id}`;
    const { body: record } = await agent.get(path).expect(200);
    const { body: answered } = await agent
      .put(path)
      .send({ ...record, status: 'answered', subject: 'غيره' })
      .expect(200);
    expect(answered).toEqual({ ...record, status: 'answered', version: expect.any(String) });
    const after = await agent.get('/api/admin/contact-messages').query({ filter: '{"status":"answered"}' }).expect(200);
    expect(after.body).toEqual([answered]);
    // Somebody else was faster.
    const { body: refused } = await agent.put(path).send({ version: record.version, status: 'archived' }).expect(412);
    expect(refused.current).toEqual(answered);
  });

  it('are found by words and days, and several are put away at once, each with its entry in the audit log [PUB-5] [CON-1] [CON-2]', async () => {
    const { agent } = await app.as('admin');
    const ids: string[] = [];
    for (const subject of ['أرشيف أول', 'أرشيف ثان']) ids.push((await send(aMessage({ subject })).expect(201)).body.id);
    const found = async (filter: object) =>
      (
        await agent
          .get('/api/admin/contact-messages')
          .query({ filter: JSON.stringify(filter) })
          .expect(200)
      ).body;
    expect((await found({ q: 'ارشيف' })).map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort());
    expect(await found({ q: 'أرشيف', createdAt_lt: '2026-01-01' })).toEqual([]);
    expect(await found({ id: ids })).toHaveLength(2);
    await agent
      .put('/api/admin/contact-messages')
      .query({ filter: JSON.stringify({ id: ids }) })
      .send({ status: 'archived' })
      .expect(200);
    expect((await found({ id: ids })).map(({ status }: { status: string }) => status)).toEqual([
      'archived',
      'archived',
    ]);
    const log = await app
      .em()
      .execute(`select action from audit_log where resource = 'contact-messages' and resource_id in (?, ?)`, ids);
    expect(log).toEqual([{ action: 'change' }, { action: 'change' }]);
    await agent.get('/api/admin/contact-messages').query({ filter: '{"status":"lost"}' }).expect(400);
  });

  it('are closed to everybody but administrators, and unknown ones are told [PUB-5] [SEC-1]', async () => {
    const path = `/api/admin/contact-messages/${randomUUID()}`;
    for (const role of ['student', 'instructor', 'volunteer'] as const) {
      const { agent } = await app.as(role);
      await agent.get('/api/admin/contact-messages').expect(403);
      await agent.put(path).send({ status: 'answered' }).expect(403);
    }
    const { agent } = await app.as('admin');
    await agent.get(path).expect(404);
    await agent.put(path).send({ status: 'answered' }).expect(404);
    await agent.put(path).send({ status: 'read' }).expect(400);
  });
});

describe('limits of the contact form', () => {
  it('stop a mailbox after six messages an hour and say when to come back [PUB-5] [REL-7]', async () => {
    const email = 'busy@masar.test';
    for (let count = 0; count < 6; count += 1) await send(aMessage({ email })).expect(201);
    const arabic = await send(aMessage({ email })).expect(429);
    expect(Number(arabic.headers['retry-after'])).toBeGreaterThan(3000);
    expect(arabic.body.detail).toMatch(/انتظر/);
    const english = await send(aMessage({ email }), 'en').expect(429);
    expect(english.body.detail).toMatch(/Wait/);
  });

  it('stop one address after sixty of 1,000 messages, whatever mailbox they name [PUB-5] [REL-7]', async () => {
    const before = await app.em().count(ContactMessage);
    const statuses: number[] = [];
    for (let count = 0; count < 1000; count += 20) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(aMessage())));
      statuses.push(...answers.map(({ status }) => status));
    }
    const stored = (await app.em().count(ContactMessage)) - before;
    expect(statuses.filter((status) => status === 201)).toHaveLength(stored);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1000 - stored);
    expect(stored).toBeLessThan(60);
  });
});
