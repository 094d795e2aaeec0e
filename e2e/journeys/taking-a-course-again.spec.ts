import { completeLesson } from '../environment/complete-lesson.ts';
import { learnCourse, publishFirstCourse } from '../environment/first-course.ts';
import { newLearner } from '../environment/new-learner.ts';
import { expect, test } from '../environment/test.ts';

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a learner takes a course again and has two certificates of it [RUN-1]', async ({
    page,
    context,
    baseURL,
    apiAs,
  }) => {
    const courseId = await publishFirstCourse((await apiAs('instructor')).request);
    const { request } = await newLearner(context, baseURL!);
    await learnCourse(request, courseId);
    const certificates = async () =>
      ((await (await request.get('/api/certificates')).json()) as { courseId: string }[]).filter(
        (one) => one.courseId === courseId,
      );
    expect(await certificates()).toHaveLength(1);

    await page.goto(`/courses/${courseId}`);
    await page.getByRole('button', { name: 'ابدأ الدورة من جديد' }).click();
    const question = page.getByRole('dialog', { name: 'أتبدأ هذه الدورة من جديد؟' });
    await expect(question).toContainText('ما أنجزته وشهادتك يبقيان لك');
    await question.getByRole('button', { name: 'ابدأ الدورة من جديد' }).click();
    await expect(page.getByText('بدأت الدورة من جديد')).toBeVisible();

    const runs = page.getByRole('region', { name: 'مرّاتك في هذه الدورة' });
    await expect(runs.getByText('المرة 2')).toBeVisible();
    await runs.getByText('ما أنجزته فيها').click();
    await expect(runs.getByText(/الدروس:/)).toBeVisible();

    const lessons = (await (await request.get(`/api/courses/${courseId}/lessons`)).json()) as { id: string }[];
    for (const { id } of lessons) await completeLesson(request, id);
    expect(await certificates()).toHaveLength(2);
    await page.reload();
    await expect(runs.getByRole('link', { name: 'شهادتها' })).toHaveCount(2);
  });
});
