import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { expect, test } from '../environment/test.ts';
import { CoursePage } from '../pages/course-page.ts';
import { Header } from '../pages/header.ts';
import { LessonPage } from '../pages/lesson-page.ts';
import { SearchPage } from '../pages/search-page.ts';

/** A word that nothing else holds, so that other journeys of the run are not found. */
/** Like no word of the demo data, so that none is offered in its place. */
const rare = () => `ضفخنوشة${Math.random().toString(36).slice(2, 10)}`;

test.describe('in Arabic', () => {
  test('every spelling and name of a word finds the same courses [SRCH-1]', async ({ page }) => {
    const search = new SearchPage(page);
    const programming = await search.courses('البرمجة');
    expect(programming.length).toBeGreaterThan(2);
    for (const spelling of ['برمجه', 'البَرْمَجَة', 'بـرمـجة', 'programing'])
      expect([spelling, await search.courses(spelling)]).toEqual([spelling, programming]);
    const scripts = await search.courses('JavaScript');
    expect(scripts).toContain('خطوات أولى في JavaScript');
    expect(await search.courses('جافاسكربت')).toEqual(scripts);
  });

  test('typing searches, marks the words and stays in the address; the way back leads to the same results [NAV-3] [SRCH-1]', async ({
    page,
  }) => {
    const search = new SearchPage(page);
    await search.open('');
    await search.type('جافاسكربت');
    const course = search.group('الدورات').getByRole('link', { name: 'خطوات أولى في JavaScript' });
    await expect(course.locator('mark')).toHaveText('JavaScript');
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('جافاسكربت')}`);
    await course.click();
    await new CoursePage(page).isShown('خطوات أولى في JavaScript');
    await page.goBack();
    await expect(course).toBeVisible();
  });

  test('drafts and hidden discussions are found by nobody, discussions only by the signed-in [SRCH-1]', async ({
    page,
    signInAs,
    apiAs,
  }) => {
    const search = new SearchPage(page);
    const word = rare();
    const [author, student, admin] = [await apiAs('instructor'), await apiAs('student'), await apiAs('admin')];
    const draft = { titleAr: `دورة ${word}`, descriptionAr: 'مسودة.', categoryId: 'web-development', duration: 1 };
    expect((await author.request.post('/api/courses', { data: draft })).status()).toBe(201);
    const forums = (await (await student.request.get('/api/forums')).json()) as { id: string }[];
    const title = `نقاش ${word}`;
    const started = await student.request.post('/api/discussions', {
      data: { forumId: forums[0]?.id, title, content: 'من جرّب هذا؟' },
    });
    const { id } = (await started.json()) as { id: string };

    await search.open(word);
    await expect(search.nothing).toBeVisible();
    await signInAs('instructor');
    await search.open(word);
    await expect(search.group('النقاشات').getByRole('link', { name: title })).toBeVisible();
    await expect(search.group('الدورات')).toHaveCount(0);

    const hidden = await admin.request.post(`/api/discussions/${id}/hide`, { data: { reason: 'تجربة للبحث' } });
    expect(hidden.ok()).toBe(true);
    await page.reload();
    await expect(search.nothing).toBeVisible();
  });

  test('a name that an administrator adds is found at once, and no more once it is deleted [SRCH-1]', async ({
    page,
    signInAs,
  }) => {
    const word = rare();
    const search = new SearchPage(page);
    await signInAs('admin');
    const answer = await page.goto('/console/search-aliases/create');
    test.skip((await answer?.text())?.includes('<title>مسار</title>') ?? true, 'the console is not built');
    await page.getByRole('textbox', { name: 'ما يكتبه الناس' }).fill(word);
    await page.getByRole('textbox', { name: 'المعنى' }).fill('JavaScript');
    await page.getByRole('button', { name: 'حفظ' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'مرادفات البحث' })).toBeVisible();
    expect(await search.courses(word)).toContain('خطوات أولى في JavaScript');

    await page.goto('/console/search-aliases');
    await page.getByRole('searchbox').fill(word);
    // The list narrows half a second after the last letter.
    await expect(page).toHaveURL(/filter=/);
    await page.getByText(word, { exact: true }).click();
    await page.getByRole('button', { name: 'حذف', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'تأكيد' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'مرادفات البحث' })).toBeVisible();
    await search.open(word);
    await expect(search.nothing).toBeVisible();
  });
});

test.describe('the box of the header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('suggests while typing; arrows and Enter open the course [NAV-3] [A11Y-1]', async ({ page }) => {
    await page.goto('/about');
    const { searchBox } = new Header(page);
    await searchBox.focus();
    await searchBox.pressSequentially('خطوات اولي في java');
    const course = page.getByRole('option', { name: /^خطوات أولى في JavaScript/ });
    await expect(course).toBeVisible();
    await expect(searchBox).toHaveAttribute('aria-expanded', 'true');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(course).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await new CoursePage(page).isShown('خطوات أولى في JavaScript');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });
});

test.describe('in English on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu suggests, and its last entry leads to all results [NAV-2] [NAV-3] [SRCH-1]', async ({ page }) => {
    await page.goto('/about?lang=en');
    const menu = await new Header(page, 'en').openMobileMenu();
    await menu.getByRole('combobox', { name: 'Search' }).fill('javascript');
    const options = menu.getByRole('option');
    await expect(options.nth(1)).toBeVisible();
    expect(await overflowingElements(page)).toEqual([]);
    await options.last().tap();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/search?q=javascript');
    const search = new SearchPage(page, 'en');
    await expect(search.group('Courses').getByRole('link').first()).toBeVisible();
    expect(await overflowingElements(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('words that stand only in the text of a lesson lead to their place in it; visitors do not find them [SRCH-2]', async ({
    page,
    signInAs,
  }) => {
    const search = new SearchPage(page);
    const inside = search.group('داخل الدروس');
    await search.open('تفتح ادوات المطور بالمفتاح F12');
    await expect(page.getByRole('status').first()).toBeAttached();
    await expect(inside).toHaveCount(0);

    await signInAs('student');
    await search.open('تفتح ادوات المطور بالمفتاح F12');
    const result = inside.getByRole('listitem').filter({ hasText: 'القيم والمتغيرات' }).first();
    await expect(result).toContainText('خطوات أولى في JavaScript');
    await expect(result.locator('mark').filter({ hasText: 'F12' })).toBeVisible();
    expect(await overflowingElements(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await result.getByRole('link', { name: 'دفتر التجارب' }).tap();
    await new LessonPage(page).isShown('القيم والمتغيرات');
    const heading = page.getByRole('heading', { name: 'دفتر التجارب' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });
});
