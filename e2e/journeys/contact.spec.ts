import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailedToken, mailTo } from '../../backend/testing/outbox.ts';
import { expect, test } from '../environment/test.ts';

const words = {
  ar: {
    fields: { name: /^الاسم/, email: /^البريد الإلكتروني/, subject: /^الموضوع/, message: /^الرسالة/ },
    send: 'إرسال الرسالة',
    sent: 'وصلت رسالتك',
    missing: ['اكتب اسمك.', 'اكتب بريدك الإلكتروني ليصلك الجواب.', 'اكتب موضوع رسالتك.', 'اكتب رسالتك.'],
    newsletter: 'نشرة مسار',
    address: /بريدك الإلكتروني/,
    subscribe: 'اشتراك',
    asked: /اضغط زر التأكيد/,
    confirm: 'تأكيد الاشتراك',
    confirmed: /اكتمل اشتراكك/,
    unsubscribe: 'إلغاء الاشتراك',
    unsubscribed: /لن تصلك النشرة بعد الآن/,
  },
  en: {
    fields: { name: /^Name/, email: /^E-mail/, subject: /^Subject/, message: /^Message/ },
    send: 'Send message',
    sent: 'Your message has arrived',
    missing: [
      'Write your name.',
      'Write your e-mail, where the answer will go.',
      'Write what it is about.',
      'Write your message.',
    ],
    newsletter: 'The Masar newsletter',
    address: /Your e-mail/,
    subscribe: 'Subscribe',
    asked: /press the button/,
    confirm: 'Confirm subscription',
    confirmed: /is complete/,
    unsubscribe: 'Unsubscribe',
    unsubscribed: /not receive the newsletter any more/,
  },
} as const;

const dataDir = (): string => process.env['DATA_DIR'] ?? '';
const newsletterOf = (page: Page, language: 'ar' | 'en') =>
  page.getByRole('contentinfo').getByRole('region', { name: words[language].newsletter });

for (const language of ['ar', 'en'] as const) {
  const text = words[language];
  const address = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

  test.describe(`in ${language}`, () => {
    test.skip(dataDir() === '' && process.env['BASE_URL'] !== undefined, 'the mails of that server are out of reach');

    test('a message reaches the team and the console once, by a double click too [PUB-5] [REL-1]', async ({
      page,
      apiAs,
    }) => {
      const subject = `${text.send} ${randomUUID()}`;
      const email = `${randomUUID()}@example.org`;
      await page.goto(address('/contact'));
      const main = page.getByRole('main');
      const send = main.getByRole('button', { name: text.send });
      await send.click();
      for (const words of text.missing) await expect(main.getByText(words, { exact: true })).toBeVisible();
      await main.getByLabel(text.fields.name).fill('ليلى Layla');
      await main.getByLabel(text.fields.email).fill(email);
      await main.getByLabel(text.fields.subject).fill(subject);
      await main.getByLabel(text.fields.message).fill('مرحباً\nHello');
      await send.dblclick();
      await expect(main.getByRole('heading', { name: text.sent })).toBeFocused();

      const { request } = await apiAs('admin');
      const listed = (await (
        await request.get('/api/admin/contact-messages?filter={"status":"new"}&range=[0,199]')
      ).json()) as { subject: string }[];
      expect(listed.filter((message) => message.subject === subject)).toMatchObject([
        { name: 'ليلى Layla', email, message: 'مرحباً\nHello', language, status: 'new' },
      ]);
      await expect(mailTo(dataDir(), 'contact@masar.invalid', new RegExp(email))).resolves.toContain(subject);
    });

    test('the newsletter begins and ends with a button behind a mailed link [PUB-6] [NAV-5]', async ({
      page,
      apiAs,
    }) => {
      const email = `${randomUUID()}@example.org`;
      const { request } = await apiAs('admin');
      const stateOf = async (): Promise<string | undefined> => {
        const query = 'range=[0,199]&sort=["createdAt","DESC"]';
        const rows = await (await request.get(`/api/admin/newsletter-subscriptions?${query}`)).json();
        return (rows as { email: string; status: string }[]).find((row) => row.email === email)?.status;
      };
      await page.goto(address('/'));
      const box = newsletterOf(page, language);
      await box.getByLabel(text.address).fill(email);
      await box.getByRole('button', { name: text.subscribe }).click();
      await expect(box.getByText(text.asked)).toBeVisible();
      expect(await stateOf()).toBe('waiting');

      const confirm = await mailedToken(dataDir(), email, '/newsletter/confirm');
      await page.goto(address(`/newsletter/confirm?token=${confirm}`));
      const button = page.getByRole('button', { name: text.confirm });
      await expect(button).toBeVisible();
      expect(await stateOf()).toBe('waiting');
      await button.click();
      await expect(page.getByText(text.confirmed)).toBeVisible();
      expect(await stateOf()).toBe('active');

      const leave = await mailedToken(dataDir(), email, '/newsletter/unsubscribe');
      await page.goto(address(`/newsletter/unsubscribe?token=${leave}`));
      await page.getByRole('button', { name: text.unsubscribe }).click();
      await expect(page.getByText(text.unsubscribed)).toBeVisible();
      expect(await stateOf()).toBe('left');
    });
  });
}
