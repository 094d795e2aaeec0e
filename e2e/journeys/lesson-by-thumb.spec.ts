import { newLearner } from '../environment/new-learner.ts';
import { expect, test } from '../environment/test.ts';
import { CertificatesPage } from '../pages/certificates-page.ts';
import { LessonPage } from '../pages/lesson-page.ts';

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a learner goes from lesson to lesson to the certificate with one thumb [LSN-2] [CRT-1] [CRT-4]', async ({
    page,
    context,
    baseURL,
    apiAs,
  }) => {
    const { course, lessons } = await newLearner(context, baseURL!);
    const author = await apiAs('admin');
    await page.goto(`/courses/${course.id}/lessons/${lessons[0]!.id}`);
    const player = new LessonPage(page);
    for (const [place, { id, titleAr }] of lessons.entries()) {
      await player.isShown(titleAr);
      await player.answerByThumb(await player.keyOf(author, id));
      await player.tapOn('إنهاء الدرس');
      if (place < lessons.length - 1) await player.tapOn(/^التالي: /);
    }
    await player.isFinished();
    await player.tapOn('عرض شهادتك');
    await expect(page).toHaveURL('/certificates');
    await expect(new CertificatesPage(page).card(course.titleAr)).toBeVisible();
  });
});
