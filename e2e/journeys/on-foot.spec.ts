import type { Role } from '@masar/domain';
import type { Page } from '@playwright/test';
import { anotherBrowser } from '../environment/another-browser.ts';
import { arriveOnFoot } from '../environment/on-foot.ts';
import { expect, test } from '../environment/test.ts';
import { CourseEditor } from '../pages/course-editor.ts';
import { ForumPage } from '../pages/forum-page.ts';
import { Header } from '../pages/header.ts';
import { JobsPage } from '../pages/jobs-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { OpportunitiesPage } from '../pages/opportunities-page.ts';

const marked = (words: string) => `${words} ${Date.now().toString(36)}`;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** From the first page into the account of a role, by the button in the bar. */
async function enterAs(page: Page, role: Role): Promise<void> {
  await arriveOnFoot(page);
  await page.getByRole('banner').getByRole('link', { name: 'ابدأ' }).click();
  const login = new LoginPage(page);
  await login.isShown();
  await login.enterAs(role);
}

test('an employer checks the code of a paper and reads the page of the certificate [NAV-1] [CRT-4] [CRT-7]', async ({
  page,
  apiAs,
}) => {
  const { request } = await apiAs('student');
  const [certificate] = (await (await request.get('/api/certificates')).json()) as {
    verificationCode: string;
    courseTitleAr: string;
  }[];
  await arriveOnFoot(page);
  await page.getByRole('main').getByRole('link', { name: 'تحقّق من شهادة' }).click();
  await page.getByRole('textbox', { name: 'الرموز' }).fill(certificate!.verificationCode);
  await page.getByRole('button', { name: 'تحقّق منها' }).click();
  const row = page.getByRole('table').getByRole('row').nth(1);
  await expect(row).toContainText('سارية');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'شهادة صحيحة' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText(certificate!.courseTitleAr);
});

test('an instructor makes a course, a lesson and a quiz, and publishes them [NAV-1] [CRS-3] [CRS-4]', async ({
  page,
}) => {
  await enterAs(page, 'instructor');
  await page.getByRole('main').getByRole('link', { name: 'إنشاء دورة' }).first().click();
  const editor = new CourseEditor(page);
  const titleAr = marked('رسائل تُقرأ');
  await editor.describe({ titleAr, descriptionAr: 'كيف تكتب رسالة عمل.', category: 'المهارات الشخصية' });
  const quiz = { promptAr: 'بماذا تبدأ؟', right: 'بالطلب', wrong: 'بالاعتذار' };
  await editor.addLesson({ titleAr: 'الرسالة القصيرة', contentAr: 'ابدأ بما تريد.', quiz });
  await editor.publish();
});

test('an accepted volunteer goes from the application to the form for hours and logs some [NAV-1] [OPP-2] [OPP-3] [DSH-3]', async ({
  page,
  apiAs,
}) => {
  const { request } = await apiAs('admin');
  const title = marked('توزيع كتب مدرسية');
  const data = { type: 'volunteer', title, description: 'نوزّع الكتب كل سبت.', contactInfo: 'books@example.org' };
  const posted = await request.post('/api/opportunities', { data });
  expect(posted.status(), await posted.text()).toBe(201);
  const { id } = (await posted.json()) as { id: string };

  await enterAs(page, 'volunteer');
  await new Header(page).sections.getByRole('link', { name: 'فرص' }).click();
  const opportunities = new OpportunitiesPage(page);
  await opportunities.search(title);
  await opportunities.open(title);
  await opportunities.apply('لديّ سيارة وأعرف الحي.');
  await page.getByRole('link', { name: 'متابعة الطلب' }).click();

  const applications = (await (await request.get(`/api/opportunities/${id}/applications`)).json()) as { id: string }[];
  for (const action of ['review', 'accept']) {
    const moved = await request.patch(`/api/applications/${applications[0]!.id}`, { data: { action } });
    expect(moved.ok(), await moved.text()).toBe(true);
  }

  await page.getByRole('link', { name: 'سجّل ساعات تطوّعك' }).click();
  await page.getByRole('main').getByRole('button', { name: 'تسجيل ساعات' }).first().click();
  const form = page.getByRole('dialog', { name: 'تسجيل ساعات التطوّع' });
  await form.getByRole('combobox', { name: 'الفرصة' }).selectOption({ label: title });
  await form.getByRole('textbox', { name: 'عدد الساعات' }).fill('2.5');
  await form.getByRole('textbox', { name: 'ماذا فعلت؟' }).fill('وزّعت كتب الصف الأول.');
  await form.getByRole('button', { name: 'تسجيل', exact: true }).click();
  await expect(page.getByText('سُجّلت ساعاتك')).toBeVisible();
});

test('an administrator goes from the first page over the dashboard into a queue of the console [NAV-1] [DSH-4] [CON-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arriveOnFoot(page);
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await new LoginPage(page).enterAs('admin');
  await page.getByRole('main').locator('a[href*="/console/"][href*="filter="]').first().click();
  await expect(page).toHaveURL(/\/console\/[a-z-]+/);
  await page.getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/\/console\/[a-z-]+\/[^/]+/);
});

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
