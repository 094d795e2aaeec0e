import type { APIRequestContext } from '@playwright/test';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { type LiveServer, startLiveServer } from '../environment/live-server.ts';
import { expect, test } from '../environment/test.ts';
import { CoursePage } from '../pages/course-page.ts';

const title = 'إعداد ميزانية المشروع';

/** A published course with a price and one lesson. */
async function publishCourse(instructor: APIRequestContext): Promise<string> {
  const about = { titleAr: title, descriptionAr: 'من الفكرة إلى الأرقام.', categoryId: 'business-management' };
  const made = await instructor.post('/api/courses', { data: { ...about, duration: 2, price: '35' } });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const lesson = { titleAr: 'ما الميزانية؟', contentAr: 'الميزانية خطة بالأرقام.' };
  expect((await instructor.post(`/api/courses/${id}/lessons`, { data: lesson })).ok()).toBe(true);
  expect((await instructor.post(`/api/courses/${id}/publish`)).ok()).toBe(true);
  return id;
}

/** What a report on this month's revenue comes to. */
async function reportedRevenue(admin: APIRequestContext): Promise<unknown> {
  // Days of reports are those of Iraq.
  const inIraq = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Baghdad' });
  const day = (ahead: number) => inIraq.format(Date.now() + ahead * 86_400_000);
  const asked = { reportType: 'revenue', by: 'course', from: day(-7), to: day(0) };
  const { id } = (await (await admin.post('/api/admin/reports', { data: asked })).json()) as { id: string };
  const report = async () =>
    (await (await admin.get(`/api/admin/reports/${id}`)).json()) as {
      status: string;
      table: { totals: (string | null)[] } | null;
    };
  await expect.poll(async () => (await report()).status).toBe('done');
  return (await report()).table?.totals.slice(0, 2);
}

test.describe('in Arabic on a live server', () => {
  let server: LiveServer;
  test.beforeAll(async () => {
    server = await startLiveServer();
  });
  test.afterAll(() => server?.stop());

  test('a learner asks for a place, the instructor grants it, the learner is told and joins, and nobody has paid [PAY-1] [NTF-1] [RPT-1]', async ({
    browser,
  }) => {
    const [teaching, learning, admin] = [
      await server.person('instructor'),
      await server.person('student'),
      await server.person('admin'),
    ];
    const courseId = await publishCourse(teaching.request);
    const learner = await anotherBrowser(browser, server.address, learning);
    await learner.setViewportSize({ width: 360, height: 740 });
    await learner.goto(`/courses/${courseId}`);
    await expect(learner.getByText('$35')).toBeVisible();
    await learner.getByRole('button', { name: 'اطلب مقعداً' }).click();
    const dialog = learner.getByRole('dialog', { name: 'طلب مقعد في الدورة' });
    await dialog.getByRole('textbox').fill('أحتاجها لمشروع التخرّج');
    expect(await accessibilityFaults(learner)).toEqual([]);
    await dialog.getByRole('button', { name: 'إرسال الطلب' }).click();
    await expect(learner.getByText('طلبك قيد المراجعة')).toBeVisible();
    expect(await accessibilityFaults(learner)).toEqual([]);
    expect(await overflowingElements(learner)).toEqual([]);

    const instructor = await anotherBrowser(browser, server.address, teaching);
    await instructor.goto('/notifications');
    await instructor.getByRole('link', { name: /طلب مقعد من/ }).click();
    await expect(instructor.getByRole('heading', { level: 1, name: 'المقاعد وطلباتها' })).toBeVisible();
    await expect(instructor.getByText('أحتاجها لمشروع التخرّج')).toBeVisible();
    expect(await accessibilityFaults(instructor)).toEqual([]);
    await instructor.getByRole('button', { name: 'منح مقعد إلى حسين علي' }).click();
    const granting = instructor.getByRole('dialog', { name: 'منح المقعد' });
    await granting.getByLabel(/كلمة لصاحب المقعد/).fill('أهلاً بك');
    await granting.getByRole('button', { name: 'منح', exact: true }).click();
    await expect(instructor.getByText('لا طلبات بانتظارك')).toBeVisible();

    await learner.goto('/notifications');
    await learner.getByRole('link', { name: /مُنحت مقعداً/ }).click();
    const course = new CoursePage(learner);
    await course.isShown(title);
    await expect(learner.getByText('أهلاً بك')).toBeVisible();
    expect(await overflowingElements(learner)).toEqual([]);
    await learner.getByRole('button', { name: 'ابدأ الدورة' }).click();
    await expect(learner.getByText('التحقت بالدورة').first()).toBeVisible();
    await course.start();
    await expect(learner.getByRole('heading', { level: 1, name: 'ما الميزانية؟' })).toBeVisible();
    expect(await reportedRevenue(admin.request)).toEqual([null, '0']);

    const form = instructor.getByRole('region', { name: 'منح مقعد بالبريد الإلكتروني' });
    await form.getByLabel('البريد الإلكتروني').fill('friend@example.org');
    await form.getByLabel('المبلغ المستلم بالدولار').fill('12.5');
    await form.getByRole('button', { name: 'منح المقعد' }).click();
    await instructor.getByRole('combobox', { name: 'المعروض' }).selectOption('granted');
    await expect(instructor.getByText('friend@example.org')).toBeVisible();
    await expect(instructor.getByText(/استُلم \$12\.5/)).toBeVisible();
    expect(await reportedRevenue(admin.request)).toEqual(['12.50', '1']);
    await Promise.all([learner.context().close(), instructor.context().close()]);
  });

  test('a visitor is told that a place is asked for, without scripts too, and signs in first [PAY-1] [PUB-7]', async ({
    browser,
  }) => {
    const teaching = await server.person('instructor');
    const courseId = await publishCourse(teaching.request);
    for (const [language, label] of [
      ['ar', 'اطلب مقعداً'],
      ['en', 'Ask for a place'],
    ] as const) {
      const context = await browser.newContext({ baseURL: server.address, javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`/courses/${courseId}?lang=${language}`);
      await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', /^\/login\?redirect=courses%2F/);
      await context.close();
    }
  });
});

test('the demonstration gives a free place at once and says so [PAY-1] [READ-2]', async ({ page, signInAs, apiAs }) => {
  const { request } = await apiAs('student');
  const courses = (await (await request.get('/api/courses?limit=100')).json()) as { id: string; price: string }[];
  const taken = (await (await request.get('/api/enrollments')).json()) as { courseId: string }[];
  const course = courses.find(({ id, price }) => Number(price) > 0 && !taken.some(({ courseId }) => courseId === id));
  await signInAs('student');
  await page.goto(`/courses/${course!.id}`);
  await expect(page.getByText('في النسخة التجريبية تُمنح مقعداً مجانياً في الحال.')).toBeVisible();
  await new CoursePage(page).enroll('في النسخة التجريبية مُنحت مقعداً مجانياً.');
  await expect(page.getByText('التحقت بهذه الدورة')).toBeVisible();
});
