import type { APIRequestContext, Page } from '@playwright/test';
import { overflowingElements } from '../checks/layout.ts';
import { completeLesson } from '../environment/complete-lesson.ts';
import { idOf, learnCourse, publishFirstCourse } from '../environment/first-course.ts';
import { newLearner } from '../environment/new-learner.ts';
import { expect, test } from '../environment/test.ts';

const right = { sky: 'أزرق', grass: 'أخضر' };
const question = (promptAr: string, answer: string, wrong: string) => ({
  type: 'single',
  promptAr,
  options: [
    { ar: answer, correct: true },
    { ar: wrong, correct: false },
  ],
});
const quiz = {
  questions: [question('ما لون السماء؟', right.sky, 'أحمر'), question('ما لون العشب؟', right.grass, 'أبيض')],
};
const rules = { isPractice: false, passMark: '50', attempts: 3, timeLimitMinutes: null, pauseMinutes: 0 };

/** A course of a lesson with two graded questions and one to read; half of the questions are enough. */
async function publishCourseWithQuiz(author: APIRequestContext) {
  const about = { titleAr: 'ألوان الطبيعة', descriptionAr: 'انظر وسمِّ.', categoryId: 'design-creativity' };
  const courseId = await idOf(await author.post('/api/courses', { data: { ...about, duration: 1, price: '0' } }));
  const add = async (data: object) => idOf(await author.post(`/api/courses/${courseId}/lessons`, { data }));
  const withQuiz = await add({ titleAr: 'السماء والعشب', contentAr: 'السماء زرقاء والعشب أخضر.', quiz });
  const toRead = await add({ titleAr: 'انظر حولك', contentAr: 'سمِّ ما تراه.' });
  const ruled = await author.put(`/api/lessons/${withQuiz}/quiz/rules`, { data: { ...rules, counting: 'best' } });
  expect(ruled.ok(), await ruled.text()).toBe(true);
  expect((await author.post(`/api/courses/${courseId}/publish`)).ok()).toBe(true);
  return { courseId, withQuiz, toRead };
}

async function handIn(page: Page, address: string, answers: readonly string[]): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'ابدأ الاختبار' }).click();
  const paper = page.getByRole('region', { name: 'اختبار الدرس' });
  // On a phone each question has a screen of its own, in an order of the paper's.
  for (const onward of ['السؤال التالي', 'إلى نهاية الورقة']) {
    await paper.getByRole('radio', { name: new RegExp(`^(${answers.join('|')})$`) }).click();
    await paper.getByRole('button', { name: onward }).click();
  }
  await expect(paper.getByText('إجاباتك محفوظة')).toBeVisible();
  await paper.getByRole('button', { name: 'تسليم الورقة' }).click();
}

async function beginAgain(page: Page, courseId: string): Promise<void> {
  await page.goto(`/courses/${courseId}`);
  await page.getByRole('button', { name: 'ابدأ الدورة من جديد' }).click();
  const asked = page.getByRole('dialog', { name: 'بدء الدورة من جديد؟' });
  await expect(asked).toContainText('ما أنجزته وشهادتك يبقيان لك');
  await asked.getByRole('button', { name: 'ابدأ الدورة من جديد' }).click();
  await expect(page.getByText('بدأت الدورة من جديد')).toBeVisible();
}

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

    await beginAgain(page, courseId);

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

  test('two runs of one person keep their own progress, papers and grades, and each its certificate [RUN-1]', async ({
    page,
    context,
    baseURL,
    apiAs,
  }) => {
    const { courseId, withQuiz, toRead } = await publishCourseWithQuiz((await apiAs('instructor')).request);
    const { request } = await newLearner(context, baseURL!);
    await idOf(await request.post('/api/enrollments', { data: { courseId } }));
    const lesson = `/courses/${courseId}/lessons/${withQuiz}`;
    await handIn(page, lesson, [right.sky, 'أبيض']);
    await expect(page.getByText('درجتك 50%')).toBeVisible();
    for (const id of [withQuiz, toRead]) await completeLesson(request, id);

    await beginAgain(page, courseId);
    await completeLesson(request, toRead);
    await page.reload();
    const runs = page.getByRole('region', { name: 'مرّاتك في هذه الدورة' });
    const [second, first] = [runs.getByRole('listitem').nth(0), runs.getByRole('listitem').nth(1)];
    await expect(second).toContainText('المرة 2');
    await expect(second).toContainText('50%');
    await expect(second.getByRole('link', { name: 'شهادتها' })).toHaveCount(0);
    await first.getByText('ما أنجزته فيها').click();
    await expect(first.getByText('الدروس: أنجزت 2 من درسين')).toBeVisible();

    await handIn(page, lesson, [right.sky, right.grass]);
    await expect(page.getByText('درجتك 100%')).toBeVisible();
    await completeLesson(request, withQuiz);
    await page.goto(`/courses/${courseId}`);
    await expect(second).toContainText('اكتملت');
    // Who took part is given no grade.
    await expect(runs.getByText(/الدرجة/)).toHaveCount(0);
    await expect(runs.getByRole('link', { name: 'شهادتها' })).toHaveCount(2);
    expect(await overflowingElements(page)).toEqual([]);
  });
});
