import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { ApiSession } from '../environment/api-session.ts';
import { openInstalled, readsOfLesson, untilKept } from '../environment/kept-offline.ts';
import { newcomer } from '../environment/newcomer.ts';
import { openAs } from '../environment/open-as.ts';
import { expect, test } from '../environment/test.ts';
import { LessonPage } from '../pages/lesson-page.ts';

const words = {
  kept: 'إجاباتك محفوظة على جهازك. سنصحّحها حين يعود الاتصال ونخبرك بدرجتك.',
  sent: 'أُرسل ما كان ينتظر',
  needsServer: 'يحتاج هذا الاختبار إلى الاتصال. تابع قراءة الدرس، وابدأ حين يعود.',
  begin: 'ابدأ الاختبار',
};

const title = 'الصناديق المرنة';
const quiz = {
  questions: [
    {
      id: randomUUID(),
      type: 'single',
      promptAr: 'ما الاتجاه الافتراضي؟',
      promptEn: 'Which direction is usual?',
      options: [
        { id: randomUUID(), ar: 'صف', en: 'Row', correct: true },
        { id: randomUUID(), ar: 'عمود', en: 'Column', correct: false },
      ],
    },
  ],
};
const rules = { passMark: '70', attempts: 3, pauseMinutes: 10, counting: 'best' };

/** Somebody new is in a course whose only lesson has a quiz, for practice or one that counts. */
async function inLessonWithQuiz(
  { request: author }: ApiSession,
  context: BrowserContext,
  address: string,
  isPractice: boolean,
): Promise<{ learner: ApiSession; courseId: string; lessonId: string }> {
  const about = { titleAr: 'تخطيط الصفحات', descriptionAr: 'من الصف إلى الشبكة.', categoryId: 'web-development' };
  const made = await author.post('/api/courses', { data: { ...about, duration: 1, price: '0' } });
  const { id: courseId } = (await made.json()) as { id: string };
  const written = await author.post(`/api/courses/${courseId}/lessons`, {
    data: { titleAr: title, contentAr: 'تُرتَّب العناصر في صف.', quiz },
  });
  expect(written.status(), await written.text()).toBe(201);
  const { id: lessonId } = (await written.json()) as { id: string };
  const ruled = await author.put(`/api/lessons/${lessonId}/quiz/rules`, { data: { ...rules, isPractice } });
  expect(ruled.ok(), await ruled.text()).toBe(true);
  expect((await author.post(`/api/courses/${courseId}/publish`)).ok()).toBe(true);

  const learner = await newcomer(address);
  await openAs(context, address, learner);
  expect((await learner.request.post('/api/enrollments', { data: { courseId } })).status()).toBe(201);
  return { learner, courseId, lessonId };
}

test('a quiz for practice is answered without network, and graded once when it returns [PERF-5] [LSN-2]', async ({
  page,
  context,
  baseURL,
  apiAs,
}) => {
  const { learner, courseId, lessonId } = await inLessonWithQuiz(await apiAs('instructor'), context, baseURL!, true);
  await openInstalled(page, `/courses/${courseId}/lessons/${lessonId}`);
  await new LessonPage(page).isShown(title);
  await untilKept(page, ...readsOfLesson(courseId, lessonId));

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('radio', { name: 'صف' }).click();
  await expect(page.getByText(words.kept)).toBeVisible();
  const attempt = async () => {
    const lesson = await (await learner.request.get(`/api/lessons/${lessonId}`)).json();
    const { attempts, bestScore } = (lesson as { quiz: { attempts: number; bestScore: string | null } }).quiz;
    return { attempts, bestScore };
  };
  expect(await attempt()).toEqual({ attempts: 0, bestScore: null });

  await context.setOffline(false);
  await expect(page.getByText(words.sent)).toBeVisible();
  await expect.poll(attempt).toEqual({ attempts: 1, bestScore: '100.00' });
});

test('a quiz that counts says that it needs the network, and may begin by itself when it is back [PERF-5] [EVD-2]', async ({
  page,
  context,
  baseURL,
  apiAs,
}) => {
  const { courseId, lessonId } = await inLessonWithQuiz(await apiAs('instructor'), context, baseURL!, false);
  await openInstalled(page, `/courses/${courseId}/lessons/${lessonId}`);
  const player = new LessonPage(page);
  await player.isShown(title);
  await untilKept(page, ...readsOfLesson(courseId, lessonId));

  await context.setOffline(true);
  await page.reload();
  await player.isShown(title);
  await expect(page.getByText(words.needsServer)).toBeVisible();
  await expect(page.getByRole('button', { name: words.begin })).toBeHidden();

  await context.setOffline(false);
  const region = page.getByRole('region', { name: 'اختبار الدرس' });
  await expect(region.getByRole('button', { name: words.begin })).toBeVisible();
  await expect(page.getByText(words.needsServer)).toBeHidden();
});
