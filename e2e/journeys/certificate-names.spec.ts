import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { completeLesson } from '../environment/complete-lesson.ts';
import { type LiveServer, startLiveServer } from '../environment/live-server.ts';
import { expect, test } from '../environment/test.ts';

const phone = { width: 360, height: 740 };

test.describe('in Arabic on a phone', () => {
  let server: LiveServer;
  test.beforeAll(async () => {
    server = await startLiveServer();
  });
  test.afterAll(() => server?.stop());

  test('names are confirmed on a picture before the end, and corrected after it by the instructor [CRT-12]', async ({
    browser,
  }) => {
    const [teaching, learning] = [await server.person('instructor'), await server.person('student')];
    const about = { titleAr: 'قراءة العقود', descriptionAr: 'بند بعد بند.', categoryId: 'business-management' };
    const made = await teaching.request.post('/api/courses', { data: { ...about, duration: 1 } });
    const { id } = (await made.json()) as { id: string };
    const lesson = { titleAr: 'ما العقد؟', contentAr: 'العقد اتفاق مكتوب.' };
    const { id: lessonId } = (await (
      await teaching.request.post(`/api/courses/${id}/lessons`, { data: lesson })
    ).json()) as { id: string };
    expect((await teaching.request.post(`/api/courses/${id}/publish`)).ok()).toBe(true);
    expect((await learning.request.post('/api/enrollments', { data: { courseId: id } })).ok()).toBe(true);

    const learner = await anotherBrowser(browser, server.address, learning);
    await learner.setViewportSize(phone);
    await learner.goto(`/courses/${id}/lessons/${lessonId}`);
    const question = learner.getByRole('region', { name: 'كيف يُكتب اسمك على الشهادة؟' });
    await question.getByRole('textbox', { name: 'الاسم الكامل بالعربية' }).fill('نور جاسم العبيدي');
    await question.getByRole('textbox', { name: 'الاسم الكامل بالحروف اللاتينية' }).fill('Noor Jasim');
    await expect(question.getByRole('figure').getByText('Noor Jasim')).toBeVisible();
    expect(await accessibilityFaults(learner)).toEqual([]);
    expect(await overflowingElements(learner)).toEqual([]);
    await question.getByRole('button', { name: 'الاسمان صحيحان' }).click();
    await expect(question).toBeHidden();

    await completeLesson(learning.request, lessonId);
    await learner.goto('/certificates');
    await learner.getByRole('button', { name: 'طلب تصحيح الاسم' }).click();
    const asking = learner.getByRole('dialog', { name: 'تصحيح الاسم على الشهادة' });
    await asking.getByRole('textbox', { name: 'الاسم الكامل بالحروف اللاتينية' }).fill('Noor Jasim Al-Obaidi');
    expect(await accessibilityFaults(learner)).toEqual([]);
    await asking.getByRole('button', { name: 'إرسال الطلب' }).click();
    await expect(learner.getByText(/وطلبك ينتظر قرار المدرّب/)).toBeVisible();

    const instructor = await anotherBrowser(browser, server.address, teaching);
    await instructor.setViewportSize(phone);
    await instructor.goto('/notifications');
    await instructor.getByRole('link', { name: /طلب تصحيح الاسم/ }).click();
    const wishes = instructor.getByRole('region', { name: 'طلبات تصحيح الاسم' });
    await expect(wishes.getByText('Noor Jasim Al-Obaidi')).toBeVisible();
    expect(await overflowingElements(instructor)).toEqual([]);
    await wishes.getByRole('button', { name: /^القرار في تصحيح اسم/ }).click();
    expect(await accessibilityFaults(instructor)).toEqual([]);
    await instructor.getByRole('button', { name: 'إصدار شهادة بديلة بهذا الاسم' }).click();
    await expect(wishes).toBeHidden();

    await learner.goto('/notifications');
    await expect(learner.getByRole('link', { name: /صدرت شهادة بديلة/ })).toBeVisible();
    const certificates = (await (await learning.request.get('/api/certificates')).json()) as { holderNameEn: string }[];
    expect(certificates.map(({ holderNameEn }) => holderNameEn)).toContain('Noor Jasim Al-Obaidi');
    await Promise.all([learner.context().close(), instructor.context().close()]);
  });
});
