import { randomUUID } from 'node:crypto';
import { Transactions } from '#platform/database/transactions';
import { openTestSession } from '#testing/open-test-session';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { aForum } from '../../community/testing/forum.builder.js';
import { aCourse, anEnrollment } from '../../courses/testing/course.builder.js';
import { NotificationService } from '../notification.service.js';
import { LiveReader } from '../testing/live-reader.js';

const SECRET = randomUUID() + randomUUID();
let app: TestApp;
let author: SignedInAgent;
let reader: SignedInAgent;
let admin: SignedInAgent;
const readers: LiveReader[] = [];

beforeAll(async () => {
  app = await startTestApp({ SESSION_SECRET: SECRET });
});
beforeEach(async () => {
  [author, reader, admin] = [await app.as('student'), await app.as('student'), await app.as('admin')];
});
afterEach(() => readers.splice(0).forEach((each) => each.close()));
afterAll(() => app.close());

async function open({ agent }: Pick<SignedInAgent, 'agent'>, query = '', lastEventId?: string): Promise<LiveReader> {
  const stream = await LiveReader.open(agent, query, lastEventId);
  readers.push(stream);
  return stream;
}

const notify = (userId: string, on = app) =>
  on.app.get(NotificationService).notify([userId], {
    kind: 'certificate-issued',
    title: { ar: 'خبر', en: 'News' },
    href: '/certificates',
  });

async function aDiscussion(place: object): Promise<string> {
  const post = author.agent.post('/api/discussions').send({ title: 'سؤال عن المصفوفات', content: 'كيف؟', ...place });
  return (await post.expect(201)).body.id;
}

const aReply = async (discussionId: string, by = author): Promise<string> =>
  (await by.agent.post(`/api/discussions/${discussionId}/replies`).send({ content: 'هكذا' }).expect(201)).body.id;

/** Long enough for news that must not arrive. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

describe('the stream', () => {
  it('refuses what is no topic [NTF-3] [SEC-1] [API-6]', async () => {
    for (const topics of ['nonsense', `user:${author.userId}`, 'notifications']) {
      await reader.agent.get('/api/notifications/stream').query({ topics }).expect(400);
    }
  });

  it('brings own notifications with the number of unread ones, unbuffered, and nobody else’s [NTF-3]', async () => {
    const [mine, theirs] = [await open(reader), await open(author)];
    expect(mine.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(mine.headers['content-encoding']).toBeUndefined();
    await notify(reader.userId);
    const { data } = await mine.until(({ data: { kind } }) => kind === 'notifications-changed');
    expect(data).toEqual({ kind: 'notifications-changed', topics: ['notifications'], ids: {}, unread: 1 });
    await reader.agent.post('/api/notifications/read').send({}).expect(204);
    await mine.until(({ data: { unread }, event }) => event === 'news' && unread === 0);
    expect(theirs.news()).toEqual([]);
  });

  it('names nobody else where one piece of news is for several people [NTF-3] [SEC-1]', async () => {
    const mine = await open(reader);
    await app.app.get(NotificationService).notify([reader.userId, author.userId], {
      kind: 'course-published',
      title: { ar: 'دورة', en: 'Course' },
      href: '/courses',
    });
    await mine.until(({ event }) => event === 'news');
    expect(JSON.stringify(mine.messages)).not.toContain(author.userId);
  });

  it('says nothing of what was rolled back [NTF-3] [REL-4]', async () => {
    const mine = await open(reader);
    const failed = app.app.get(Transactions).run(async () => {
      await notify(reader.userId);
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    await aMoment();
    expect(mine.news()).toEqual([]);
  });

  it('moves lists and discussions of others within two seconds: started, replied, liked, edited [COM-5]', async () => {
    const { id: forumId } = await aForum(app.em());
    const list = await open(reader, `?topics=forum:${forumId}`);
    const all = await open(reader, '?topics=discussions');
    const discussionId = await aDiscussion({ forumId });
    await list.until(({ data }) => data.kind === 'discussion-started' && data.ids?.['discussionId'] === discussionId);
    await all.until(({ data }) => data.kind === 'discussion-started' && data.ids?.['discussionId'] === discussionId);
    const watched = await open(reader, `?topics=discussion:${discussionId}`);
    const replyId = await aReply(discussionId, admin);
    const { data } = await watched.until(({ data: { kind } }) => kind === 'reply-added');
    expect(data).toEqual({
      kind: 'reply-added',
      topics: [`discussion:${discussionId}`],
      ids: { discussionId, replyId },
    });
    await list.until(({ data: { kind } }) => kind === 'reply-added');
    await admin.agent.post(`/api/discussions/${discussionId}/like`).expect(200);
    await watched.until(({ data: { kind } }) => kind === 'post-changed');
    expect(JSON.stringify(watched.messages)).not.toContain('المصفوفات');
  });

  it('leaves out what is out of reach: lessons of others, unknown and hidden discussions [COM-5] [SEC-1]', async () => {
    const { course, lessons } = await aCourse().published().withLessons(1).saved(app.em());
    const lessonId = lessons[0]?.id ?? '';
    await anEnrollment(app.em(), course.id, author.userId);
    const inLesson = await aDiscussion({ lessonId });
    const { id: forumId } = await aForum(app.em());
    const hidden = await aDiscussion({ forumId });
    await admin.agent.post(`/api/discussions/${hidden}/hide`).send({ reason: 'إعلان' }).expect(200);
    const topics = [
      `lesson:${lessonId}`,
      `discussion:${inLesson}`,
      `discussion:${hidden}`,
      `discussion:${randomUUID()}`,
    ];
    const stranger = await open(reader, `?topics=${[...topics, 'discussions'].join()}`);
    expect(stranger.messages.find(({ event }) => event === 'ready')?.data.topics).toEqual([
      'notifications',
      'discussions',
    ]);
    const learner = await open(author, `?topics=${topics.join()}`);
    await aReply(inLesson);
    await learner.until(({ data }) => data.kind === 'reply-added');
    await aMoment();
    expect(JSON.stringify(stranger.messages)).not.toContain(inLesson);
  });

  it('tells lists that something was hidden without its id, and readers one last time [COM-5] [COM-4]', async () => {
    const { id: forumId } = await aForum(app.em());
    const discussionId = await aDiscussion({ forumId });
    // Beyond the half minute that a first stream is told of.
    await app.em().execute(`update live_events set created_at = now() - interval '1 hour'`);
    const list = await open(reader, `?topics=forum:${forumId}`);
    const watched = await open(reader, `?topics=discussion:${discussionId}`);
    await admin.agent.post(`/api/discussions/${discussionId}/hide`).send({ reason: 'إعلان' }).expect(200);
    await list.until(({ data }) => data.kind === 'list-changed');
    await watched.until(({ data }) => data.kind === 'closed');
    await admin.agent.post(`/api/discussions/${discussionId}/lock`).send({}).expect(200);
    await aMoment();
    expect(JSON.stringify(list.messages)).not.toContain(discussionId);
    expect(watched.news().map(({ data }) => data)).toEqual([
      { kind: 'closed', topics: [`discussion:${discussionId}`], ids: {} },
    ]);
  });

  it('is silent about a discussion that waits for review until it is approved [COM-5] [COM-4]', async () => {
    const { id: forumId } = await aForum(app.em());
    const list = await open(reader, `?topics=forum:${forumId},discussions`);
    const discussionId = await aDiscussion({ forumId, content: 'انظر https://spam.example' });
    await author.agent.patch(`/api/discussions/${discussionId}`).send({ title: 'عنوان آخر' }).expect(200);
    await aMoment();
    expect(JSON.stringify(list.messages)).not.toContain(discussionId);
    await admin.agent.post(`/api/discussions/${discussionId}/unhide`).send({}).expect(200);
    await list.until(({ data }) => data.kind === 'discussion-started');
  });

  it('goes on where it was: what happened meanwhile follows, by header or query [NTF-3]', async () => {
    const { id: forumId } = await aForum(app.em());
    const query = `?topics=forum:${forumId}`;
    const first = await open(reader, query);
    first.close();
    const discussionId = await aDiscussion({ forumId });
    await aReply(discussionId, admin);
    await notify(reader.userId);
    // Older than what a first stream is told of.
    await app.em().execute(`update live_events set created_at = now() - interval '1 hour'`);
    const byHeader = await open(reader, query, first.lastEventId);
    const byQuery = await open(reader, `${query}&lastEventId=${first.lastEventId}`);
    for (const back of [byHeader, byQuery]) {
      expect(back.news().map(({ data: { kind } }) => kind)).toEqual(
        expect.arrayContaining(['discussion-started', 'reply-added', 'notifications-changed']),
      );
      expect(back.messages.at(-1)).toMatchObject({ event: 'ready', data: { unread: 1 } });
    }
    const fresh = await open(reader, query);
    expect(fresh.news()).toEqual([]);
  });

  it('misses nothing of a transaction that began before the stream broke and ended after [NTF-3]', async () => {
    const first = await open(reader);
    let finish: () => void = () => undefined;
    let isWritten = false;
    const slow = app.app.get(Transactions).run(async () => {
      await notify(reader.userId);
      await new Promise<void>((resolve) => {
        finish = resolve;
        isWritten = true;
      });
    });
    await until(() => isWritten, 'the slow transaction to have written');
    await notify(reader.userId);
    await first.until(({ event }) => event === 'news');
    first.close();
    finish();
    await slow;
    await app.em().execute(`update live_events set created_at = now() - interval '1 hour'`);
    const back = await open(reader, '', first.lastEventId);
    expect(back.news('notifications-changed')).toHaveLength(2);
    expect(back.messages.at(-1)?.data.unread).toBe(2);
  });

  it('says so where too much was missed to be told one by one [NTF-3]', async () => {
    const longAgo = `1-${Date.now() - 25 * 60 * 60_000}`;
    for (const lost of [longAgo, 'nonsense']) {
      const back = await open(reader, '', lost);
      expect(back.messages.map(({ event }) => event)).toEqual(['missed', 'ready']);
    }
  });

  it('closes when the session ends, wherever it is ended [NTF-3] [AUTH-5]', async () => {
    const mine = await open(reader);
    const theirs = await open(author);
    await app.em().execute(`delete from sessions where sess -> 'passport' -> 'user' ->> 'id' = ?`, [reader.userId]);
    await mine.untilClosed();
    expect(theirs.isClosed).toBe(false);
    await author.agent.post('/api/auth/logout').expect(204);
    await theirs.untilClosed();
  });

  it('is open at most twenty times for one person [NTF-3]', async () => {
    for (let count = 0; count < 20; count += 1) await open(reader);
    await reader.agent.get('/api/notifications/stream').expect(429);
    await open(author);
    readers[0]?.close();
    await until(() => open(reader).catch(() => undefined), 'a place');
  });

  it('goes on after the database hung up, with what was said meanwhile [NTF-3] [REL-6]', async () => {
    const mine = await open(reader);
    const hangUp = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'masar-live' and datname = current_database()`;
    await app.em().execute(hangUp);
    await notify(reader.userId);
    expect((await mine.until(({ event }) => event === 'news')).data.unread).toBe(1);
    await notify(reader.userId);
    await mine.until(({ event, data }) => event === 'news' && data.unread === 2);
  });

  it('brings what another process on the same database did, and ends when its own stops [NTF-3] [REL-7] [REL-5]', async () => {
    const second = await startTestApp({ SESSION_SECRET: SECRET, DATABASE_URL: app.databaseUrl });
    const agent = second.anonymous();
    await openTestSession(second.app, agent, { id: reader.userId, role: 'student' });
    const there = await open({ agent });
    const here = await open(reader);
    await notify(reader.userId, app);
    await notify(reader.userId, second);
    for (const stream of [there, here]) await stream.until(({ event, data }) => event === 'news' && data.unread === 2);
    await second.close();
    await there.untilClosed();
    expect(here.isClosed).toBe(false);
  });
});
