import type { APIRequestContext } from '@playwright/test';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { newcomer } from '../environment/newcomer.ts';
import { expect, test } from '../environment/test.ts';

const level = (titleAr: string, points: number) => ({ titleAr, points });
const assignment = {
  titleAr: 'صفحة عن مدينتك',
  taskAr: 'اكتب صفحة عن مدينتك.',
  accepts: ['text'],
  lateRule: 'accepted',
  percentPerDay: '0',
  resubmissions: 0,
  passMark: '60',
  isRequired: true,
  rubric: [{ titleAr: 'الفكرة', levels: [level('ضعيف', 0), level('متقن', 2)] }],
};

/** A published course whose only lesson waits for an assignment. */
async function publishCourse(instructor: APIRequestContext): Promise<string> {
  const about = { titleAr: 'الكتابة للويب', descriptionAr: 'من الفكرة إلى الصفحة.', categoryId: 'web-development' };
  const made = await instructor.post('/api/courses', { data: { ...about, duration: 1, price: '0' } });
  const { id } = (await made.json()) as { id: string };
  const lesson = { titleAr: 'أول صفحة', contentAr: 'ابدأ بعنوان.' };
  const written = await instructor.post(`/api/courses/${id}/lessons`, { data: lesson });
  const { id: lessonId } = (await written.json()) as { id: string };
  const asked = await instructor.post(`/api/courses/${id}/assignments`, { data: { ...assignment, lessonId } });
  expect(asked.status()).toBe(201);
  expect((await instructor.post(`/api/courses/${id}/publish`)).ok()).toBe(true);
  return id;
}

test('an instructor sets weights and overrides a grade on a phone, and the learner reads the total and what is left [GRD-1] [EVD-3]', async ({
  browser,
  baseURL,
  apiAs,
}) => {
  const phone = { width: 360, height: 740 };
  const [teaching, learning] = [await apiAs('instructor'), await newcomer(baseURL!)];
  const courseId = await publishCourse(teaching.request);
  expect((await learning.request.post('/api/enrollments', { data: { courseId } })).status()).toBe(201);

  const instructor = await anotherBrowser(browser, baseURL!, teaching);
  await instructor.setViewportSize(phone);
  await instructor.goto(`/courses/${courseId}/edit`);
  await instructor.getByRole('link', { name: 'سجل الدرجات' }).click();
  await instructor.getByRole('link', { name: 'الأوزان والبنود' }).click();
  const save = instructor.getByRole('button', { name: 'حفظ' });
  for (const [at, name, weight] of [
    [1, 'الواجبات', '60'],
    [2, 'المشاركة', '٣٠'],
  ] as const) {
    await instructor.getByRole('button', { name: 'إضافة فئة' }).click();
    const category = instructor.getByRole('group', { name: `الفئة ${at}` });
    await category.getByLabel('الاسم بالعربية').fill(name);
    await category.getByLabel('الوزن بالمئة').fill(weight);
  }
  await instructor
    .getByRole('group', { name: 'الفئة 1' })
    .getByLabel('تضم تلقائياً')
    .selectOption('كل الواجبات المطلوبة');
  await expect(instructor.getByText('بقي 10%')).toBeVisible();
  await expect(save).toBeDisabled();
  await instructor.getByRole('group', { name: 'الفئة 2' }).getByLabel('الوزن بالمئة').fill('40');
  await instructor.getByRole('button', { name: 'إضافة بند تقيّمه بنفسك' }).click();
  const item = instructor.getByRole('group', { name: 'بند جديد' });
  await item.getByLabel('الدرجة القصوى').fill('10');
  await item.getByLabel('الاسم بالعربية').fill('النقاش');
  expect(await overflowingElements(instructor)).toEqual([]);
  await save.click();
  await expect(instructor.getByText('حُفظت الأوزان والبنود')).toBeVisible();

  await instructor.getByRole('link', { name: 'سجل الدرجات' }).click();
  const row = instructor.getByRole('row', { name: /حسين علي/ });
  const cells = row.getByRole('button');
  await cells.first().click();
  const sheet = instructor.getByRole('dialog', { name: `${assignment.titleAr} · حسين علي` });
  await sheet.getByRole('button', { name: 'درجة أخرى' }).click();
  await sheet.getByLabel('الدرجة بالمئة').fill('80');
  await sheet.getByLabel('السبب').fill('سُلّم العمل على الورق');
  await sheet.getByRole('button', { name: 'حفظ' }).click();
  await expect(sheet).toBeHidden();
  await expect(row).toContainText('80%درجة معدّلة');
  expect(await overflowingElements(instructor)).toEqual([]);

  const learner = await anotherBrowser(browser, baseURL!, learning);
  await learner.setViewportSize(phone);
  await learner.goto(`/courses/${courseId}`);
  await learner.getByRole('link', { name: 'درجاتي' }).click();
  const totals = learner.getByRole('region', { name: 'الكتابة للويب' });
  await expect(totals).toContainText('المجموع حتى الآن80%');
  await expect(totals).toContainText('أدنى ما قد يكون48%');
  await expect(totals).toContainText('أعلى ما قد يكون88%');
  await expect(learner.getByRole('listitem').filter({ hasText: assignment.titleAr })).toContainText(
    'السبب: سُلّم العمل على الورق',
  );
  expect(await overflowingElements(learner)).toEqual([]);

  // On by keyboard: the cell that was opened has the focus again, and the next one lies to its left.
  await expect(cells.first()).toBeFocused();
  await instructor.keyboard.press('ArrowLeft');
  await instructor.keyboard.press('Enter');
  const mark = instructor.getByRole('dialog', { name: 'النقاش · حسين علي' });
  await mark.getByLabel('الدرجة من 10').fill('5');
  await instructor.keyboard.press('Enter');
  await expect(mark).toBeHidden();
  await expect(row).toContainText('68%');
  await learner.reload();
  await expect(totals).toContainText('المجموع حتى الآن68%');
  await Promise.all([instructor.context().close(), learner.context().close()]);
});
