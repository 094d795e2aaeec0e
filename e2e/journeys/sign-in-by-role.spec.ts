import { type Role, roles } from '@masar/domain';
import { expect, test } from '../environment/test.ts';
import { Header } from '../pages/header.ts';
import { LoginPage } from '../pages/login-page.ts';

const keys = ['isLoggedIn', 'mockUserName', 'mockUserEmail', 'mockUserRole'];
const badges: Record<Role, string> = {
  student: 'حساب تعلّم',
  instructor: 'حساب تدريب',
  volunteer: 'حساب تطوّع',
  admin: 'حساب إدارة',
};

test.describe('the role picker', () => {
  test('preselects the student and shows a name and an e-mail that cannot be changed [AUTH-1]', async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await expect(login.role('student')).toBeChecked();
    await login.role('volunteer').check();
    await expect(page.getByLabel('الاسم')).toHaveValue('نور حيدر العبيدي');
    await expect(page.getByLabel('الاسم')).not.toBeEditable();
    await expect(page.getByLabel('البريد الإلكتروني')).not.toBeEditable();
  });

  test('takes each role to its home and stores the four keys [AUTH-1]', async ({ page, context }) => {
    const login = new LoginPage(page);
    const header = new Header(page);
    for (const role of roles) {
      await login.open();
      await login.enterAs(role);
      const account = await header.openAccount();
      await expect(account.getByText(badges[role], { exact: true })).toBeVisible();
      const stored = await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys);
      expect(stored).toEqual(['true', expect.any(String), `${role}@demo.masar.example`, role]);
      const hidden = (await context.cookies()).filter(({ httpOnly, sameSite }) => httpOnly && sameSite === 'Lax');
      expect(hidden.map(({ name }) => name).toSorted()).toEqual(['masar', 'masar-device']);
      await page.keyboard.press('Escape');
      await expect(account).toBeHidden();
      await header.logOut();
    }
  });
});

test.describe('the guard', () => {
  test('sends a visitor to /login and back to where they wanted to go [NAV-6]', async ({ page }) => {
    await page.goto('/courses?search=html');
    const login = new LoginPage(page);
    await login.isShown();
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('courses?search=html');
    await login.enterAs('student', '/courses?search=html');
  });

  test('follows only paths of this site [NAV-6]', async ({ page }) => {
    const login = new LoginPage(page);
    for (const elsewhere of ['https://example.com', '//example.com/home', '/\\example.com']) {
      await login.open(encodeURIComponent(elsewhere));
      await login.enterAs('student');
      await page.evaluate(() => localStorage.clear());
    }
  });

  test('says غير مصرح to a student on /admin and to a volunteer on /create-course [DSH-5]', async ({
    page,
    signInAs,
  }) => {
    await signInAs('student');
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'غير مصرح' })).toBeVisible();
    await signInAs('volunteer');
    await page.goto('/create-course');
    await expect(page.getByRole('heading', { level: 1, name: 'غير مصرح' })).toBeVisible();
  });
});

test.describe('signing out', () => {
  test('removes the keys and ends the session on the server [AUTH-3]', async ({ page, context }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.enterAs('student');
    const [session] = await context.cookies();
    await new Header(page).logOut();
    expect(await page.evaluate((names) => names.map((name) => localStorage.getItem(name)), keys)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const answer = await fetch(`${new URL(page.url()).origin}/api/auth/user`, {
      headers: { cookie: `${session!.name}=${session!.value}` },
    });
    expect(answer.status).toBe(401);
    await page.goto('/home');
    await expect(page).toHaveURL('/login?redirect=home');
  });
});

test.describe('the four keys', () => {
  test('copied without a session open one again [AUTH-1]', async ({ page, context, signInAs }) => {
    await signInAs('instructor');
    await context.clearCookies();
    await page.goto('/instructor-dashboard');
    const account = await new Header(page).openAccount();
    await expect(account.getByText('حساب تدريب', { exact: true })).toBeVisible();
    const answer = await page.request.get('/api/auth/user');
    expect(await answer.json()).toMatchObject({ role: 'instructor' });
  });

  test('count as signed out when any one of them is missing [AUTH-1]', async ({ page, signInAs }) => {
    for (const missing of keys) {
      await signInAs('student');
      await page.goto('/about');
      await page.evaluate((name) => localStorage.removeItem(name), missing);
      await page.goto('/home');
      await expect(page, missing).toHaveURL('/login?redirect=home');
    }
  });

  test('with a forged admin role grant a student nothing [READ-3]', async ({ page, signInAs }) => {
    await signInAs('student');
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('mockUserRole', 'admin'));
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1, name: 'غير مصرح' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('mockUserRole'))).toBe('student');
    expect((await page.request.get('/api/admin/role-requests')).status()).toBe(403);
    const course = await page.request.post('/api/courses', {
      data: { titleAr: 'دورة', descriptionAr: 'وصف', categoryId: 'web-development', level: 'beginner', duration: 1 },
    });
    expect(course.status()).toBe(403);
  });
});
