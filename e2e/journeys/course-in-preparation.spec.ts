import { expect, test } from '../environment/test.ts';
import { CourseEditor } from '../pages/course-editor.ts';
import { CoursePage } from '../pages/course-page.ts';

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a learner follows a course in preparation; its author publishes it, and the notification leads to it [CRS-10] [NTF-1]', async ({
    page,
    signInAs,
  }) => {
    const titleAr = `أمن الحسابات ${Date.now().toString(36)}`;
    await signInAs('instructor');
    const editor = new CourseEditor(page);
    await editor.create({ titleAr, descriptionAr: 'كيف تحمي حساباتك.', category: 'المهارات الشخصية' });
    const address = new URL(page.url()).pathname;
    const courseAddress = address.replace(/\/edit$/, '');
    await editor.addLesson({ titleAr: 'كلمة مرور قوية', contentAr: '## فكرة\n\nجملة طويلة تحفظها.' });
    await editor.announce();
    await expect(page.getByText('لا ينتظرها أحد بعد')).toBeVisible();

    await signInAs('student');
    await page.goto('/courses');
    const course = new CoursePage(page);
    await course.find(titleAr);
    await expect(page.getByRole('heading', { level: 1, name: titleAr })).toBeVisible();
    await expect(page.getByText('قيد الإعداد', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'التحق بالدورة' })).toHaveCount(0);
    await page.getByRole('button', { name: 'متابعة الدورة' }).click();
    await expect(page.getByRole('button', { name: 'إلغاء المتابعة' })).toBeVisible();
    await expect(page.getByText('ينتظرها شخص واحد')).toBeVisible();
    await page.getByRole('tab', { name: 'المنهج' }).click();
    await expect(page.getByText('كلمة مرور قوية')).toBeVisible();
    await expect(page.getByRole('link', { name: 'كلمة مرور قوية' })).toHaveCount(0);

    await signInAs('instructor');
    await page.goto(address);
    const deepLink = await page.getByRole('link', { name: 'تعديل كلمة مرور قوية' }).getAttribute('href');
    const lessonId = new URL(deepLink!, page.url()).searchParams.get('lesson');
    await signInAs('student');
    await page.goto(`${courseAddress}/lessons/${lessonId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'هذا الدرس قيد الإعداد' })).toBeVisible();

    await signInAs('instructor');
    await page.goto(address);
    await expect(page.getByText('ينتظرها شخص واحد')).toBeVisible();
    await editor.publishWhole();

    await signInAs('student');
    await page.goto('/notifications');
    const news = page.getByRole('link', { name: new RegExp(`اكتملت دورة تتابعها: «.?${titleAr}`) });
    await expect(async () => {
      await page.reload();
      await expect(news.first()).toBeVisible({ timeout: 2000 });
    }).toPass();
    await news.first().click();
    await expect(page).toHaveURL(new RegExp(`${courseAddress}$`));
    await course.enroll();
    await course.start();
    await expect(page.getByRole('heading', { level: 1, name: 'كلمة مرور قوية' })).toBeVisible();
  });
});
