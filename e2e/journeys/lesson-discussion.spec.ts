import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import type { ApiSession } from '../environment/api-session.ts';
import { expect, test } from '../environment/test.ts';
import { ForumPage } from '../pages/forum-page.ts';

interface Course {
  id: string;
  isPublished: boolean;
}

/** The first lesson of a course that the instructor teaches and the student takes part in. */
async function sharedLesson(instructor: ApiSession, student: ApiSession) {
  const mine = (await (await instructor.request.get('/api/courses/mine')).json()) as Course[];
  const courseId = mine.find(({ isPublished }) => isPublished)!.id;
  await student.request.post('/api/enrollments', { data: { courseId } });
  const lessons = (await (await student.request.get(`/api/courses/${courseId}/lessons`)).json()) as { id: string }[];
  return { lessonId: lessons[0]!.id, address: `/courses/${courseId}/lessons/${lessons[0]!.id}` };
}

const toggle = 'أسئلة عن هذا الدرس';

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a learner asks below a lesson, the instructor answers, and nobody else sees it [COM-4] [COM-5] [PERF-4]', async ({
    page,
    browser,
    baseURL,
    signInAs,
    apiAs,
  }) => {
    const [teaching, learning] = [await apiAs('instructor'), await apiAs('student')];
    const { lessonId, address } = await sharedLesson(teaching, learning);
    const title = `لماذا نكتب className؟ ${Date.now().toString(36)}`;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/discussions')) asked.push(request.url());
    });

    await signInAs('student');
    await page.goto(address);
    const section = page.getByRole('button', { name: toggle });
    await section.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);

    const teacher = await anotherBrowser(browser, baseURL!, teaching);
    await teacher.goto(address);
    await teacher.getByRole('button', { name: toggle }).click();
    const ask = { name: 'اسأل عن هذا الدرس' };
    await expect(teacher.getByRole('button', ask)).toBeVisible();

    await section.click();
    const [student, instructor] = [new ForumPage(page), new ForumPage(teacher)];
    await student.ask(title, 'هل `class` كلمة محجوزة في JavaScript؟');
    await expect(student.dialog(title)).toContainText('سؤال عن درس');
    await expect(instructor.card(title)).toHaveCount(1);

    await instructor.open(title);
    await instructor.reply(title, 'نعم، ولهذا اختار React اسماً آخر.');
    await expect(student.dialog(title).getByText('ولهذا اختار React')).toBeVisible();
    const lifted = student.dialog(title).getByRole('article', { name: 'جواب المدرّب' });
    await expect(lifted.getByText('المدرّب', { exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.goBack();
    await expect(student.dialog(title)).toBeHidden();
    await expect(student.card(title)).toContainText('ردّ واحد');
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflowingElements(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);

    const stranger = await apiAs('volunteer');
    expect((await stranger.request.get(`/api/discussions?lessonId=${lessonId}`)).status()).toBe(403);
    const passing = await anotherBrowser(browser, baseURL!, stranger);
    await passing.goto(address);
    await expect(passing.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(passing.getByRole('button', { name: toggle })).toHaveCount(0);
    await Promise.all([teacher.context().close(), passing.context().close()]);
  });
});
