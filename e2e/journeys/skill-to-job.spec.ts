import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import type { ApiSession } from '../environment/api-session.ts';
import { completeLesson } from '../environment/complete-lesson.ts';
import { expect, test } from '../environment/test.ts';
import { AssessmentPage } from '../pages/assessment-page.ts';
import { CoursePage } from '../pages/course-page.ts';
import { Header } from '../pages/header.ts';
import { JobsPage } from '../pages/jobs-page.ts';
import { LessonPage } from '../pages/lesson-page.ts';
import { ProfilePage } from '../pages/profile-page.ts';

const course = 'خدمة زبائن تجعلهم يعودون';
const learner = 'سارة علي حسن';
const letter = 'أدرت حسابات متجر عائلتي سنة كاملة، وأتممت دورة في خدمة الزبائن على مسار.';

/** A vacancy of the demo instructor that asks for what the learner is about to show and to learn. */
async function post(poster: ApiSession): Promise<string> {
  const title = `مساعد مدير متجر ${Date.now().toString(36)}`;
  const data = {
    title,
    companyName: 'متجر الضفاف',
    description: 'تستقبل الزبائن وترتّب يوم المتجر مع مديره.',
    location: 'البصرة',
    contactInfo: 'يوسف، 0770 000 0000',
    salaryRange: '600 ألف دينار شهرياً',
    employmentType: 'full-time',
    experienceLevel: 'entry',
    requiredSkills: ['إدارة الأعمال', 'خدمة الزبائن'],
    niceSkills: ['إدارة المخزون'],
  };
  const answer = await poster.request.post('/api/jobs', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return title;
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('a learner shows a skill, learns what a job lacks, applies, and hears of the next step [ASM-1] [PRF-2] [JOB-1] [JOB-2] [NTF-3]', async ({
  page,
  browser,
  baseURL,
  signInAs,
  apiAs,
}) => {
  const poster = await apiAs('instructor');
  const title = await post(poster);
  await signInAs('student');

  await page.goto('/skills-assessment');
  const assessment = new AssessmentPage(page);
  await assessment.start('إدارة الأعمال');
  await assessment.finish('100 ألف دينار');
  await assessment.reached('ممتاز');

  const header = new Header(page);
  await (await header.openMobileMenu()).getByRole('link', { name: 'الملف الشخصي' }).click();
  const skills = await new ProfilePage(page).openSkills();
  await expect(skills.getByRole('listitem').filter({ hasText: 'إدارة الأعمال' })).toBeVisible();

  const jobs = new JobsPage(page);
  await jobs.find(title);
  await expect(jobs.match.getByRole('listitem').filter({ hasText: 'إدارة الأعمال' })).toContainText('بعد تقييم');
  const way = jobs.way(course);
  await expect(way).toContainText('3 ساعات');
  const [, after = ''] = /بعدها: (\d+%)/.exec(await way.innerText()) ?? [];
  const before = await jobs.match.getByRole('img', { name: /تطابق/ }).innerText();
  expect(Number.parseInt(after)).toBeGreaterThan(Number.parseInt(before));
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);

  await way.click();
  const learning = new CoursePage(page);
  await learning.isShown(course);
  const courseId = new URL(page.url()).pathname.split('/').at(-1);
  await learning.enroll();
  const [first, ...others] = (await (await page.request.get(`/api/courses/${courseId}/lessons`)).json()) as {
    id: string;
    titleAr: string;
    hasQuiz: boolean;
  }[];
  for (const { id } of others) await completeLesson(page.request, id, (await apiAs('admin')).request);
  await learning.start();
  const player = new LessonPage(page);
  await player.isShown(first!.titleAr);
  if (first!.hasQuiz) await player.passQuiz(await apiAs('admin'));
  await player.complete();
  await expect(page.getByRole('heading', { level: 1, name: 'مبارك! أتممت الدورة' })).toBeVisible();

  // Without a reload the match has risen to what was promised.
  await player.close();
  await jobs.find(title);
  await jobs.fits(after);
  await expect(jobs.way(course)).toHaveCount(0);

  await jobs.apply(letter, 'https://example.org/sara-cv.pdf');
  await expect(jobs.timeline.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('main').getByText('بانتظار الردّ')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowingElements(page)).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);

  const employer = await anotherBrowser(browser, baseURL!, poster);
  await employer.goto(new URL(page.url()).pathname);
  await expect(employer.getByText(letter)).toBeVisible();
  await employer.getByRole('button', { name: `بدء المراجعة: ${learner}` }).click();

  await expect(jobs.timeline.getByText('بدأت المراجعة')).toBeVisible();
  await header.bell.click();
  const news = page.getByRole('dialog', { name: 'الإشعارات' });
  await expect(news.getByRole('link', { name: title })).toBeVisible();
  await news.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/applications\/[^/]+$/);
  await employer.context().close();
});
