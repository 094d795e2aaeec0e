import { anotherBrowser } from '../environment/another-browser.ts';
import { arriveOnFoot } from '../environment/on-foot.ts';
import { expect, test } from '../environment/test.ts';
import { ForumPage } from '../pages/forum-page.ts';
import { Header } from '../pages/header.ts';
import { JobsPage } from '../pages/jobs-page.ts';
import { LoginPage } from '../pages/login-page.ts';

const marked = (words: string) => `${words} ${Date.now().toString(36)}`;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a member asks, is answered, and the bell leads to the answer [NAV-1] [COM-1] [NTF-1]', async ({
  page,
  browser,
  baseURL,
  apiAs,
}) => {
  const title = marked('كيف أكتب سيرتي الأولى؟');
  await arriveOnFoot(page);
  await page.getByRole('main').getByRole('link', { name: 'انضم إلى النقاش' }).click();
  await new LoginPage(page).enterAs('student', '/discussions');
  const asking = new ForumPage(page);
  await asking.start('مساعدة', title, 'لم أعمل من قبل. ماذا أكتب؟');
  await asking.close(title);

  const helper = await anotherBrowser(browser, baseURL!, await apiAs('instructor'));
  await arriveOnFoot(helper);
  await new Header(helper).sections
    .or(helper.getByRole('navigation'))
    .getByRole('link', { name: /^(مجتمع|المنتدى)$/ })
    .first()
    .click();
  const answering = new ForumPage(helper);
  await answering.open(title);
  await answering.reply(title, 'اكتب مشاريعك ودوراتك.');
  await helper.context().close();

  await new Header(page).bell.click();
  const news = page.getByRole('dialog', { name: 'الإشعارات' });
  await news.getByRole('link', { name: title }).first().click();
  await expect(page.getByText('اكتب مشاريعك ودوراتك.')).toBeVisible();
});

test('a job seeker finds a vacancy, applies, and finds the application again [NAV-1] [JOB-1] [JOB-2]', async ({
  page,
  apiAs,
}) => {
  const poster = await apiAs('instructor');
  const title = marked('موظف استقبال');
  const data = {
    title,
    companyName: 'مكتب الرافدين',
    description: 'تستقبل المراجعين وتنظّم المواعيد.',
    location: 'الموصل',
    contactInfo: 'jobs@example.org',
    employmentType: 'full-time',
    experienceLevel: 'entry',
    requiredSkills: ['خدمة الزبائن'],
  };
  expect((await poster.request.post('/api/jobs', { data })).status()).toBe(201);

  await arriveOnFoot(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'الوظائف' }).click();
  await new LoginPage(page).enterAs('student', '/jobs');
  const jobs = new JobsPage(page);
  await jobs.find(title);
  await jobs.apply('أتممت دورة في خدمة الزبائن.', 'https://example.org/cv.pdf');
  await expect(jobs.timeline.getByRole('listitem')).toHaveCount(1);
  const menu = await new Header(page).openMobileMenu();
  await menu.getByRole('link', { name: 'طلباتي' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: title })).toBeVisible();
});
