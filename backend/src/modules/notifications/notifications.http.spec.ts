import { RoleRequestDecidedEvent } from '#modules/auth';
import { Transactions } from '#platform/database/transactions';
import { type SignedInAgent, startTestApp, type TestApp } from '../../../testing/test-app.js';
import { Notification } from './notification.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A person with that many notifications, made a second apart. */
async function notified(count: number): Promise<SignedInAgent> {
  const person = await app.as('student');
  const em = app.em();
  for (let index = 0; index < count; index += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, 0, index));
    em.create(Notification, {
      userId: person.userId,
      kind: 'certificate-issued',
      titleAr: `خبر ${index}`,
      titleEn: `News ${index}`,
      href: '/certificates',
      createdAt,
    });
  }
  await em.flush();
  return person;
}

const unread = async ({ agent }: SignedInAgent) =>
  (await agent.get('/api/notifications/unread-count').expect(200)).body.count;

describe('notifications', () => {
  it('are listed the latest first, in pages that follow each other [NTF-2]', async () => {
    const { agent } = await notified(5);
    const seen: string[] = [];
    let path: string | undefined = '/api/notifications?limit=2';
    while (path) {
      const { body, headers }: { body: { titleEn: string }[]; headers: Record<string, string> } = await agent
        .get(path)
        .expect(200);
      expect(headers['x-total-count']).toBe('5');
      seen.push(...body.map(({ titleEn }) => titleEn));
      path = /<(.+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
    }
    expect(seen).toEqual(['News 4', 'News 3', 'News 2', 'News 1', 'News 0']);
  });

  it('are marked as read one by one or all at once, own ones only [NTF-2]', async () => {
    const [mine, other] = [await notified(3), await notified(1)];
    const { body } = await mine.agent.get('/api/notifications');
    const { body: theirs } = await other.agent.get('/api/notifications');
    expect(body[0]).toEqual({
      id: expect.any(String),
      kind: 'certificate-issued',
      titleAr: 'خبر 2',
      titleEn: 'News 2',
      href: '/certificates',
      isRead: false,
      createdAt: '2026-01-01T00:00:02.000Z',
    });
    await mine.agent
      .post('/api/notifications/read')
      .send({ ids: [body[0].id, theirs[0].id] })
      .expect(204);
    expect([await unread(mine), await unread(other)]).toEqual([2, 1]);
    await mine.agent.post('/api/notifications/read').send({}).expect(204);
    expect([await unread(mine), await unread(other)]).toEqual([0, 1]);
    expect((await mine.agent.get('/api/notifications')).body.every((one: { isRead: boolean }) => one.isRead)).toBe(
      true,
    );
  });

  it('tell of a decided role request [NTF-1] [AUTH-7]', async () => {
    const { agent, userId } = await app.as('student');
    const transactions = app.app.get(Transactions);
    await transactions.run(async () => transactions.record(new RoleRequestDecidedEvent(userId, 'instructor', true)));
    await transactions.run(async () => transactions.record(new RoleRequestDecidedEvent(userId, 'admin', false)));
    const { body } = await agent.get('/api/notifications').expect(200);
    expect(body.map(({ titleEn }: { titleEn: string }) => titleEn)).toEqual([
      'Your request for the admin role was not approved',
      'Your request was approved: you are now an instructor',
    ]);
    expect(body[1]).toMatchObject({ kind: 'role-request-decided', href: '/profile' });
  });

  it('refuse what is malformed [NTF-2] [API-6]', async () => {
    const { agent } = await app.as('volunteer');
    await agent.get('/api/notifications?cursor=nobody').expect(400);
    await agent.get('/api/notifications?limit=0').expect(400);
    await agent
      .post('/api/notifications/read')
      .send({ ids: ['one'] })
      .expect(400);
  });
});
