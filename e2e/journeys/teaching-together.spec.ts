import type { Page } from '@playwright/test';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser, newcomersBrowser } from '../environment/another-browser.ts';
import { newInstructor } from '../environment/new-instructor.ts';
import { arriveOnFoot } from '../environment/on-foot.ts';
import { expect, test } from '../environment/test.ts';
import { AssignmentPage } from '../pages/assignment-page.ts';
import { CourseEditor } from '../pages/course-editor.ts';
import { CoursePage } from '../pages/course-page.ts';
import { CoursePeople } from '../pages/course-people.ts';
import { Header } from '../pages/header.ts';
import { LessonPage } from '../pages/lesson-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';

const edit = (page: Page) => page.getByRole('main').getByRole('link', { name: 'تعديل الدورة' });

/** Over the menu of a phone to a page of its list. */
async function goTo(page: Page, name: string): Promise<void> {
  const menu = await new Header(page).openMobileMenu();
  await menu.getByRole('link', { name, exact: true }).click();
}

test('an owner invites a teacher, who edits, and an assistant, who marks and changes nothing; rights end at once, and the course is handed over [CRS-14] [ASG-2] [NTF-1]', async ({
  browser,
  baseURL,
}) => {
  const mark = Date.now().toString(36);
  const titleAr = `نكتب معاً ${mark}`;
  const renamed = `نكتب معاً كل يوم ${mark}`;
  const lesson = 'السطر الأول';
  const work = { titleAr: `سطر عن مدينتي ${mark}`, taskAr: 'اكتب سطراً واحداً.', lesson };
  const names = ['ليلى حسن', 'زينب كريم', 'مصطفى جاسم'] as const;
  const people = await Promise.all(
    names.map((name) => newInstructor(baseURL!, ...(name.split(' ') as [string, string]))),
  );
  const [owner, teacher, assistant] = (await Promise.all(
    people.map(async (person) => {
      const page = await anotherBrowser(browser, baseURL!, person);
      await page.setViewportSize({ width: 360, height: 740 });
      await arriveOnFoot(page);
      return page;
    }),
  )) as [Page, Page, Page];
  const [, teacherName, assistantName] = names;
  const owned = new CoursePeople(owner);

  await test.step('the owner publishes a course with work to hand in, and invites both by their addresses', async () => {
    await goTo(owner, 'لوحة المدرّب');
    await owner.getByRole('main').getByRole('link', { name: 'إنشاء دورة' }).first().click();
    const editor = new CourseEditor(owner);
    await editor.describe({ titleAr, descriptionAr: 'سطر كل يوم.', category: 'المهارات الشخصية' });
    await editor.addLesson({ titleAr: lesson, contentAr: 'ابدأ بسطر.' });
    await new AssignmentPage(owner).write(work);
    await owner.getByRole('link', { name: 'كل الواجبات' }).click();
    await owner.getByRole('link', { name: 'العودة إلى الدورة' }).first().click();
    await edit(owner).click();
    await editor.publish();
    await owned.invite(people[1]!.email, 'مدرّس');
    await owned.invite(people[2]!.email, 'مساعد');
    expect(await overflowingElements(owner)).toEqual([]);
  });

  await test.step('the teacher accepts and renames the course', async () => {
    await new CoursePeople(teacher).accept(titleAr);
    await edit(teacher).click();
    await new CourseEditor(teacher).rename(renamed);
    await expect(new CoursePeople(teacher).person(teacherName)).toContainText('مدرّس');
    await expect(new CoursePeople(teacher).invitation).toHaveCount(0);
  });

  await test.step('the assistant accepts and finds nothing to change', async () => {
    await new CoursePeople(assistant).accept(renamed);
    await expect(assistant.getByRole('link', { name: 'سجل الدرجات' })).toBeVisible();
    await expect(edit(assistant)).toHaveCount(0);
    await assistant.getByRole('main').getByRole('link', { name: 'الواجبات', exact: true }).click();
    await expect(assistant.getByRole('link', { name: work.titleAr })).toBeVisible();
    await expect(assistant.getByRole('link', { name: 'واجب جديد' })).toHaveCount(0);
    expect(await overflowingElements(assistant)).toEqual([]);
  });

  const learner = await test.step('a learner reads who teaches and hands work in', async () => {
    const arriving = await newcomersBrowser(browser, baseURL!);
    await arriveOnFoot(arriving);
    await arriving.getByRole('main').getByRole('link', { name: 'ابدأ التعلّم مجاناً' }).click();
    const signUp = new SignUpPage(arriving);
    const tab = await signUp.confirm(await signUp.register('حسين', 'علي'));
    await tab.getByRole('link', { name: 'أو اختر من كل الدورات' }).click();
    const course = new CoursePage(tab);
    await course.find(renamed);
    await tab.getByRole('tab', { name: 'المدرّب' }).click();
    const others = tab.getByRole('region', { name: 'يدرّسها أيضاً' }).getByRole('listitem');
    await expect(others).toContainText([`${teacherName}مدرّس`, `${assistantName}مساعد`]);
    await course.enroll();
    await course.start();
    await new LessonPage(tab).isShown(lesson);
    await tab.getByRole('main').getByRole('link', { name: work.titleAr }).click();
    await new AssignmentPage(tab).handIn('مدينتي عند النهر.');
    return tab;
  });

  await test.step('the assistant marks the work, and the learner reads the mark', async () => {
    await goTo(assistant, 'لوحة المدرّب');
    await new AssignmentPage(assistant).mark(work.titleAr, /^3\. كله/, 'سطر واضح.');
    await new Header(learner).bell.click();
    const news = learner.getByRole('dialog', { name: 'الإشعارات' });
    await news.getByRole('link', { name: work.titleAr }).click();
    await expect(new AssignmentPage(learner).round(1)).toContainText('سطر واضح.');
  });

  await test.step('the owner takes the assistant’s right back, and the page that is open leads nowhere any more', async () => {
    await goTo(assistant, 'لوحة المدرّب');
    await assistant
      .getByRole('main')
      .getByRole('link', { name: `عرض ${renamed}` })
      .click();
    await expect(assistant.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
    await owner.reload();
    await owned.decide('سحب الصلاحية', `سحب صلاحية ${assistantName}`);
    await expect(owned.person(assistantName)).toHaveCount(0);
    await assistant.getByRole('link', { name: 'سجل الدرجات' }).click();
    await expect(assistant.getByText('ليست هذه الدرجات لك')).toBeVisible();
    await new Header(assistant).bell.click();
    const news = assistant.getByRole('dialog', { name: 'الإشعارات' });
    await expect(news.getByRole('link', { name: `لم تعد تدرّس في دورة` }).first()).toContainText(renamed);
  });

  await test.step('the owner hands the course over and stays as a teacher', async () => {
    await owned.handOver(teacherName, people[0]!.password);
    await expect(owned.invitation).toHaveCount(0);
    await expect(owned.panel.getByRole('button', { name: 'ترك التدريس' })).toBeVisible();
    await teacher.reload();
    await expect(new CoursePeople(teacher).invitation).toBeVisible();
    await expect(new CoursePeople(teacher).person(teacherName)).toContainText('صاحب الدورة');
  });

  for (const page of [owner, teacher, assistant, learner]) await page.context().close();
});
