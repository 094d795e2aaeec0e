import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { completeLesson } from '../environment/complete-lesson.ts';
import { type LiveServer, startLiveServer } from '../environment/live-server.ts';
import { expect, test } from '../environment/test.ts';

const phone = { width: 360, height: 740 };
const reason = 'أعد قراءة الدرس واكتب ملخّصاً له.';

test.describe('in Arabic on a phone', () => {
  let server: LiveServer;
  test.beforeAll(async () => {
    server = await startLiveServer();
  });
  test.afterAll(() => server?.stop());

  test('a certificate is sent back with a reason, asked for again and approved [CRT-11] [NTF-1]', async ({
    browser,
  }) => {
    const [teaching, learning] = [await server.person('instructor'), await server.person('student')];
    const about = { titleAr: 'قراءة العقود', descriptionAr: 'بند بعد بند.', categoryId: 'business-management' };
    const made = await teaching.request.post('/api/courses', { data: { ...about, duration: 1 } });
    const { id } = (await made.json()) as { id: string };
    const reviewed = await teaching.request.patch(`/api/courses/${id}`, { data: { requiresReview: true } });
    expect(reviewed.ok()).toBe(true);
    const lesson = { titleAr: 'ما العقد؟', contentAr: 'العقد اتفاق مكتوب.' };
    const { id: lessonId } = (await (
      await teaching.request.post(`/api/courses/${id}/lessons`, { data: lesson })
    ).json()) as { id: string };
    expect((await teaching.request.post(`/api/courses/${id}/publish`)).ok()).toBe(true);
    expect((await learning.request.post('/api/enrollments', { data: { courseId: id } })).ok()).toBe(true);
    await completeLesson(learning.request, lessonId);

    const learner = await anotherBrowser(browser, server.address, learning);
    await learner.setViewportSize(phone);
    await learner.goto(`/courses/${id}`);
    await expect(learner.getByText(/شهادتك قيد المراجعة منذ/)).toBeVisible();

    const instructor = await anotherBrowser(browser, server.address, teaching);
    await instructor.setViewportSize(phone);
    await instructor.goto('/instructor-dashboard');
    const panel = instructor.getByRole('region', { name: 'شهادات تنتظر مراجعتك' });
    await expect(panel.getByText('شهادة واحدة')).toBeVisible();
    expect(await overflowingElements(instructor)).toEqual([]);
    await panel.getByRole('link', { name: 'كل الشهادات' }).click();
    await instructor.getByRole('button', { name: /^مراجعة شهادة/ }).click();
    const dialog = instructor.getByRole('dialog', { name: /^شهادة/ });
    await expect(dialog.getByText('الدروس المكتملة: 1 من 1')).toBeVisible();
    expect(await accessibilityFaults(instructor)).toEqual([]);
    expect(await overflowingElements(instructor)).toEqual([]);
    await dialog.getByRole('textbox', { name: 'ما الذي ينقص؟' }).fill(reason);
    await dialog.getByRole('button', { name: 'إعادتها مع السبب' }).click();
    await expect(instructor.getByText('لا شهادات تنتظر مراجعتك')).toBeVisible();

    await learner.goto('/notifications');
    await learner.getByRole('link', { name: /أُعيدت إليك شهادتك/ }).click();
    await expect(learner.getByText(reason)).toBeVisible();
    expect(await accessibilityFaults(learner)).toEqual([]);
    expect(await overflowingElements(learner)).toEqual([]);
    await learner.getByRole('button', { name: 'طلب المراجعة من جديد' }).click();
    const asking = learner.getByRole('dialog', { name: 'طلب مراجعة جديدة' });
    await asking.getByRole('textbox').fill('كتبت الملخّص في ملاحظاتي.');
    await asking.getByRole('button', { name: 'إرسال الطلب' }).click();
    await expect(learner.getByText(/شهادتك قيد المراجعة منذ/)).toBeVisible();

    await instructor.goto('/certificate-reviews');
    await expect(instructor.getByText('كتبت الملخّص في ملاحظاتي.')).toBeVisible();
    await instructor.getByRole('button', { name: /^مراجعة شهادة/ }).click();
    await instructor.getByRole('button', { name: 'اعتماد الشهادة' }).click();
    await expect(instructor.getByText('لا شهادات تنتظر مراجعتك')).toBeVisible();
    await learner.goto('/certificates');
    await expect(learner.getByRole('link', { name: 'PDF بالعربية' })).toBeVisible();
    await Promise.all([learner.context().close(), instructor.context().close()]);
  });
});
