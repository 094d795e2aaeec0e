import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { still } from '../checks/still.ts';
import { expect, test } from '../environment/test.ts';
import { Header } from '../pages/header.ts';
import { ProfilePage } from '../pages/profile-page.ts';

const openCourses = async (page: Page): Promise<void> => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'الدورات' })).toBeVisible();
};

test.describe('the header', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('marks the section that is open, by prefix, and nothing on the landing page [NAV-2]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('student');
    const { navigation } = new Header(page);
    await page.goto('/courses/00000000-0000-7000-8000-000000000000');
    await expect(navigation.getByRole('link', { name: 'الدورات' })).toHaveAttribute('aria-current', 'true');
    await expect(navigation.locator('[aria-current]')).toHaveCount(1);
    await page.goto('/community');
    await expect(navigation.getByRole('link', { name: 'مجتمع' })).toHaveAttribute('aria-current', 'true');
    await page.goto('/');
    await expect(navigation).toBeVisible();
    await expect(navigation.locator('[aria-current]')).toHaveCount(0);
  });

  test('shows the tools to everyone, the admin entry marked [NAV-2]', async ({ page, signInAs }) => {
    await signInAs('student');
    await openCourses(page);
    const tools = await new Header(page).openTools();
    const addresses = await tools
      .getByRole('menuitem')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const address of ['/skills-assessment', '/project-builder', '/services', '/opportunities', '/ai-dashboard'])
      expect(addresses).toContain(address);
    for (const address of ['/home', '/courses', '/discussions', '/jobs', '/vr', '/progress', '/verify'])
      expect(addresses).toContain(address);
    expect(addresses.at(-1)).toBe('/admin');
    await expect(tools.getByRole('menuitem', { name: /^الإدارة/ })).toContainText('للمديرين');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('End');
    await expect(tools.getByRole('menuitem', { name: /^الإدارة/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(tools).toBeHidden();
  });

  test('offers creating a course to instructors only [NAV-2]', async ({ page, signInAs }) => {
    const header = new Header(page);
    const createCourse = page.getByRole('menuitem', { name: 'إنشاء دورة' });
    await signInAs('instructor');
    await openCourses(page);
    await header.openAccount();
    await expect(createCourse).toHaveAttribute('href', '/create-course');
    await signInAs('admin');
    await openCourses(page);
    await header.openAccount();
    await expect(page.getByRole('menuitem', { name: 'الملف الشخصي' })).toBeVisible();
    await expect(createCourse).toHaveCount(0);
  });

  test('opens the notifications, some unread, by the bell, and /search by Ctrl K and Enter [NAV-3] [NAV-4]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin');
    await openCourses(page);
    const header = new Header(page);
    // Three come with the demo; what other journeys ask of administrators adds to them.
    await expect(header.bell).toHaveAccessibleName(/^الإشعارات:\s[1-9]\d*\sإشعار\S*\sغير\sمقروء/);
    await header.bell.click();
    const panel = page.getByRole('dialog', { name: 'الإشعارات' });
    await expect(panel.getByRole('listitem')).not.toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    const search = await header.openQuickSearch();
    await expect(search.getByRole('option', { name: 'الإدارة', exact: true })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.type('أمن التطبيقات');
    await page.keyboard.press('Enter');
    await expect(search).toBeHidden();
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent('أمن التطبيقات')}`);
  });
});

test.describe('the menu of narrow screens', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('closes by a link, by Escape and by the backdrop [NAV-2]', async ({ page, signInAs }) => {
    await signInAs('student');
    await openCourses(page);
    const header = new Header(page);

    const menu = await header.openMobileMenu();
    await menu.getByRole('link', { name: 'لوحة التحكم' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/dashboard');

    await header.openMobileMenu();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    await header.openMobileMenu();
    // It slides in: beside it is where it has come to.
    await still(page);
    const box = (await menu.boundingBox())!;
    const besideIt = box.x > 10 ? box.x / 2 : (box.x + box.width + 360) / 2;
    await page.mouse.click(besideIt, 300);
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('the lower edge of a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('leads by thumb to the five sections, each target 44 px high, and leaves the page’s end free [NAV-2] [A11Y-1]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('student');
    await openCourses(page);
    const { sections } = new Header(page);
    await expect(sections.getByRole('link', { name: 'الدورات' })).toHaveAttribute('aria-current', 'page');
    for (const link of await sections.getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await sections.getByRole('link', { name: 'مجتمع' }).tap();
    await expect(page).toHaveURL('/discussions');
    await expect(sections.getByRole('link', { name: 'مجتمع' })).toHaveAttribute('aria-current', 'page');
    const lastWords = page.getByRole('contentinfo').getByText('2024');
    // What still comes makes the page longer.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [end, edge] = [await lastWords.boundingBox(), await sections.boundingBox()];
      expect(end!.y + end!.height).toBeLessThanOrEqual(edge!.y);
    }).toPass();
  });
});

test.describe('navigation', () => {
  test('starts each screen at its top with the focus on its heading [NAV-1]', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' });
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveTitle(/^سياسة الخصوصية/);
  });

  test('answers 404 with ways on and, quietly, a developer’s hint on any other path, in both languages [NAV-1]', async ({
    page,
  }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1, name: '404 · الصفحة غير موجودة' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('combobox', { name: 'بحث' })).toBeVisible();
    await expect(page.getByRole('main').locator('small')).toContainText('الموجّه');
    await new Header(page).toggle.click();
    await expect(page.getByRole('heading', { level: 1, name: '404 · Page Not Found' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/');
  });

  test('has a footer with its links and a box for the newsletter [NAV-5]', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const address of ['/about', '/courses', '/certificates', '/verify', '/personal-skills', '/cookie-policy']) {
      await expect(footer.locator(`a[href="${address}"]`)).toHaveCount(1);
    }
    await expect(footer).toContainText('2024');
    await expect(footer.getByRole('textbox')).toHaveCount(1);
    await page.goto('/login');
    await expect(footer.locator('a[href="/courses"]')).toHaveCount(1);
    await expect(footer.getByRole('textbox')).toHaveCount(0);
  });

  test('has the same in a few lines for the signed-in, and in one fold on a phone [NAV-5]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('student');
    await openCourses(page);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'سياسة الخصوصية' })).toBeVisible();
    await expect(footer.getByRole('textbox')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(footer.getByRole('textbox')).toBeHidden();
    await footer.getByText('روابط الموقع والنشرة البريدية').click();
    await expect(footer.getByRole('textbox')).toBeVisible();
    for (const address of [
      '/about',
      '/courses',
      '/certificates',
      '/opportunities',
      '/personal-skills',
      '/cookie-policy',
    ])
      await expect(footer.locator(`a[href="${address}"]`)).toBeVisible();
  });
});

test.describe('toasts', () => {
  test('come one at a time, go by themselves and by a swipe to the right, and F8 finds them [NAV-7]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('volunteer');
    const profile = new ProfilePage(page);
    await profile.open();
    await profile.save();
    await expect(profile.saved).toBeVisible();
    await page.keyboard.press('F8');
    await expect(profile.toasts).toBeFocused();
    expect((await profile.toasts.boundingBox())!.width).toBeLessThanOrEqual(420);
    await profile.save();
    await expect(profile.saved).toHaveCount(1);

    // Under the pointer its time stands still: in the end nothing but the swipe takes it away.
    await expect(async () => {
      await profile.save();
      await profile.saved.hover();
      const { x, y } = (await profile.saved.boundingBox())!;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 60, y, { steps: 3 });
      await page.mouse.up();
      await expect(profile.saved).toHaveCount(0, { timeout: 2000 });
    }).toPass();

    await page.mouse.move(0, 0);
    await profile.save();
    await expect(profile.saved).toBeVisible();
    await expect(profile.saved).toHaveCount(0);
  });

  test('say what failed, and that a lost session opens anew after half a second [NAV-9]', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('volunteer');
    const profile = new ProfilePage(page);
    await profile.open();
    await page.route('**/api/profile', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
    await profile.save();
    await expect(page.getByRole('alert').filter({ hasText: 'خطأ في التحديث' })).toBeVisible();

    await context.clearCookies();
    // The way to the sign-in is held until the message was read, however slow the reader is.
    const read = Promise.withResolvers<undefined>();
    await page.route('**/api/login**', (route) => read.promise.then(() => route.continue()));
    await profile.save();
    await expect(page.getByRole('alert').filter({ hasText: 'غير مصرح' })).toBeVisible();
    // The page of the sign-in may open the session and lead back before anybody could look at its address.
    const sentThere = page.waitForURL('/login?redirect=profile', { waitUntil: 'commit' });
    read.resolve(undefined);
    await sentThere;
  });
});

test.describe('the console', () => {
  test.beforeEach(async ({ page }) => {
    const answer = await page.goto('/console');
    test.skip((await answer?.text())?.includes('<title>مسار</title>') ?? true, 'the console is not built');
  });

  test('is for admins only: others are told so, visitors are asked to sign in [READ-3]', async ({ page, signInAs }) => {
    await expect(page.getByRole('heading', { level: 1, name: 'لوحة الإدارة' })).toBeVisible();
    await signInAs('instructor');
    await page.goto('/console');
    await expect(page.getByRole('heading', { level: 1, name: 'غير مصرح' })).toBeVisible();
    await signInAs('admin');
    await page.goto('/console');
    await expect(page.getByRole('heading', { level: 1, name: 'نظرة عامة' })).toBeVisible();
  });

  test('opens with each queue’s count and age, and with charts of the months [CON-3] [A11Y-1]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin');
    await page.goto('/console');
    await expect(page.getByRole('link', { name: /البلاغات.*أقدمها/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'الالتحاق والإتمام شهراً بشهر' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('is where the quick actions of the administrators’ dashboard lead, each to its place [DSH-5]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('admin');
    const places = [
      ['إدارة المستخدمين', 'الحسابات'],
      ['عرض التقارير', 'التقارير'],
      ['إعدادات النظام', 'إعدادات المؤسسة'],
      ['نسخ البيانات احتياطياً', 'النسخ الاحتياطية'],
    ] as const;
    for (const [action, heading] of places) {
      await page.goto('/admin-dashboard');
      await page.getByRole('navigation', { name: 'إجراءات سريعة' }).getByRole('link', { name: action }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  });

  test('receives the admin who signs in on its behalf [NAV-6]', async ({ page }) => {
    await page.getByRole('link', { name: 'تسجيل الدخول' }).click();
    await page.getByRole('radio', { name: 'مدير المنصة' }).check();
    await page.getByRole('button', { name: 'دخول', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'نظرة عامة' })).toBeVisible();
  });
});
