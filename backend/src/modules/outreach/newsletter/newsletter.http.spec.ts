import { randomUUID } from 'node:crypto';
import { allMailsTo, mailedToken, mailsIn, mailTo } from '#testing/outbox';
import { startTestApp, type TestApp } from '#testing/test-app';
import { until } from '#testing/until';
import { NewsletterLink } from './newsletter-link.entity.js';
import { NewsletterSubscription } from './newsletter-subscription.entity.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ask = (email: string, language = 'ar') =>
  app.anonymous().post('/api/newsletter').set('Accept-Language', language).send({ email });
const press = (button: 'confirm' | 'unsubscribe', token: string, language = 'ar') =>
  app.anonymous().post(`/api/newsletter/${button}`).set('Accept-Language', language).send({ token });
const row = (email: string) => app.em().findOneOrFail(NewsletterSubscription, { email });
const tokenFor = (email: string, button: 'confirm' | 'unsubscribe') =>
  mailedToken(app.dataDir, email, `/newsletter/${button}`);
/** As if the last mail had been sent a while ago. */
const aWhileLater = () => app.em().execute(`update newsletter_links set created_at = created_at - interval '1 minute'`);

async function subscribed(email: string): Promise<void> {
  await ask(email).expect(202);
  await press('confirm', await tokenFor(email, 'confirm')).expect(204);
}

describe('the newsletter', () => {
  it('stores the address once, in any letter case and however often it is sent [PUB-6] [REL-1]', async () => {
    const answers = await Promise.all(
      ['Huda@masar.test', 'huda@masar.test', 'HUDA@masar.test'].map((email) => ask(email, 'en')),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    const rows = await app.em().find(NewsletterSubscription, { email: { $ilike: 'huda@masar.test' } });
    expect(rows).toMatchObject([{ email: 'huda@masar.test', language: 'en' }]);
    expect(await allMailsTo(app, 'huda@masar.test')).toHaveLength(1);
  });

  it('is sent only to who presses the button of the mail, once or twice [PUB-6]', async () => {
    const email = 'noor@masar.test';
    await ask(email).expect(202);
    expect((await row(email)).isActive()).toBe(false);
    const token = await tokenFor(email, 'confirm');
    await press('confirm', token).expect(204);
    const { confirmedAt } = await row(email);
    expect(confirmedAt).toBeInstanceOf(Date);
    await press('confirm', token).expect(204);
    expect((await row(email)).confirmedAt).toEqual(confirmedAt);
    await expect(mailTo(app.dataDir, email, /Welcome to the Masar newsletter/)).resolves.toMatch(/أهلاً بك/);
  });

  it('carries in each mail a link and a header to leave by, which work twice [PUB-6]', async () => {
    const email = 'sami@masar.test';
    await subscribed(email);
    const welcome = await mailTo(app.dataDir, email, /Welcome/);
    const token = /\/newsletter\/unsubscribe\?token=([\w-]+)/.exec(welcome)?.[1] ?? '';
    expect(welcome).toMatch(
      new RegExp(`^List-Unsubscribe: <http://masar.test/newsletter/unsubscribe\\?token=${token}>`, 'm'),
    );
    await press('unsubscribe', token).expect(204);
    const { unsubscribedAt, confirmedAt } = await row(email);
    expect([unsubscribedAt, confirmedAt]).toEqual([expect.any(Date), expect.any(Date)]);
    await press('unsubscribe', token).expect(204);
    expect((await row(email)).unsubscribedAt).toEqual(unsubscribedAt);
    expect((await row(email)).isActive()).toBe(false);
  });

  it('answers the same for an unknown, a waiting, a subscribed and a departed address [PUB-6] [SEC-4]', async () => {
    const [waiting, active, gone] = ['w@masar.test', 'a@masar.test', 'g@masar.test'];
    await ask(waiting).expect(202);
    await subscribed(active);
    await subscribed(gone);
    await press('unsubscribe', await tokenFor(gone, 'unsubscribe')).expect(204);
    await aWhileLater();
    for (const email of ['unknown@masar.test', waiting, active, gone]) {
      const { body, status } = await ask(email);
      expect([email, status, body]).toEqual([email, 202, { accepted: true }]);
    }
    await expect(mailTo(app.dataDir, active, /You are subscribed/)).resolves.toMatch(/أنت مشترك/);
  });

  it('can be left and asked for again; older mails do not bring it back [PUB-6]', async () => {
    const email = 'back@masar.test';
    await ask(email).expect(202);
    const first = await tokenFor(email, 'confirm');
    await press('confirm', first).expect(204);
    await press('unsubscribe', await tokenFor(email, 'unsubscribe')).expect(204);
    await press('confirm', first).expect(422);
    await ask(email, 'en').expect(202);
    expect((await row(email)).isActive()).toBe(false);
    const second = await until(async () => {
      const mails = (await mailsIn(app.dataDir)).filter((mail) => mail.includes(`To: ${email}\n`));
      const tokens = mails.map((mail) => /\/newsletter\/confirm\?token=([\w-]+)/.exec(mail)?.[1]);
      return tokens.find((token) => token && token !== first);
    }, 'a second mail');
    await press('confirm', second, 'en').expect(204);
    const again = await row(email);
    expect(again).toMatchObject({ language: 'en', unsubscribedAt: expect.any(Date) });
    expect(again.isActive()).toBe(true);
  });

  it('keeps the language of who confirmed it, whoever asks for it again in another [PUB-6] [AUTH-9]', async () => {
    const email = 'own-language@masar.test';
    await ask(email, 'en').expect(202);
    await press('confirm', await tokenFor(email, 'confirm'), 'ar').expect(204);
    expect(await row(email)).toMatchObject({ language: 'ar' });
    await aWhileLater();
    await ask(email, 'en').expect(202);
    expect(await row(email)).toMatchObject({ language: 'ar' });
  });

  it('refuses an unknown, a swapped and an expired link in the reader’s language [PUB-6]', async () => {
    const email = 'late@masar.test';
    await ask(email).expect(202);
    const token = await tokenFor(email, 'confirm');
    await press('unsubscribe', token).expect(422);
    await app.em().execute(`update newsletter_links set created_at = created_at - interval '8 days'`);
    const { body } = await press('confirm', token).set('Accept-Language', 'ar').expect(422);
    expect(body).toMatchObject({ code: 'outreach.newsletter_link_invalid', detail: expect.stringMatching(/الرابط/) });
    await press('unsubscribe', 'nobody').set('Accept-Language', 'en').expect(422);
    await press('unsubscribe', await tokenFor(email, 'unsubscribe')).expect(204);
    await press('confirm', '').expect(400);
    await ask('not an address').expect(400);
  });

  it('keeps 256-bit tokens by their hash only [PUB-6] [SEC-4]', async () => {
    const email = 'hash@masar.test';
    await ask(email).expect(202);
    const token = await tokenFor(email, 'confirm');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const links = await app.em().find(NewsletterLink, { subscriptionId: (await row(email)).id });
    expect(links).toHaveLength(2);
    expect(JSON.stringify(links)).not.toContain(token);
  });

  it('is listed for administrators alone, by its state [PUB-6] [SEC-1]', async () => {
    await subscribed('listed@masar.test');
    for (const role of ['student', 'instructor', 'volunteer'] as const)
      await (await app.as(role)).agent.get('/api/admin/newsletter-subscriptions').expect(403);
    const { agent } = await app.as('admin');
    const listed = async (status: string) => {
      const answer = await agent
        .get('/api/admin/newsletter-subscriptions')
        .query({ filter: JSON.stringify({ status }), range: '[0,99]', sort: '["email","ASC"]' })
        .expect(200);
      expect(answer.headers['content-range']).toBe(
        `newsletter-subscriptions 0-${answer.body.length - 1}/${answer.body.length}`,
      );
      return answer.body.map(({ email }: { email: string }) => email);
    };
    expect(await listed('active')).toContain('listed@masar.test');
    expect(await listed('waiting')).toContain('huda@masar.test');
    expect(await listed('left')).toContain('sami@masar.test');
    const { body } = await agent.get('/api/admin/newsletter-subscriptions').expect(200);
    expect(body[0]).toEqual({
      id: expect.any(String),
      email: 'listed@masar.test',
      language: 'ar',
      status: 'active',
      confirmedAt: expect.any(String),
      unsubscribedAt: null,
      createdAt: expect.any(String),
    });
    await agent.get(`/api/admin/newsletter-subscriptions/${body[0].id}`).expect(200, body[0]);
    await agent.get(`/api/admin/newsletter-subscriptions/${randomUUID()}`).expect(404);
    const some = JSON.stringify({ id: [body[0].id], q: 'LISTED@', language: 'ar' });
    await agent.get('/api/admin/newsletter-subscriptions').query({ filter: some }).expect(200, [body[0]]);
  });

  it('limits how often one mailbox is written to [PUB-6] [REL-7]', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await ask('flood@masar.test')).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429]);
    const { headers, body } = await ask('flood@masar.test', 'en').expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3000);
    expect(body.detail).toMatch(/Wait/);
  });
});
