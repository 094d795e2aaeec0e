import { completeLesson } from '../environment/complete-lesson.ts';
import { newLearner } from '../environment/new-learner.ts';
import { expect, test } from '../environment/test.ts';
import { LessonPage } from '../pages/lesson-page.ts';

interface Beat {
  whiles: { seconds: number }[];
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('learning time comes from a lesson in view and used, not from pressing that it is completed [LRN-1] [ENR-4]', async ({
    page,
    context,
    baseURL,
    apiAs,
  }) => {
    await page.clock.install();
    const { request, course, lessons } = await newLearner(context, baseURL!);
    const lesson = lessons.find(({ state }) => state === 'open')!;
    const address = `/api/lessons/${lesson.id}`;
    const days = async () =>
      (await (await request.get('/api/analytics/learning-days?weeks=1')).json()) as { minutes: number }[];
    // Completed over the API: no minutes, whether or not the lesson had a quiz to answer.
    await completeLesson(request, lesson.id, (await apiAs('admin')).request);
    expect((await days()).filter(({ minutes }) => minutes > 0)).toEqual([]);

    await page.goto(`/courses/${course.id}/lessons/${lesson.id}`);
    await new LessonPage(page).isShown(lesson.titleAr);
    await page.mouse.move(100, 200);
    const beat = page.waitForResponse((response) => response.url().endsWith(`${address}/learning-time`));
    await page.clock.fastForward(65_000);
    const answer = await beat;
    expect(answer.status()).toBe(204);
    const { whiles } = answer.request().postDataJSON() as Beat;
    expect(whiles.reduce((sum, { seconds }) => sum + seconds, 0)).toBeGreaterThanOrEqual(60);
    // Today is a day of learning, with no more than has passed since they joined, whatever their clock says.
    const learned = await days();
    expect(learned).toHaveLength(1);
    expect(learned[0]!.minutes).toBeLessThan(5);
  });
});
