import { expect, test } from '../environment/test.ts';
import { CourseEditor } from '../pages/course-editor.ts';
import { CoursePage } from '../pages/course-page.ts';

test('an instructor writes, publishes and renames a course, which learners then find and read [CRS-3] [CRS-4]', async ({
  page,
  signInAs,
}) => {
  const marker = Date.now().toString(36);
  const titleAr = `كتابة التقارير ${marker}`;
  const renamed = `كتابة التقارير المهنية ${marker}`;
  await signInAs('instructor');
  const editor = new CourseEditor(page);
  await editor.create({ titleAr, descriptionAr: 'كيف تكتب تقريراً واضحاً.', category: 'المهارات الشخصية' });
  const address = new URL(page.url()).pathname;
  const courseAddress = address.replace(/\/edit$/, '');

  await signInAs('student');
  await page.goto(courseAddress);
  await expect(page.getByRole('heading', { level: 1, name: 'لا توجد هذه الدورة' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'غير مصرح' })).toBeVisible();

  await signInAs('instructor');
  await page.goto(address);
  await editor.addLesson({ titleAr: 'ما التقرير؟', contentAr: '## تعريف\n\nالتقرير يجيب عن سؤال.' });
  await editor.addLesson({
    titleAr: 'بنية التقرير',
    contentAr: 'ابدأ بالخلاصة ثم التفاصيل.',
    quiz: { promptAr: 'بماذا تبدأ؟', right: 'بالخلاصة', wrong: 'بالملاحق' },
  });
  await editor.publish();
  await editor.rename(renamed);

  await signInAs('student');
  await page.goto('/courses');
  const course = new CoursePage(page);
  await course.find(renamed);
  await course.enroll();
  await course.start();
  await expect(page.getByRole('heading', { level: 1, name: 'ما التقرير؟' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { level: 2, name: 'تعريف' })).toBeVisible();
});

for (const role of ['student', 'volunteer'] as const) {
  test(`a ${role} reads غير مصرح in the place of the form and is refused by the server [CRS-3]`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(role);
    await page.goto('/create-course');
    await expect(page.getByRole('heading', { level: 1, name: 'غير مصرح' })).toBeVisible();
    const answer = await page.request.post('/api/courses', {
      data: { titleAr: 'دورة', descriptionAr: 'وصف', categoryId: 'web-development', level: 'beginner', duration: 1 },
    });
    expect(answer.status()).toBe(403);
  });
}
