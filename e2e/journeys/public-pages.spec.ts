import { expect, test } from '../environment/test.ts';
import { Header } from '../pages/header.ts';

const phone = { width: 360, height: 740 };

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the landing page and a category read in Arabic, and in English when asked [PUB-7] [PUB-1] [PUB-3]', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('أول فرصة عمل');
    await page.getByRole('contentinfo').getByRole('link', { name: 'تطوير الويب' }).click();
    await expect(page).toHaveURL('/web-development');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('تطوير الويب');
    await page.goto('/web-development?lang=en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/web development/i);
  });

  test('the search box of a page that is not started yet opens the search [NAV-3] [PERF-4]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await new Header(page).search('بايثون');
    await expect(page).toHaveURL('/search?q=%D8%A8%D8%A7%D9%8A%D8%AB%D9%88%D9%86');
  });
});

test.describe('a visitor', () => {
  test.use({ viewport: phone });

  test('gets what the first tap asks for, though no script has run [PERF-4]', async ({ page, complaints }) => {
    await page.goto('/');
    const isStarted = () =>
      page.evaluate(() => Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__react')));
    expect(await isStarted()).toBe(false);
    const menu = await new Header(page).openMobileMenu();
    await expect(menu).toBeVisible();
    expect(await isStarted()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('who chose English gets English pages at once, whichever comes next [PUB-7] [I18N-1]', async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto('/');
    await new Header(page).toggle.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const cookies = await page.context().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const html = await (await request.get(`${baseURL}/about`, { headers: { cookie } })).text();
    expect(html).toContain('<html lang="en" dir="ltr"');
    // A choice outlives an address that once asked for the other language.
    await page.goto('/about?lang=ar');
    await new Header(page, 'ar').toggle.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('reads a course and is asked to sign in where it counts [PUB-7] [CRS-7] [NAV-6]', async ({ page, apiAs }) => {
    const api = await apiAs('student');
    const courses = (await (await api.request.get('/api/courses?limit=50')).json()) as {
      id: string;
      titleAr: string;
      lessonsCount: number;
      isInPreparation: boolean;
    }[];
    // The newest may be one of another journey, with a single lesson, which is open to everybody.
    const course = courses.find(({ lessonsCount, isInPreparation }) => lessonsCount > 1 && !isInPreparation);
    const answer = await page.goto(`/courses/${course!.id}`);
    expect(await answer?.text()).toContain('"@type":"Course"');
    await expect(page.getByRole('heading', { level: 1, name: course!.titleAr })).toBeVisible();
    await page.getByRole('tab', { name: 'المنهج' }).click();
    await expect(page.getByRole('tabpanel').getByText('مقفل').first()).toBeVisible();
    await page.getByRole('button', { name: 'التحق بالدورة' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=courses%2F/);
  });
});

test('who is signed in finds bell and account on public pages without touching anything [PERF-4] [NAV-4]', async ({
  page,
  signInAs,
  complaints,
}) => {
  await signInAs('student');
  await page.goto('/');
  await expect(new Header(page).accountButton).toBeVisible();
  await expect(new Header(page).bell).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const [lang, first] of [
  ['ar', 'اقرأ الدرس الأول'],
  ['en', 'Read the first lesson'],
] as const)
  for (const width of [360, 1280])
    test(`a visitor at ${width} px sees at once where the first lesson of a course is read, in ${lang} [LSN-3]`, async ({
      page,
      request,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      const [course] = (await (await request.get('/api/courses?limit=1')).json()) as { id: string }[];
      await page.goto(`/courses/${course!.id}?lang=${lang}`);
      const entrance = page.getByRole('main').getByRole('link', { name: first });
      await expect(entrance).toBeVisible();
      const { y, height } = (await entrance.boundingBox())!;
      // On the phone the bar that enrols stands before the lower edge.
      expect(y + height).toBeLessThanOrEqual(width === 360 ? 660 : 740);
      await entrance.click();
      await expect(page).toHaveURL(/\/first-lesson$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /إنشاء حساب|account/i })
          .first(),
      ).toBeVisible();
    });
