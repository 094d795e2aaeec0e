import { newcomer } from '../environment/newcomer.ts';
import { arriveOnFoot } from '../environment/on-foot.ts';
import { expect, test } from '../environment/test.ts';
import { CertificatesPage } from '../pages/certificates-page.ts';
import { CoursePage } from '../pages/course-page.ts';
import { LessonPage } from '../pages/lesson-page.ts';
import { LoginPage } from '../pages/login-page.ts';

interface Lesson {
  titleAr: string;
  titleEn: string;
  hasQuiz: boolean;
}

/** Learned by somebody new each time: who learned them already finds no locks. */
const titles = {
  ar: 'أساسيات HTML وCSS',
  en: 'Time Management for Students',
};
test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a visitor finds a course, learns it and holds a certificate that anybody can verify [NAV-1] [CRS-2] [LSN-2] [ENR-1] [CRT-1] [CRT-3] [CRT-4]', async ({
    page,
    browser,
    baseURL,
    apiAs,
  }) => {
    await arriveOnFoot(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'تخطَّ إلى المحتوى' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'تصفّح الدورات' }).first().click();

    const login = new LoginPage(page);
    await login.isShown();
    await login.enterByEmail(await newcomer(baseURL!));
    await expect(page).toHaveURL('/courses');

    const course = new CoursePage(page);
    await course.find(titles.ar);
    const courseId = new URL(page.url()).pathname.split('/').at(-1)!;
    const curriculum = await course.openCurriculum();
    await expect(curriculum.getByText('مقفل')).toHaveCount(4);
    await course.enroll();
    await expect(curriculum.getByText('مقفل')).toHaveCount(0);
    await course.start();

    const lessons = (await (await page.request.get(`/api/courses/${courseId}/lessons`)).json()) as Lesson[];
    const author = await apiAs('admin');
    const player = new LessonPage(page);
    for (const [place, { titleAr, hasQuiz }] of lessons.entries()) {
      if (place > 0) await player.goOn();
      await player.isShown(titleAr);
      if (hasQuiz) await player.passQuiz(author);
      await player.completeByKeyboard();
    }
    await player.finish();

    const certificates = new CertificatesPage(page);
    // Who took part is given no grade.
    await expect(certificates.card(titles.ar)).toContainText('شهادة مشاركة');
    await expect(certificates.card(titles.ar)).not.toContainText('%');
    const pdf = await certificates.downloadPdf(titles.ar);
    expect(pdf.subarray(0, 4).toString()).toBe('%PDF');
    const address = await certificates.view(titles.ar);

    const employer = await browser.newContext({ baseURL: baseURL!, locale: 'ar-IQ' });
    const verification = await employer.newPage();
    await verification.goto(address);
    await expect(verification.getByRole('heading', { name: 'شهادة سارية' })).toBeVisible();
    await expect(verification.getByRole('article')).toContainText('حسين علي');
    await expect(verification.getByRole('article')).toContainText(titles.ar);
    await verification.goto('/verify/0000000000000000');
    await expect(verification.getByRole('heading', { name: 'لا شهادة بهذا الرمز' })).toBeVisible();
    await employer.close();
  });
});

test.describe('in English on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });

  test('a shorter course leads to its certificate too [READ-4] [LSN-2] [CRT-1]', async ({ page, baseURL, apiAs }) => {
    await page.goto('/?lang=en');
    await page.getByRole('main').getByRole('link', { name: 'Browse courses' }).first().click();
    const login = new LoginPage(page, 'en');
    await login.isShown();
    await login.enterByEmail(await newcomer(baseURL!));
    await expect(page).toHaveURL('/courses');

    const course = new CoursePage(page, 'en');
    await course.find(titles.en);
    const courseId = new URL(page.url()).pathname.split('/').at(-1)!;
    await course.enroll();
    await course.start();

    const lessons = (await (await page.request.get(`/api/courses/${courseId}/lessons`)).json()) as Lesson[];
    const player = new LessonPage(page, 'en');
    const author = await apiAs('admin');
    for (const [place, { titleEn, hasQuiz }] of lessons.entries()) {
      if (place > 0) await player.goOn();
      await player.isShown(titleEn);
      if (hasQuiz) await player.passQuiz(author);
      await player.complete();
    }
    await player.finish();
    const certificates = new CertificatesPage(page, 'en');
    expect((await certificates.downloadPdf(titles.en)).subarray(0, 4).toString()).toBe('%PDF');
    await certificates.view(titles.en);
    await expect(page.getByRole('heading', { name: 'Valid certificate' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('حسين علي');
  });
});
