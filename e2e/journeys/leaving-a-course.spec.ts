import { completeLesson } from '../environment/complete-lesson.ts';
import { newLearner } from '../environment/new-learner.ts';
import { expect, test } from '../environment/test.ts';

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a learner leaves a course and finds everything again when joining once more [LRN-2]', async ({
    page,
    context,
    baseURL,
    apiAs,
  }) => {
    const { request, course, lessons } = await newLearner(context, baseURL!);
    const enrollments = async () => (await (await request.get('/api/enrollments')).json()) as { progress: string }[];
    await completeLesson(request, lessons[0]!.id, (await apiAs('admin')).request);
    const before = await enrollments();
    expect(Number(before[0]?.progress)).toBeGreaterThan(0);

    await page.goto(`/courses/${course.id}`);
    await page.getByRole('button', { name: 'مغادرة الدورة' }).click();
    const question = page.getByRole('dialog', { name: 'مغادرة الدورة؟' });
    await expect(question).toContainText(course.titleAr);
    await expect(question).toContainText('يُحفظ تقدّمك سنة');
    await question.getByRole('button', { name: 'مغادرة الدورة' }).click();
    await expect(page.getByText('غادرت الدورة')).toBeVisible();
    expect(await enrollments()).toEqual([]);

    await page.getByRole('button', { name: 'التحق بالدورة' }).click();
    await expect(page.getByRole('link', { name: 'تابع التعلّم' })).toBeVisible();
    expect(await enrollments()).toEqual(before);
  });
});
