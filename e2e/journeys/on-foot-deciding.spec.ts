import type { Page } from '@playwright/test';
import { newcomersBrowser } from '../environment/another-browser.ts';
import { arriveOnFoot, enterOnFoot } from '../environment/on-foot.ts';
import { expect, test } from '../environment/test.ts';
import { ForumPage } from '../pages/forum-page.ts';
import { Header } from '../pages/header.ts';

const marked = (words: string) => `${words} ${Date.now().toString(36)}`;

/** From the dashboard of an administrator into a queue of the console, and there to what holds the words. */
async function openInQueue(page: Page, queue: RegExp, words: string): Promise<void> {
  await page.getByRole('region', { name: 'ينتظر قرارك' }).getByRole('link', { name: queue }).click();
  await page.getByRole('row').filter({ hasText: words }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a member reports a post, an administrator hides it and its author reads why [NAV-1] [COM-4] [CON-1] [NTF-1]', async ({
  page,
  browser,
  baseURL,
}) => {
  const [title, reason] = [marked('حسابات للبيع'), marked('المنتدى ليس للإعلانات')];
  const author = await newcomersBrowser(browser, baseURL!);
  await enterOnFoot(author, 'volunteer');
  await new Header(author).sections.getByRole('link', { name: 'مجتمع' }).click();
  const writing = new ForumPage(author);
  await writing.start('مساعدة', title, 'كلموني على الخاص.');
  await writing.close(title);

  const member = await newcomersBrowser(browser, baseURL!);
  await enterOnFoot(member, 'student');
  await new Header(member).sections.getByRole('link', { name: 'مجتمع' }).click();
  const reading = new ForumPage(member);
  await reading.open(title);
  await reading.report(title, 'يبيع حسابات.');
  await member.context().close();

  await page.setViewportSize({ width: 1280, height: 800 });
  await enterOnFoot(page, 'admin');
  await openInQueue(page, /^بلاغات/, title);
  await page.getByRole('textbox', { name: 'سبب القرار' }).fill(reason);
  await page.getByRole('button', { name: 'قبول البلاغ وإخفاء المشاركة' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'أُخفيت المشاركة' })).toBeVisible();

  await new Header(author).bell.click();
  await author.getByRole('dialog', { name: 'الإشعارات' }).getByRole('link', { name: reason }).first().click();
  await expect(author.getByRole('article').getByText('مخفي')).toBeVisible();
  await author.context().close();
});

test('a visitor writes to the site, and an administrator reads and answers the message [NAV-1] [PUB-5] [CON-1]', async ({
  page,
  browser,
  baseURL,
}) => {
  const subject = marked('هل تصلح شهادتكم للجامعة؟');
  const visitor = await newcomersBrowser(browser, baseURL!);
  await arriveOnFoot(visitor);
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'اتصل بنا' }).click();
  const form = visitor.getByRole('main');
  await form.getByRole('textbox', { name: 'الاسم' }).fill('مريم');
  await form.getByRole('textbox', { name: /البريد/ }).fill('maryam@example.org');
  await form.getByRole('textbox', { name: 'الموضوع' }).fill(subject);
  await form.getByRole('textbox', { name: 'الرسالة' }).fill('أدرس في الموصل وأريد أن أعرف.');
  await form.getByRole('button', { name: 'إرسال الرسالة' }).click();
  await expect(visitor.getByText('وصلت رسالتك').first()).toBeVisible();
  await visitor.context().close();

  await page.setViewportSize({ width: 1280, height: 800 });
  await enterOnFoot(page, 'admin');
  await openInQueue(page, /^رسائل الزو/, subject);
  await expect(page.getByText('أدرس في الموصل وأريد أن أعرف.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'الردّ بالبريد' })).toHaveAttribute('href', /^mailto:maryam@example\.org/);
  await page.getByRole('button', { name: 'تمّ الردّ' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'نُقلت الرسالة إلى «تمّ الردّ عليها»' })).toBeVisible();
});
