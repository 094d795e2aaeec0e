import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { expect, test } from '../environment/test.ts';
import { Header } from '../pages/header.ts';
import { OpportunitiesPage } from '../pages/opportunities-page.ts';

const learner = 'سارة علي حسن';
const contact = 'saturdays@example.org';
const marked = (words: string) => `${words} ${Date.now().toString(36)}`;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a volunteer posts, a student applies by a double click, and hears of each step [OPP-1] [OPP-2] [OPP-3] [NTF-3]', async ({
  page,
  browser,
  baseURL,
  signInAs,
  apiAs,
}) => {
  const title = marked('قراءة للأطفال كل سبت');
  const volunteer = await anotherBrowser(browser, baseURL!, await apiAs('volunteer'));
  const posting = new OpportunitiesPage(volunteer);
  await volunteer.goto('/opportunities');
  await expect(volunteer.getByRole('heading', { level: 1, name: 'إدارة الفرص' })).toBeVisible();
  await posting.post({ title, description: 'نقرأ للأطفال قصصاً قصيرة.', location: 'بغداد', contact });
  await posting.open(title);

  await signInAs('student');
  const applying = new OpportunitiesPage(page);
  await page.goto('/opportunities');
  await applying.search(title);
  await applying.open(title);
  await expect(page.getByText(contact)).toHaveCount(0);
  await applying.apply('أحب القراءة بصوت عالٍ.');
  await expect(page.getByRole('button', { name: 'قدّم الآن' })).toHaveCount(0);

  await expect(posting.applicant(learner)).toHaveCount(1);
  await expect(posting.applicant(learner)).toContainText('أحب القراءة بصوت عالٍ.');
  expect(await overflowingElements(volunteer)).toEqual([]);
  expect(await accessibilityFaults(volunteer)).toEqual([]);

  await page.getByRole('link', { name: 'متابعة الطلب' }).click();
  const stations = page.getByRole('list', { name: 'ما جرى للطلب' }).getByRole('listitem');
  await expect(stations).toHaveText([/أُرسل الطلب/]);
  const { bell } = new Header(page);
  const unread = await bell.textContent();
  await posting.review(learner);
  await expect(stations).toHaveText([/أُرسل الطلب/, /بدأت المراجعة/]);
  await expect(bell).not.toHaveText(unread!);
  await posting.accept(learner, 'نلتقي يوم السبت.');
  await expect(stations.last()).toContainText('نلتقي يوم السبت.');
  await expect(page.getByText(contact)).toBeVisible();
  await expect(page.getByRole('button', { name: 'سحب الطلب' })).toHaveCount(0);
  expect(await overflowingElements(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await bell.click();
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}$/);
  await page.goto('/applications');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('مقبول');
  await volunteer.context().close();
});

test('a posting that looks like a trap says why it waits, and nobody else sees it [OPP-4]', async ({
  page,
  signInAs,
  apiAs,
}) => {
  const title = marked('وظيفة عن بُعد');
  await signInAs('volunteer');
  const posting = new OpportunitiesPage(page);
  await page.goto('/opportunities');
  await posting.post({ title, description: 'عمل سهل. ادفع رسوم تسجيل قبل البدء.', location: 'عن بُعد', contact });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('طلب رسوم أو تأمين من المتقدّمين')).toBeVisible();
  const student = await apiAs('student');
  const id = page.url().split('/').at(-1);
  expect((await student.request.get(`/api/opportunities/${id}`)).status()).toBe(404);
});
