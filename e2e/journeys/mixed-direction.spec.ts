import type { Locator } from '@playwright/test';
import { overflowingElements } from '../checks/layout.ts';
import { settled } from '../checks/settled.ts';
import { expect, test } from '../environment/test.ts';

const title = 'React من الصفر مع C++';
const content = `لغة C++ أسرع من C# في هذا المثال.

| اللغة | المترجم المستخدم | المنصة المستهدفة | الأداء المتوقع | الملاحظات |
| --- | --- | --- | --- | --- |
| C++ | \`clang++ -std=c++20\` | الأنظمة المدمجة والألعاب | الأعلى | إدارة الذاكرة يدوية |
| C# | \`dotnet build\` | تطبيقات المؤسسات | مرتفع | جامع للمهملات |
`;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** The left edge of some words within an element, as they are drawn; NaN where they are broken over two lines. */
const leftOf = (place: Locator, words: string): Promise<number> =>
  place.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + wanted.length);
      const rects = [...range.getClientRects()];
      return new Set(rects.map(({ top }) => Math.round(top))).size > 1 ? NaN : rects[0]!.left;
    }
    return NaN;
  }, words);

test('an Arabic title that begins with a Latin word reads from right to left, and a wide table of a lesson scrolls in its box [I18N-1] [LSN-2]', async ({
  page,
  signInAs,
  apiAs,
}, testInfo) => {
  const { request } = await apiAs('instructor');
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const words = {
    titleAr: title,
    descriptionAr: 'C++ و C# في دورة واحدة.',
    categoryId: 'web-development',
    duration: 1,
  };
  const course = await post('/api/courses', words);
  const lesson = await post(`/api/courses/${course.id}/lessons`, { titleAr: 'HTML و CSS', contentAr: content });
  await post(`/api/courses/${course.id}/lessons`, { titleAr: 'C++ للمبتدئين', contentAr: 'نص' });
  await post(`/api/courses/${course.id}/publish`, {});

  await signInAs('student');
  await page.request.post('/api/enrollments', { data: { courseId: course.id } });
  await page.goto(`/courses/${course.id}`);
  await settled(page);
  const heading = page.getByRole('heading', { level: 1 });
  expect(await leftOf(heading, 'React')).toBeGreaterThan(await leftOf(heading, 'من'));
  expect(await leftOf(heading, 'C++')).toBeLessThan(await leftOf(heading, 'مع'));
  await page.screenshot({ path: testInfo.outputPath('course.png'), fullPage: true });

  await page.goto(`/courses/${course.id}/lessons/${lesson.id}`);
  await settled(page);
  await expect(page.getByText('الدرس 1 من 2')).toBeVisible();
  const text = page.locator('main article');
  for (const name of ['C++', 'C#']) {
    const kept = text.locator('p bdi', { hasText: name }).first();
    expect(await leftOf(kept, name.slice(1))).toBeGreaterThan(await leftOf(kept, 'C'));
  }
  const table = text.getByRole('region', { name: 'جدول' });
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  for (const word of ['clang++', 'المستهدفة', 'المتوقع', 'الملاحظات', 'تطبيقات'])
    expect([word, Number.isNaN(await leftOf(table, word))]).toEqual([word, false]);
  expect(await overflowingElements(page)).toEqual([]);
  await page.screenshot({ path: testInfo.outputPath('lesson.png'), fullPage: true });
});
