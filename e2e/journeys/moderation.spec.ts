import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import type { ApiSession } from '../environment/api-session.ts';
import { newcomer } from '../environment/newcomer.ts';
import { expect, test } from '../environment/test.ts';
import { ConsoleQueue } from '../pages/console-queue.ts';
import { ForumPage } from '../pages/forum-page.ts';

const marked = (words: string) => `${words} ${Date.now().toString(36)}`;

/** Starts a discussion in the first forum over the API; answers its id. */
async function startDiscussion({ request }: ApiSession, title: string, content: string): Promise<string> {
  const [forum] = (await (await request.get('/api/forums')).json()) as { id: string }[];
  const answer = await request.post('/api/discussions', { data: { forumId: forum!.id, title, content } });
  return ((await answer.json()) as { id: string }).id;
}

const dataDir = process.env['DATA_DIR'] ?? '';

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a report becomes a decision whose reason the author reads [COM-4] [CON-1] [NTF-1]', async ({
    page,
    browser,
    baseURL,
    signInAs,
    apiAs,
  }) => {
    const title = marked('حسابات للبيع');
    const reason = marked('الإعلانات ممنوعة في المنتدى');
    const author = await apiAs('volunteer');
    const id = await startDiscussion(author, title, 'تواصلوا معي على الخاص.');

    await signInAs('student');
    await page.goto(`/community?discussion=${id}`);
    const forum = new ForumPage(page);
    await forum.report(title, 'ليس سؤالاً');

    const moderator = await anotherBrowser(browser, baseURL!, await apiAs('admin'));
    await moderator.setViewportSize({ width: 1280, height: 800 });
    const queue = new ConsoleQueue(moderator, 'abuse-reports');
    await queue.open(title);
    for (const words of ['إعلان أو رسالة مزعجة', 'ليس سؤالاً', 'تواصلوا معي على الخاص.', 'ظاهرة للجميع']) {
      await expect(moderator.getByText(words, { exact: false }).first()).toBeVisible();
    }
    expect(await accessibilityFaults(moderator)).toEqual([]);
    await moderator.setViewportSize({ width: 320, height: 700 });
    await moderator.reload();
    await expect(moderator.getByRole('button', { name: 'رفض البلاغ' })).toBeVisible();
    expect(await overflowingElements(moderator)).toEqual([]);
    await moderator.getByRole('button', { name: 'قبول البلاغ وإخفاء المشاركة' }).click();
    await expect(moderator.getByText('اكتب سبباً يقرؤه كاتب المشاركة.')).toBeVisible();
    await moderator.setViewportSize({ width: 1280, height: 800 });
    await queue.decide('قبول البلاغ وإخفاء المشاركة', reason, 'أُخفيت المشاركة ووصل السبب إلى كاتبها');
    await expect(queue.row(title)).toHaveCount(0);

    await page.goto(`/community?discussion=${id}`);
    await expect(page.getByRole('dialog', { name: 'لم نجد هذا النقاش' })).toBeVisible();

    const writing = await anotherBrowser(browser, baseURL!, author);
    await writing.goto('/notifications');
    await writing.getByRole('link').filter({ hasText: reason }).first().click();
    await expect(writing.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const told = writing.getByRole('main').getByRole('status');
    await expect(told).toContainText('أخفى المشرفون هذه المشاركة');
    await expect(told).toContainText(reason);
    await Promise.all([moderator.context().close(), writing.context().close()]);
  });

  test('a moderator pins, moves and locks with a reason, and the author sees each at once [COM-4] [COM-5]', async ({
    page,
    browser,
    baseURL,
    signInAs,
    apiAs,
  }) => {
    const title = marked('كيف أرتّب وقتي؟');
    const id = await startDiscussion(await apiAs('student'), title, 'بين الدراسة والعمل.');
    await signInAs('student');
    await page.goto(`/community?discussion=${id}`);
    const shown = new ForumPage(page).dialog(title);
    await expect(shown).toBeVisible();

    const moderator = await anotherBrowser(browser, baseURL!, await apiAs('admin'));
    await moderator.goto(`/community?discussion=${id}`);
    const dialog = new ForumPage(moderator).dialog(title);
    const decide = async (act: string, reason: string) => {
      await dialog
        .getByRole('button', { name: /^إجراءات أخرى/ })
        .first()
        .click();
      await moderator.getByRole('menuitem', { name: act }).click();
      const decision = moderator.getByRole('dialog', { name: act });
      const forum = decision.getByRole('combobox');
      if (await forum.count()) await forum.selectOption({ label: 'المهارات الشخصية' });
      await decision.getByRole('textbox').fill(reason);
      await decision.getByRole('button', { name: 'تأكيد' }).click();
      await expect(decision).toBeHidden();
    };
    await decide('تثبيت', 'سؤال مفيد');
    await expect(shown.getByText('ثبّت المشرفون هذا النقاش')).toBeVisible();
    await decide('نقل إلى منتدى آخر', 'مكانه المهارات');
    await expect(shown.getByText('نقل المشرفون هذا النقاش إلى هذا المنتدى.')).toBeVisible();
    await expect(shown.getByText('المهارات الشخصية')).toBeVisible();
    await decide('إغلاق الردود', 'اكتمل الجواب');
    await expect(shown.getByText('أُغلق هذا النقاش ولا يستقبل ردوداً جديدة.')).toBeVisible();
    await expect(shown.getByText('اكتمل الجواب')).toBeVisible();
    await decide('إلغاء التثبيت', 'انتهى');
    await moderator.context().close();
  });
});

test.describe('in English', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });

  test('a newcomer’s post with a link waits, is published from the console, and everybody reads it [COM-4] [CON-1]', async ({
    page,
    browser,
    baseURL,
    signInAs,
    apiAs,
  }) => {
    test.skip(dataDir === '' && process.env['BASE_URL'] !== undefined, 'the mails of that server are out of reach');
    const title = marked('My first page');
    const newcomers = await anotherBrowser(browser, baseURL!, await newcomer(baseURL!));
    await newcomers.goto('/community?lang=en');
    const forum = new ForumPage(newcomers, 'en');
    const id = await forum.start('Web development', title, 'Please look at https://page.example and tell me.');
    await expect(forum.dialog(title).getByText('This post waits for a review.')).toBeVisible();

    await signInAs('student');
    await page.goto(`/community?discussion=${id}&lang=en`);
    await expect(page.getByRole('dialog', { name: 'This discussion was not found' })).toBeVisible();

    const moderator = await anotherBrowser(browser, baseURL!, await apiAs('admin'));
    await moderator.setViewportSize({ width: 1280, height: 800 });
    await moderator.goto('/console');
    await moderator.getByRole('button', { name: /switch|التبديل/ }).click();
    const queue = new ConsoleQueue(moderator, 'pending-posts');
    await moderator.setViewportSize({ width: 320, height: 700 });
    await moderator.goto('/console/pending-posts');
    await expect(moderator.getByRole('link').filter({ hasText: title })).toBeVisible();
    expect(await overflowingElements(moderator)).toEqual([]);
    await moderator.setViewportSize({ width: 1280, height: 800 });
    await queue.open(title);
    expect(await accessibilityFaults(moderator)).toEqual([]);
    await moderator.getByRole('button', { name: 'Refuse and hide' }).click();
    await expect(moderator.getByText('Write the reason for the author to read.')).toBeVisible();
    await queue.decide('Approve and publish', 'Welcome!', 'The post is published for everybody');
    await expect(queue.row(title)).toHaveCount(0);

    await expect(
      forum.dialog(title).getByText('The moderators reviewed this discussion and published it.'),
    ).toBeVisible();
    await expect(forum.dialog(title).getByText('Welcome!')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await Promise.all([moderator.context().close(), newcomers.context().close()]);
  });
});
