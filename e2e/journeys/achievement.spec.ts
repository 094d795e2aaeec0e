import type { APIRequestContext, Page } from '@playwright/test';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { type LiveServer, startLiveServer } from '../environment/live-server.ts';
import { expect, test } from '../environment/test.ts';

const quiz = {
  questions: [
    {
      type: 'single',
      promptAr: 'ما أصغر زرّ يُلمس بسهولة؟',
      options: [
        { ar: '44 نقطة', correct: true },
        { ar: '10 نقاط', correct: false },
      ],
    },
  ],
};
const task = {
  titleAr: 'ارسم شاشتك',
  taskAr: 'ارسم شاشة على الورق وصوّرها.',
  accepts: ['photos'],
  lateRule: 'accepted',
  percentPerDay: '5',
  resubmissions: 1,
  passMark: '60',
  isRequired: true,
  rubric: [
    {
      titleAr: 'الوضوح',
      levels: [
        { titleAr: 'ضعيف', points: 0 },
        { titleAr: 'متقن', points: 2 },
      ],
    },
  ],
};
const rules = { isPractice: false, passMark: '70', attempts: 3, timeLimitMinutes: null, counting: 'best' };
const courseTitle = 'أزرار للإبهام';

/** A course of two lessons: one with a quiz, one with work that a person marks. */
async function publishCourse(instructor: APIRequestContext) {
  const send = async (path: string, data: object) =>
    (await (await instructor.post(path, { data })).json()) as { id: string };
  const about = { titleAr: courseTitle, descriptionAr: 'من اللمس إلى الورق.', categoryId: 'design-creativity' };
  const { id: courseId } = await send('/api/courses', { ...about, duration: 1, price: '0' });
  const lessons = `/api/courses/${courseId}/lessons`;
  const { id: first } = await send(lessons, { titleAr: 'حجم الأزرار', contentAr: 'الإبهام عريض.', quiz });
  const { id: second } = await send(lessons, { titleAr: 'شاشة من ورق', contentAr: 'ابدأ بالورق.' });
  const { id: assignment } = await send(`/api/courses/${courseId}/assignments`, { ...task, lessonId: second });
  expect((await instructor.post(`/api/courses/${courseId}/publish`)).ok()).toBe(true);
  return { courseId, first, second, assignment };
}

/** Answers the one question and hands the paper in. */
async function take(page: Page, option: string): Promise<void> {
  const paper = page.getByRole('region', { name: 'اختبار الدرس' });
  await paper.getByRole('radio', { name: option }).click();
  await expect(paper.getByText('إجاباتك محفوظة')).toBeVisible();
  await paper.getByRole('button', { name: 'إلى نهاية الورقة' }).click();
  await paper.getByRole('button', { name: 'تسليم الورقة' }).click();
}

test.describe('in Arabic on a phone, on a live server', () => {
  let server: LiveServer;
  test.beforeAll(async () => {
    server = await startLiveServer();
  });
  test.afterAll(() => server?.stop());

  test('a learner fails, waits, passes, hands in a photo, is marked, and holds a certificate of achievement [EVD-1] [EVD-2] [EVD-3] [EVD-4] [ASG-1]', async ({
    browser,
  }) => {
    const [teaching, learning] = [await server.person('instructor'), await server.person('student')];
    const { courseId, first, second, assignment } = await publishCourse(teaching.request);
    const setPause = (pauseMinutes: number) =>
      teaching.request.put(`/api/lessons/${first}/quiz/rules`, { data: { ...rules, pauseMinutes } });
    expect((await setPause(10)).ok()).toBe(true);
    await learning.request.post('/api/enrollments', { data: { courseId } });
    const learner = await anotherBrowser(browser, server.address, learning);
    await learner.setViewportSize({ width: 360, height: 740 });

    await learner.goto(`/courses/${courseId}`);
    const way = learner.getByRole('region', { name: 'ما يلزم لإتمام الدورة' });
    await expect(way).toContainText('بقيت 3 محاولات');
    await expect(way).toContainText('لم يُسلَّم بعد');

    await learner.goto(`/courses/${courseId}/lessons/${first}`);
    await learner.getByRole('button', { name: 'ابدأ الاختبار' }).click();
    await take(learner, '10 نقاط');
    await expect(learner.getByText('درجتك 0%')).toBeVisible();
    await expect(learner.getByText('إجاباتك الصحيحة 0 من 1. درجة النجاح 70%، أي 1 من 1: ينقصك 1.')).toBeVisible();
    await expect(learner.getByRole('button', { name: /^المحاولة التالية (اليوم|غداً) / })).toBeDisabled();
    expect(await overflowingElements(learner)).toEqual([]);

    // The author lets nobody wait any longer.
    expect((await setPause(0)).ok()).toBe(true);
    await learner.reload();
    await learner.getByRole('button', { name: 'ابدأ محاولة أخرى' }).click();
    await take(learner, '44 نقطة');
    await expect(learner.getByText('درجتك 100%')).toBeVisible();
    await learner.getByRole('button', { name: 'إنهاء الدرس' }).click();
    await expect(learner.getByRole('link', { name: /^التالي: / })).toBeVisible();

    await learner.goto(`/courses/${courseId}/assignments/${assignment}`);
    await learner
      .locator('input[accept^="image"]')
      .setInputFiles({ name: 'شاشتي.png', mimeType: 'image/png', buffer: await learner.screenshot() });
    await expect(learner.getByRole('img', { name: /^صورة: / })).toBeVisible();
    await learner.getByRole('button', { name: 'تسليم العمل' }).click();
    await learner.getByRole('dialog').getByRole('button', { name: 'تسليم العمل' }).click();
    await expect(learner.getByRole('region', { name: 'الجولة 1' })).toContainText('ينتظر التصحيح');
    await learner.goto(`/courses/${courseId}`);
    await expect(way).toContainText('سُلّم، وينتظر التصحيح');

    const marker = await anotherBrowser(browser, server.address, teaching);
    await marker.goto('/marking');
    await marker.getByRole('link', { name: task.titleAr }).first().click();
    await expect(marker.getByRole('img', { name: /^صورة: / })).toBeVisible();
    for (const key of ['2', 'Control+Enter']) await marker.keyboard.press(key);
    await expect(marker.getByText('لا شيء ينتظر التصحيح')).toBeVisible();

    await learner.goto(`/courses/${courseId}/lessons/${second}`);
    await learner.getByRole('button', { name: 'إنهاء الدرس' }).click();
    await expect(learner.getByRole('heading', { level: 1, name: 'مبارك! أتممت الدورة' })).toBeFocused();
    const [certificate] = (await (await learning.request.get('/api/certificates')).json()) as {
      verificationCode: string;
      evidence: string;
    }[];
    expect(certificate?.evidence).toBe('A');
    await learner.goto(`/verify/${certificate!.verificationCode}`);
    await expect(learner.getByText('شهادة إنجاز').first()).toBeVisible();
    await expect(learner.getByText('صحّح مدرّب أعمال صاحبها، أو أدّى اختباره تحت إشراف.')).toBeVisible();
    await marker.context().close();
    await learner.context().close();
  });
});
