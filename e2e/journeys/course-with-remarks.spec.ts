import { zipSync } from 'fflate';
import { courseWithEverything } from '../../backend/src/modules/bundles/testing/everything-in-texts.ts';
import { overflowingElements } from '../checks/layout.ts';
import { settled } from '../checks/settled.ts';
import { expect, test } from '../environment/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('an instructor imports a course on a phone, reads what was not understood, and reads its lessons in Arabic [CRS-5] [LSN-2]', async ({
  page,
  signInAs,
}) => {
  const name = `everything-${Date.now().toString(36)}`;
  const archive = zipSync(Object.fromEntries(courseWithEverything()));
  await signInAs('instructor');
  await page.goto('/create-course');
  await page
    .getByLabel('اختر ملف الدورة')
    .setInputFiles({ name: `${name}.zip`, mimeType: 'application/zip', buffer: Buffer.from(archive) });
  const trial = page.getByRole('dialog', { name: 'ماذا سيُستورد؟' });
  await expect(trial).toContainText('دورة جديدة، تبدأ مسودة');
  await settled(page);
  expect.soft(await overflowingElements(page)).toEqual([]);
  await trial.getByRole('button', { name: 'استيراد' }).click();
  await expect(page.getByRole('heading', { name: /الدروس: 20، الملاحظات: 160/ })).toBeFocused();
  const first = page.getByRole('listitem').filter({ hasText: '01-part.ar.md' }).first();
  await expect(first).toContainText('السطر 44');
  await expect(first).toContainText('تعليق لا يراه القارئ');
  await settled(page);
  expect.soft(await overflowingElements(page)).toEqual([]);
  await page.getByRole('link', { name: 'فتح الدورة للتعديل' }).click();
  await expect(page).toHaveURL(/\/courses\/[^/]+\/edit$/);

  const courseId = /courses\/([^/]+)\//.exec(page.url())?.[1] ?? '';
  const lessons = (await (await page.request.get(`/api/courses/${courseId}/lessons`)).json()) as { id: string }[];
  await page.goto(`/courses/${courseId}/lessons/${lessons[0]!.id}`);
  const text = page.getByRole('article');
  await expect(text.getByRole('heading', { name: 'الدرس 1', exact: true })).toHaveCount(1);
  await expect(text.locator('sup').first()).toHaveText('2');
  await expect(text.getByRole('note', { name: 'نصيحة' })).toContainText('انتبه إلى هذا');
  await expect(text.getByText('List<String>')).toBeVisible();
  await expect(text.getByRole('heading', { name: 'الحواشي' })).toBeVisible();
  await expect(text.locator('pre mark')).toContainText('let word');
  await expect(text.getByText('{/* code */}')).toBeVisible();
  const [marked, code] = [
    await text.locator('pre mark').boundingBox(),
    await text.locator('pre:has(mark)').boundingBox(),
  ];
  expect(code!.height, 'the line after a marked one stands below it').toBeGreaterThan(2.5 * marked!.height);
  for (const picture of await text.getByRole('img', { name: /نقطة خضراء|سير العمل/ }).all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(text.getByRole('img', { name: 'سير العمل' })).toHaveAttribute('width', '640');
  await expect(text.getByRole('img', { name: 'نقطة خضراء' })).toHaveCount(3);
  await settled(page);
  expect.soft(await overflowingElements(page)).toEqual([]);
  await text.getByRole('link', { name: 'التالي', exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${lessons[1]!.id}#`));
  await expect(text.getByRole('heading', { name: 'انتبه إلى هذا' })).toBeInViewport();
});
