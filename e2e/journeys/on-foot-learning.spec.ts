import { newcomersBrowser } from '../environment/another-browser.ts';
import { arriveOnFoot, enterOnFoot } from '../environment/on-foot.ts';
import { expect, test } from '../environment/test.ts';
import { AssignmentPage } from '../pages/assignment-page.ts';
import { CertificatesPage } from '../pages/certificates-page.ts';
import { CourseEditor } from '../pages/course-editor.ts';
import { CoursePage } from '../pages/course-page.ts';
import { Header } from '../pages/header.ts';
import { LessonPage } from '../pages/lesson-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { VerificationPage } from '../pages/verification-page.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('an instructor teaches and marks, a learner who signed up holds the certificate, an employer checks its code [NAV-1] [CRS-3] [CRS-4] [ASG-2] [CRT-1] [CRT-7]', async ({
  page,
  browser,
  baseURL,
}) => {
  const mark = Date.now().toString(36);
  const titleAr = `رسائل تُقرأ ${mark}`;
  const lesson = 'الرسالة القصيرة';
  const work = { titleAr: `رسالة إلى مدير ${mark}`, taskAr: 'اكتب رسالة من أربعة أسطر.', lesson };
  const quiz = { promptAr: 'بماذا تبدأ؟', right: 'بالطلب', wrong: 'بالاعتذار' };

  await test.step('an instructor writes a course with a quiz and work to hand in, and publishes it', async () => {
    await enterOnFoot(page, 'instructor');
    await page.getByRole('main').getByRole('link', { name: 'إنشاء دورة' }).first().click();
    const editor = new CourseEditor(page);
    await editor.describe({ titleAr, descriptionAr: 'كيف تكتب رسالة عمل.', category: 'المهارات الشخصية' });
    await editor.addLesson({ titleAr: lesson, contentAr: 'ابدأ بما تريد.', quiz });
    await new AssignmentPage(page).write(work);
    await page.getByRole('link', { name: 'كل الواجبات' }).click();
    await page.getByRole('link', { name: 'العودة إلى الدورة' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'تعديل الدورة' }).click();
    await editor.publish();
  });

  const arriving = await newcomersBrowser(browser, baseURL!);
  const learner = await test.step('a visitor signs up, and confirms by the mail', async () => {
    await arriveOnFoot(arriving);
    await arriving.getByRole('main').getByRole('link', { name: 'ابدأ التعلّم مجاناً' }).click();
    const signUp = new SignUpPage(arriving);
    return signUp.confirm(await signUp.register('حسين', 'علي'));
  });
  const player = new LessonPage(learner);

  await test.step('finds the course, joins it, takes the quiz and hands the work in', async () => {
    await learner.getByRole('link', { name: 'أو اختر من كل الدورات' }).click();
    const course = new CoursePage(learner);
    await course.find(titleAr);
    await course.enroll();
    await course.start();
    await player.isShown(lesson);
    await player.answer(quiz.right);
    await learner.getByRole('main').getByRole('link', { name: work.titleAr }).click();
    await new AssignmentPage(learner).handIn('إلى المدير: أطلب يوم إجازة.');
  });

  await test.step('the instructor marks the work', async () => {
    const menu = await new Header(page).openMobileMenu();
    await menu.getByRole('link', { name: 'لوحة المدرّب' }).click();
    await new AssignmentPage(page).mark(work.titleAr, /^3\. كله/, 'واضحة وقصيرة.');
  });

  const code =
    await test.step('the bell leads the learner to the mark, and the lesson to the certificate', async () => {
      await new Header(learner).bell.click();
      const news = learner.getByRole('dialog', { name: 'الإشعارات' });
      await news.getByRole('link', { name: work.titleAr }).click();
      await expect(new AssignmentPage(learner).round(1)).toContainText('واضحة وقصيرة.');
      await learner.getByRole('link', { name: 'كل الواجبات' }).click();
      await learner.getByRole('link', { name: 'العودة إلى الدورة' }).first().click();
      await learner.getByRole('link', { name: 'ابدأ التعلّم' }).click();
      await player.complete();
      await player.finish();
      return new CertificatesPage(learner).code(titleAr);
    });

  await test.step('an employer types the code', async () => {
    const employer = await newcomersBrowser(browser, baseURL!);
    await arriveOnFoot(employer);
    const verification = new VerificationPage(employer);
    await verification.check(code);
    await expect(employer.getByRole('article')).toContainText(titleAr);
    await expect(employer.getByRole('article')).toContainText('حسين علي');
    await employer.context().close();
  });
  await learner.context().close();
});
