import { defaultChannelOf, jobMatchNews, notificationKinds } from '@masar/domain';
import { allMailsTo, mailTo } from '#testing/outbox';
import { type SignedInAgent, startTestApp, type TestApp } from '#testing/test-app';
import { User } from '../../auth/user.entity.js';
import { DailyDigest } from '../digest/daily-digest.js';
import { NotificationService } from '../notification.service.js';

let app: TestApp;
let person: SignedInAgent;
let email: string;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  person = await app.as('student');
  ({ email } = await app.em().findOneOrFail(User, { id: person.userId }));
});
afterAll(() => app.close());

const choose = (body: object) => person.agent.put('/api/notifications/preferences').send(body);
const chosen = async () => (await person.agent.get('/api/notifications/preferences').expect(200)).body;
const notify = (title: string) =>
  app.app.get(NotificationService).notify([person.userId], {
    kind: 'certificate-issued',
    title: { ar: `خبر ${title}`, en: title },
    href: '/certificates',
  });
const tokenIn = (mail: string) => /\/notifications\/unsubscribe\?token=([\w.-]+)/.exec(mail)?.[1] ?? '';
const unsubscribe = (token: string) => app.anonymous().post('/api/notifications/unsubscribe').send({ token });
const mailsToPerson = () => allMailsTo(app, email);
const at = (day: number, hour = 5) => new Date(Date.UTC(2027, 0, day, hour));

describe('preferences', () => {
  it('show everything but vacancies in the portal and mail nothing until somebody chooses [NTF-2] [NTF-5]', async () => {
    expect(await chosen()).toEqual({
      kinds: notificationKinds.map((kind) => ({ kind, channel: kind === 'job-match' ? 'none' : 'in-app' })),
      digest: false,
      jobMatchFrom: jobMatchNews.threshold,
    });
    const { body } = await choose({ kinds: [{ kind: 'post-liked', channel: 'none' }], digest: true }).expect(200);
    expect(body.kinds).toContainEqual({ kind: 'post-liked', channel: 'none' });
    await choose({ kinds: [{ kind: 'post-liked', channel: 'email' }] }).expect(200);
    expect(await chosen()).toEqual({
      kinds: notificationKinds.map((kind) => ({
        kind,
        channel: kind === 'post-liked' ? 'email' : defaultChannelOf(kind),
      })),
      digest: true,
      jobMatchFrom: jobMatchNews.threshold,
    });
  });

  it('are kept once when chosen many times at the same moment [NTF-2] [REL-1]', async () => {
    const choices = (['none', 'email', 'in-app'] as const).map((channel) =>
      choose({ kinds: notificationKinds.map((kind) => ({ kind, channel })), digest: true }),
    );
    expect((await Promise.all(choices)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const channels = (await chosen()).kinds.map(({ channel }: { channel: string }) => channel);
    expect(new Set(channels).size).toBe(1);
  });

  it('refuse what is malformed [NTF-2] [API-6]', async () => {
    await choose({ kinds: [{ kind: 'weather', channel: 'email' }] }).expect(400);
    await choose({ kinds: [{ kind: 'post-liked', channel: 'sms' }] }).expect(400);
    await choose({ digest: 'yes' }).expect(400);
    for (const jobMatchFrom of [0, 101, 'high']) await choose({ jobMatchFrom }).expect(400);
  });
});

describe('mails of notifications', () => {
  it('go at once to who asked for the kind, with a link that ends them [NTF-2] [REL-4]', async () => {
    await notify('before');
    await choose({ kinds: [{ kind: 'certificate-issued', channel: 'email' }] }).expect(200);
    await notify('asked for');
    const mail = await mailTo(app.dataDir, email, /asked for/);
    expect(mail).toMatch(/http:\/\/masar\.test\/certificates/);
    expect(mail).toMatch(/^List-Unsubscribe: <http:\/\/masar\.test\/notifications\/unsubscribe\?token=/m);
    await unsubscribe(tokenIn(mail)).expect(204);
    await unsubscribe(tokenIn(mail)).expect(204);
    expect((await chosen()).kinds).toContainEqual({ kind: 'certificate-issued', channel: 'in-app' });
    await notify('after');
    const { body } = await person.agent.get('/api/notifications/unread-count');
    expect(body.count).toBe(3);
    expect(await mailsToPerson()).toHaveLength(1);
  });

  it('do not go to an address that nobody confirmed [NTF-2]', async () => {
    await choose({ kinds: [{ kind: 'certificate-issued', channel: 'email' }] }).expect(200);
    await app.em().nativeUpdate(User, { id: person.userId }, { emailVerifiedAt: null });
    await notify('unconfirmed');
    expect(await mailsToPerson()).toEqual([]);
  });

  it('do not end for who presses a forged link [NTF-2] [SEC-4]', async () => {
    await unsubscribe(`${person.userId}.digest.c2lnbmF0dXJl`).expect(422);
    await unsubscribe('').expect(400);
  });
});

describe('the daily digest', () => {
  const digest = (now: Date) => app.app.get(DailyDigest).send(now);
  const dated = (now: Date) =>
    app.em().execute(`update notifications set created_at = ? where user_id = ?`, [now, person.userId]);

  it('goes once a day, to who asked and has something unread, however often it runs [NTF-2] [REL-1]', async () => {
    await notify('one');
    await notify('two');
    await dated(at(1, 4));
    await digest(at(1));
    expect(await mailsToPerson()).toEqual([]);
    await choose({ digest: true }).expect(200);
    await Promise.all([digest(at(1)), digest(at(1)), digest(at(1, 6))]);
    expect(await mailsToPerson()).toHaveLength(1);
    const mail = await mailTo(app.dataDir, email, /Your day in Masar/);
    expect(mail).toMatch(/• خبر two/);
    expect(mail).toMatch(/since the last digest: 2/);
    // The next day there is nothing new.
    await digest(at(2));
    expect(await mailsToPerson()).toHaveLength(1);
    await unsubscribe(tokenIn(mail)).expect(204);
    expect((await chosen()).digest).toBe(false);
  });

  it('leaves out what is read and what was mailed by itself [NTF-2]', async () => {
    await choose({ digest: true, kinds: [{ kind: 'certificate-issued', channel: 'email' }] }).expect(200);
    await notify('mailed');
    await dated(at(3, 4));
    await digest(at(3));
    expect(await mailsToPerson()).toHaveLength(1);
    await choose({ kinds: [{ kind: 'certificate-issued', channel: 'in-app' }] }).expect(200);
    await person.agent.post('/api/notifications/read').send({}).expect(204);
    await digest(at(3));
    expect(await mailsToPerson()).toHaveLength(1);
  });
});
