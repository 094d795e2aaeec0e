import pg from 'pg';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { inspectAudit, verifyAudit } from '../src/commands/verify-audit.js';
import { User } from '../src/modules/auth/user.entity.js';
import { aForum } from '../src/modules/community/testing/forum.builder.js';

let app: TestApp;
let admin: SignedInAgent;
let client: pg.Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.as('admin');
  client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await app?.close();
});

/** Somebody who chose a name and an address with which to be found in the words of others. */
async function somebody(name: string, email?: string): Promise<SignedInAgent> {
  const person = await app.as('student');
  const named = { firstName: name, lastName: '', nameEn: name, nameAr: null, ...(email && { email }) };
  await app.em().nativeUpdate(User, { id: person.userId }, named);
  return person;
}
async function erase({ agent, userId }: SignedInAgent): Promise<void> {
  const { email } = await app.em().findOneOrFail(User, userId);
  await agent.delete('/api/profile').send({ confirmation: email, keepsCertificates: false }).expect(204);
}
const exportOf = async ({ agent }: SignedInAgent) => (await agent.get('/api/profile/export').expect(200)).body;
const rename = (userId: string, firstName: string) =>
  admin.agent.put(`/api/admin/users/${userId}`).send({ firstName }).expect(200);

describe('details of the audit log', () => {
  it('are handed out and erased by ids, whatever words the person took as a name [SEC-12] [PRF-4]', async () => {
    const victim = await app.as('student');
    await rename(victim.userId, 'شهلاء');
    const attacker = await somebody('firstName', 'lis@masar.test');
    expect((await exportOf(attacker)).auditDetails).toEqual([]);
    await erase(attacker);
    const { auditDetails } = await exportOf(victim);
    expect(auditDetails).toEqual([{ before: { firstName: 'زهراء' }, after: { firstName: 'شهلاء' } }]);
    expect(await verifyAudit(client)).toMatchObject({ pass: true, erased: 0 });
  });

  it('go with the records of the person, which an entry of the chain names [SEC-12] [SEC-8]', async () => {
    const forum = await aForum(app.em());
    const person = await somebody('نادية');
    const { body } = await person.agent
      .post('/api/discussions')
      .send({ forumId: forum.id, title: 'سؤال', content: 'نص السؤال' })
      .expect(201);
    await admin.agent.put(`/api/admin/discussions/${body.id}`).send({ title: 'عنوان آخر' }).expect(200);
    await rename(person.userId, 'ناديا');
    await erase(person);
    const { rows } = await client.query<{ after: { entries: number[] } }>(
      `select d.after from audit_log l join audit_details d on d.entry_id = l.id
        where l.action = 'erase' and l.resource_id = $1`,
      [person.userId],
    );
    expect(rows).toEqual([{ after: { entries: [expect.any(Number), expect.any(Number)] } }]);
    expect(await verifyAudit(client)).toMatchObject({ pass: true, erased: 2 });
  });

  it('cannot be emptied by hand, not even where it looks like an erasure [SEC-12] [SEC-8]', async () => {
    const person = await somebody('منى');
    await rename(person.userId, 'مُنى');
    const emptied = `update audit_details set nonce = null, before = null, after = null, erased_at = now()
      where entry_id = (select id from audit_log where resource_id = $1 order by sequence desc limit 1)`;
    await expect(client.query(emptied, [person.userId])).rejects.toMatchObject({ code: '42501' });
    const report = async (...statements: string[]) => {
      await client.query('begin');
      await client.query('alter table audit_details disable trigger user');
      await client.query(emptied, [person.userId]);
      for (const statement of statements) await client.query(statement);
      const found = await inspectAudit(client);
      await client.query('rollback');
      return found;
    };
    expect(await report()).toMatchObject({ pass: false, broken: { fault: 'details' } });
    // An entry that claims an erasure of somebody who is still there is believed as little.
    expect(
      await report(`select audit_append(id, 'erase', 'users', id::text, null, null,
        jsonb_build_object('entries', (select jsonb_agg(sequence) from audit_log)), '{}') from users where id = '${person.userId}'`),
    ).toMatchObject({ pass: false, broken: { fault: 'details' } });
    expect(await verifyAudit(client)).toMatchObject({ pass: true });
  });
});

describe('words of others', () => {
  it('stay as they are when somebody goes who called themselves by one of them [SEC-12] [PRF-4]', async () => {
    const forum = await aForum(app.em());
    const author = await app.as('student');
    const reader = await app.as('volunteer');
    const content = 'The role of a designer: ask @role or write to prole@masar.test';
    const { body } = await author.agent
      .post('/api/discussions')
      .send({ forumId: forum.id, title: 'A role', content })
      .expect(201);
    await reader.agent
      .post(`/api/discussions/${body.id}/report`)
      .send({ reason: 'other', note: 'The role is unclear' })
      .expect(201);
    await admin.agent.post(`/api/discussions/${body.id}/hide`).send({ reason: 'The role is advertised' }).expect(200);
    const words = () =>
      app.em().execute(
        `select d.title, d.content, r.note, r.reported_text, m.reason from discussions d
           join abuse_reports r on r.discussion_id = d.id join moderation_decisions m on m.discussion_id = d.id
          where d.id = ?`,
        [body.id],
      );
    const before = await words();
    await erase(await somebody('role', 'role@masar.test'));
    expect(await words()).toEqual(before);
    expect(JSON.stringify(before)).toContain('The role is advertised');
  });

  it('lose the address and, where the two met, the call by @name [SEC-12] [PRF-4]', async () => {
    const forum = await aForum(app.em());
    const author = await app.as('student');
    const content = 'Thanks @Rola, not @Rolanda; write to rola@masar.test, not to xrola@masar.test. Rola knows.';
    const post = async () =>
      (await author.agent.post('/api/discussions').send({ forumId: forum.id, title: 'Thanks', content }).expect(201))
        .body.id as string;
    const [together, apart] = [await post(), await post()];
    // Whom the call reached when it was written, they would have met in both.
    const person = await somebody('Rola', 'rola@masar.test');
    await person.agent.post(`/api/discussions/${together}/replies`).send({ content: 'Rola here' }).expect(201);
    await erase(person);
    const textOf = async (id: string) =>
      (await author.agent.get(`/api/discussions/${id}`).expect(200)).body.content as string;
    expect(await textOf(together)).toBe(
      'Thanks @عضو_سابق, not @Rolanda; write to […], not to xrola@masar.test. Rola knows.',
    );
    expect(await textOf(apart)).toBe('Thanks @Rola, not @Rolanda; write to […], not to xrola@masar.test. Rola knows.');
  });
});
