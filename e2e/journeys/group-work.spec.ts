import type { APIRequestContext } from '@playwright/test';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { newcomer } from '../environment/newcomer.ts';
import { expect, test } from '../environment/test.ts';

const level = (titleAr: string, points: number) => ({ titleAr, points });
const assignment = {
  titleAr: 'صفحة لمكتبة الحي',
  taskAr: 'اكتبوا معاً صفحة لمكتبة الحي.',
  accepts: ['text'],
  lateRule: 'accepted',
  percentPerDay: '0',
  resubmissions: 0,
  passMark: '60',
  isRequired: true,
  isGroupWork: true,
  rubric: ['الفكرة', 'الوضوح'].map((titleAr) => ({ titleAr, levels: [level('ضعيف', 0), level('متقن', 2)] })),
};

/** A published course whose only lesson waits for the work of a group. */
async function publishCourse(instructor: APIRequestContext): Promise<{ courseId: string; path: string }> {
  const about = { titleAr: 'العمل معاً', descriptionAr: 'من الفكرة إلى الصفحة.', categoryId: 'web-development' };
  const made = await instructor.post('/api/courses', { data: { ...about, duration: 1, price: '0' } });
  const { id: courseId } = (await made.json()) as { id: string };
  const written = await instructor.post(`/api/courses/${courseId}/lessons`, {
    data: { titleAr: 'أول صفحة', contentAr: 'ابدأوا بعنوان.' },
  });
  const { id: lessonId } = (await written.json()) as { id: string };
  const asked = await instructor.post(`/api/courses/${courseId}/assignments`, { data: { ...assignment, lessonId } });
  expect(asked.status()).toBe(201);
  expect((await instructor.post(`/api/courses/${courseId}/publish`)).ok()).toBe(true);
  return { courseId, path: `/courses/${courseId}/assignments/${((await asked.json()) as { id: string }).id}` };
}

test('on a phone a teacher makes groups, one member hands in for all, and the mark reaches each who is named [ASG-1] [ASG-2] [EVD-8]', async ({
  browser,
  baseURL,
  apiAs,
}) => {
  const phone = { width: 360, height: 740 };
  const teaching = await apiAs('instructor');
  const { courseId, path } = await publishCourse(teaching.request);
  const people = [await newcomer(baseURL!), await newcomer(baseURL!)];
  for (const { request } of people)
    expect((await request.post('/api/enrollments', { data: { courseId } })).status()).toBe(201);

  const instructor = await anotherBrowser(browser, baseURL!, teaching);
  await instructor.setViewportSize(phone);
  await instructor.goto(path);
  await instructor.getByRole('link', { name: 'المجموعات' }).click();
  const places = instructor.getByRole('combobox', { name: 'حسين علي' });
  await expect(places).toHaveCount(2);
  await instructor.getByLabel('عدد الأعضاء في كل مجموعة').fill('2');
  await instructor.getByRole('button', { name: 'توزيع بالقرعة' }).click();
  await expect(places.first()).toHaveValue('1');
  await expect(places.last()).toHaveValue('1');
  expect(await overflowingElements(instructor)).toEqual([]);

  const [writes, reads] = await Promise.all(people.map((person) => anotherBrowser(browser, baseURL!, person)));
  for (const member of [writes!, reads!]) {
    await member.setViewportSize(phone);
    await member.goto(path);
    await expect(member.getByRole('region', { name: 'أعضاء المجموعة' }).getByRole('listitem')).toHaveCount(2);
    expect(await overflowingElements(member)).toEqual([]);
  }
  await writes!.getByLabel('اكتب عملك').fill('صفحة فيها مواعيد المكتبة وكتب هذا الشهر.');
  await expect(writes!.getByText('حُفظت المسودة')).toBeVisible();
  await writes!.getByRole('button', { name: 'تسليم العمل' }).click();
  await writes!.getByRole('dialog').getByRole('button', { name: 'تسليم العمل' }).click();
  await reads!.reload();
  for (const member of [writes!, reads!]) {
    const round = member.getByRole('region', { name: 'الجولة 1' });
    await expect(round).toContainText('ينتظر التصحيح');
    await expect(round).toContainText('مواعيد المكتبة');
  }

  await instructor.goto('/marking');
  await instructor.getByRole('link', { name: `المجموعة 1 · ${assignment.titleAr}` }).click();
  await expect(instructor.getByRole('region', { name: 'أعضاء المجموعة' }).getByRole('listitem')).toHaveCount(2);
  expect(await overflowingElements(instructor)).toEqual([]);
  const desk = instructor.url();
  const tookPart = instructor.getByRole('group', { name: 'من شارك في هذا العمل؟' }).getByRole('checkbox');
  for (const box of await tookPart.all()) await box.check();
  for (const key of ['2', '2', 'Control+Enter']) await instructor.keyboard.press(key);
  await expect(instructor).not.toHaveURL(desk);
  for (const member of [writes!, reads!]) {
    await member.reload();
    const round = member.getByRole('region', { name: 'الجولة 1' });
    await expect(round).toContainText('100%');
    await expect(round).toContainText('اجتزته');
  }
});
