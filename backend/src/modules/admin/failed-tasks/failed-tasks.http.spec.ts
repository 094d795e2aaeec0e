import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';

let test: TestApp;
let admin: SignedInAgent;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test?.close());

const path = '/api/admin/failed-tasks';

/** A mail that was given up, for somebody whose address its failure names; far in the future no worker takes it. */
async function failedMail(): Promise<string> {
  const [row] = await test.em().execute<{ id: string }[]>(
    `insert into pgboss.job (name, data, state, retry_limit, retry_count, start_after, completed_on, output)
     values ('mail.send', '{"to":"sara@example.com"}', 'failed', 5, 5, now() + interval '1 day', now(),
       '{"message":"Error: 550 <sara@example.com> unknown"}') returning id`,
  );
  return row!.id;
}
const listed = async (filter: object): Promise<{ id: string }[]> =>
  (
    await admin.agent
      .get(path)
      .query({ filter: JSON.stringify(filter) })
      .expect(200)
  ).body;
const auditOf = async (resourceId: string): Promise<unknown> =>
  (
    await admin.agent
      .get('/api/admin/audit-log')
      .query({ filter: JSON.stringify({ resourceId }) })
      .expect(200)
  ).body;

describe('tasks that failed', () => {
  it('say what failed, when and why, without naming anybody [REL-4] [CON-1]', async () => {
    const id = await failedMail();
    const task = (await listed({ status: 'failed', kind: 'mail.send' })).find((one) => one.id === id);
    expect(task).toMatchObject({
      kind: 'mail.send',
      status: 'failed',
      attempts: 6,
      failure: 'Error: 550 <[…]> unknown',
    });
    expect(JSON.stringify(task)).not.toContain('sara');
  });

  it('are tried again, alone or together, which the audit log tells without their content [REL-4] [CON-2]', async () => {
    const [one, other] = [await failedMail(), await failedMail()];
    const { body } = await admin.agent.put(`${path}/${one}`).send({ status: 'waiting' }).expect(200);
    expect(body).toMatchObject({ id: one, status: 'waiting', failedAt: null });
    const ids = JSON.stringify({ id: [other] });
    await admin.agent.put(path).query({ filter: ids }).send({ status: 'waiting' }).expect(200);
    const waiting = (await listed({ status: 'waiting' })).map(({ id }) => id);
    expect(waiting).toEqual(expect.arrayContaining([one, other]));
    const log = await auditOf(one);
    expect(log).toMatchObject([{ action: 'change', resource: 'failed-tasks', after: { state: 'retry' } }]);
    expect(JSON.stringify(log)).not.toContain('sara');
  });

  it('are discarded, and then nobody finds them [REL-4]', async () => {
    const id = await failedMail();
    await admin.agent.delete(`${path}/${id}`).expect(200);
    await admin.agent.get(`${path}/${id}`).expect(404);
    await admin.agent.put(`${path}/${id}`).send({ status: 'waiting' }).expect(404);
    expect(await auditOf(id)).toMatchObject([{ action: 'remove', after: null }]);
  });

  it('are for administrators, and nothing but trying again can be asked for [REL-4] [SEC-1]', async () => {
    const id = await failedMail();
    await (await test.as('instructor')).agent.delete(`${path}/${id}`).expect(403);
    await admin.agent.put(`${path}/${id}`).send({ status: 'done' }).expect(400);
  });
});
