import type { APIRequestContext } from '@playwright/test';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { expect, test } from '../environment/test.ts';
import { ConsoleQueue } from '../pages/console-queue.ts';

const marked = (words: string) => `${words} ${Date.now().toString(36)}`;
const honest = 'نرتّب رفوف المكتبة ونقرأ للأطفال كل سبت.';

/** Posts an opportunity that asks its volunteers for money; answers its id. */
async function postTrap(poster: APIRequestContext, title: string): Promise<string> {
  const description = `${honest} على المتقدم دفع رسوم تسجيل قبل البدء.`;
  const data = { type: 'volunteer', title, description, contactInfo: 'library@example.org' };
  const answer = await poster.post('/api/opportunities', { data });
  const { id, status, heldFor } = (await answer.json()) as { id: string; status: string; heldFor: string[] };
  expect({ status, heldFor }).toEqual({ status: 'pending', heldFor: ['fees'] });
  return id;
}

test.describe('in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a posting that asks for a fee is seen by nobody until an administrator let it through [OPP-4] [CON-1] [NTF-1]', async ({
    page,
    browser,
    baseURL,
    signInAs,
    apiAs,
  }) => {
    const title = marked('متطوعون للمكتبة');
    const reason = marked('التطوّع لا يكون برسوم');
    const poster = await apiAs('volunteer');
    const id = await postTrap(poster.request, title);

    await signInAs('student');
    await page.goto(`/opportunities?search=${encodeURIComponent(title)}`);
    await expect(page.getByText('لا توجد فرص')).toBeVisible();
    await expect(page.getByRole('link', { name: title })).toHaveCount(0);

    const moderator = await anotherBrowser(browser, baseURL!, await apiAs('admin'));
    await moderator.setViewportSize({ width: 320, height: 700 });
    await moderator.goto('/console/pending-postings');
    const card = moderator.getByRole('listitem').filter({ hasText: title });
    for (const words of ['فرصة', 'يطلب رسوماً أو تأميناً', honest]) await expect(card).toContainText(words);
    expect(await overflowingElements(moderator)).toEqual([]);
    await card.getByRole('link').click();
    await expect(moderator.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(moderator.getByText('library@example.org')).toBeVisible();
    expect(await overflowingElements(moderator)).toEqual([]);

    await moderator.setViewportSize({ width: 1280, height: 800 });
    const queue = new ConsoleQueue(moderator, 'pending-postings');
    await queue.open(title);
    await expect(moderator.getByRole('menuitem', { name: /إعلانات تنتظر.*بانتظار قرار/ })).toBeVisible();
    await expect(moderator.getByRole('progressbar')).toHaveCount(0);
    expect(await accessibilityFaults(moderator)).toEqual([]);
    await moderator.getByRole('button', { name: 'رفض' }).click();
    await expect(moderator.getByText('اكتب سبب الرفض ليقرأه صاحب الإعلان.')).toBeVisible();
    await queue.decide('رفض', reason, 'رُفض الإعلان ووصل السبب إلى صاحبه');
    await expect(queue.row(title)).toHaveCount(0);

    const posting = await anotherBrowser(browser, baseURL!, poster);
    await posting.goto('/notifications');
    await posting.getByRole('link').filter({ hasText: reason }).first().click();
    await expect(posting.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(posting.getByText('لم يُقبل للنشر')).toBeVisible();
    await expect(posting.getByText(reason)).toBeVisible();

    const changed = await poster.request.patch(`/api/opportunities/${id}`, { data: { description: honest } });
    expect(await changed.json()).toMatchObject({ status: 'pending', heldFor: [] });
    await queue.open(title);
    await expect(moderator.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(moderator.getByText('جديد بلا علامات')).toBeVisible();
    await queue.decide('قبول ونشر', '', 'نُشر الإعلان وأُبلغ صاحبه');

    await page.reload();
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await posting.goto('/notifications');
    await expect(posting.getByRole('link').filter({ hasText: title }).filter({ hasText: 'ونُشر' })).toBeVisible();
    await Promise.all([moderator.context().close(), posting.context().close()]);
  });
});
