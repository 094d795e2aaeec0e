import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { settled } from '../checks/settled.ts';
import { expect, test } from '../environment/test.ts';
import { Header } from '../pages/header.ts';

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a learner narrows the catalogue, keeps the choice over a reload, and takes it back where nothing is left [CRS-11]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('student');
    await page.goto('/courses');
    await page.getByRole('button', { name: 'تصفية' }).click();
    const sheet = page.getByRole('dialog', { name: 'تصفية' });
    await sheet.getByRole('button', { name: 'مدفوعة', exact: true }).click();
    await sheet.getByRole('button', { name: 'حتى 3 ساعات' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowingElements(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'عرض النتائج' }).click();
    await expect(page).toHaveURL(/\/courses\?price=priced&length=short$/);
    await page.reload();
    await expect(page.getByRole('button', { name: 'تصفية (2)' })).toBeVisible();
    await settled(page);
    const cards = page.getByRole('region', { name: 'الدورات' }).getByRole('listitem');
    expect(await cards.count()).toBeGreaterThan(0);
    await expect(page.getByText('مجاناً')).toHaveCount(0);
    expect(await overflowingElements(page)).toEqual([]);

    await page.getByRole('searchbox', { name: 'ابحث في الدورات' }).fill('لا شيء بهذا الاسم');
    await expect(page.getByRole('heading', { name: 'لا دورات تطابق التصفية' })).toBeVisible();
    await page.getByRole('button', { name: 'مسح عوامل التصفية' }).click();
    await expect(page).toHaveURL(/\/courses$/);
    await expect(cards.first()).toBeVisible();

    await page.getByRole('searchbox', { name: 'ابحث في الدورات' }).fill('html');
    await expect(page.getByRole('combobox', { name: 'الترتيب' })).toHaveValue('fit');
    await expect(cards.first().getByRole('heading')).toContainText('HTML');
  });
});

test('names of people follow the language of the screen, without a reload [PRF-1] [CRS-11]', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signInAs('student');
  await page.goto('/courses');
  const teachers = page.getByText(/^(مع|With) /);
  await expect(teachers.first()).toHaveText(/^مع .*\p{Script=Arabic}/u);
  await new Header(page).toggle.click();
  await expect(teachers.first()).toHaveText(/^With .*\p{Script=Latin}/u);
  for (const name of await teachers.allTextContents()) expect(name).not.toMatch(/\p{Script=Arabic}/u);
});

for (const width of [360, 1280])
  test(`a card that says what comes first is whole at ${width}px, its price and button included [PRE-3] [CRS-11]`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signInAs('student');
    await page.goto('/courses');
    const card = page
      .getByRole('region', { name: 'الدورات' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /^قبلها/ }) })
      .first();
    const foot = card.locator(':scope > div > div').last();
    await expect(async () => {
      const [end, edge] = [(await foot.boundingBox())!, (await card.boundingBox())!];
      expect(end.y + end.height).toBeLessThanOrEqual(edge.y + edge.height);
    }).toPass();
  });
