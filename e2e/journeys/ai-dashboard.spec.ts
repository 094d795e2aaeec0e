import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { newcomer } from '../environment/newcomer.ts';
import { expect, test } from '../environment/test.ts';
import { AiDashboardPage } from '../pages/ai-dashboard-page.ts';

test.describe('in Arabic, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a learner finds courses, workshops and jobs with reasons, and reads courses in Kurdish [DSH-7] [REC-1] [VRW-1] [JOB-2] [ANL-1] [ANL-2] [TRN-1] [TRN-2]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('student');
    const dashboard = new AiDashboardPage(page);
    await dashboard.open();
    const isFine = async () => {
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await overflowingElements(page)).toEqual([]);
    };

    const courses = await dashboard.show('التوصيات', 'دورات مقترحة لك');
    await expect(courses.getByRole('listitem')).toHaveCount(3);
    await expect(courses.getByRole('img', { name: /^تناسبك \d+%$/ })).toHaveCount(3);
    await isFine();
    expect(await dashboard.openFirst(courses)).toEqual({
      event: 'ai_recommendation_clicked',
      metadata: { courseId: expect.any(String) },
    });
    const first = await courses.getByRole('heading', { level: 3 }).first().innerText();
    await courses.getByRole('button', { name: `لا تناسبني: ${first}` }).click();
    const note = page.getByRole('group', { name: /لن نقترح عليك/ });
    await expect(note).toContainText(first);
    await expect(courses.getByRole('link', { name: first, exact: true })).toHaveCount(0);
    await note.getByRole('button', { name: 'تراجع' }).click();
    await expect(courses.getByRole('link', { name: first, exact: true })).toBeVisible();

    const workshops = await dashboard.show('الورش الافتراضية', 'الورش الافتراضية');
    await expect(workshops.getByRole('listitem')).toHaveCount(3);
    await isFine();
    expect(await dashboard.openFirst(workshops)).toEqual({
      event: 'vr_workshop_viewed',
      metadata: { workshopId: expect.any(String) },
    });

    const jobs = await dashboard.show('الوظائف', 'الوظائف الأقرب إلى مهاراتك');
    await expect(jobs.getByRole('img', { name: /^تطابق \d+%$/ })).toHaveCount(3);
    await isFine();
    expect(await dashboard.openFirst(jobs)).toEqual({
      event: 'job_recommendation_clicked',
      metadata: { jobId: expect.any(String) },
    });

    const figures = await dashboard.show('التحليلات', 'أين وصلت؟');
    for (const words of ['الالتحاقات3', 'دورات مكتملة1', 'الشهادات1']) await expect(figures).toContainText(words);
    await expect(figures.getByRole('figure', { name: 'دقائق التعلّم في آخر أسبوعين' })).toBeVisible();
    await isFine();

    const languages = await dashboard.show('اللغات', 'بأي لغة تقرأ الدورات؟');
    await languages.getByRole('radio', { name: /کوردیی ناوەندی/ }).check();
    await expect(languages.locator('[lang=ckb]').filter({ hasText: /[ێۆە]/ }).nth(1)).toBeVisible();
    await isFine();
    await page.goto('/courses');
    await expect(page.getByText('بالعربية', { exact: true }).first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'ابحث في الدورات' }).fill('بنەماکانی HTML');
    await expect(page.getByRole('link', { name: 'بنەماکانی HTML و CSS' })).toBeVisible();
    await expect(page.getByText('دورة واحدة')).toBeVisible();
  });
});

test.describe('in English, for somebody who came a moment ago', () => {
  test('there is something to do in every tab, and the change of language is told [DSH-7] [ANL-1]', async ({
    browser,
    baseURL,
  }) => {
    const page = await anotherBrowser(browser, baseURL!, await newcomer(baseURL!));
    await page.setViewportSize({ width: 1280, height: 800 });
    const dashboard = new AiDashboardPage(page);
    await page.goto('/ai-dashboard?lang=en');
    const courses = await dashboard.show('Recommendations', 'Courses suggested for you');
    await expect(courses.getByRole('listitem')).toHaveCount(3);
    const jobs = await dashboard.show('Jobs', 'Jobs closest to your skills');
    await expect(jobs.getByRole('heading', { name: 'No job is close to your skills yet' })).toBeVisible();
    await expect(jobs.getByRole('link', { name: 'Assess your skills' })).toBeVisible();
    const figures = await dashboard.show('Analytics', 'Where do you stand?');
    await expect(figures.getByRole('heading', { name: 'You have not started learning yet' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    const told = dashboard.told();
    await page.getByRole('button', { name: 'العربية', exact: true }).click();
    expect(await told).toEqual({ event: 'language_changed', metadata: { from: 'en', to: 'ar' } });
    await expect(page.getByRole('heading', { name: 'لم تبدأ التعلّم بعد' })).toBeVisible();
  });
});
