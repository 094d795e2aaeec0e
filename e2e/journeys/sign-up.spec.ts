import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailedToken } from '../../backend/testing/outbox.ts';
import { paths } from '../../portal/src/shared/navigation/paths.ts';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { newcomer } from '../environment/newcomer.ts';
import { expect, test } from '../environment/test.ts';

const dataDirectory = process.env['DATA_DIR'] ?? '';

async function isSound(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await overflowingElements(page)).toEqual([]);
}

test.describe('the way in, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('from an empty form over the mailbox to the first lesson in four taps [AUTH-2] [AUTH-15] [DSH-8]', async ({
    page,
    context,
  }) => {
    const email = `newcomer-${randomUUID()}@example.org`;
    const password = 'قارب أزرق 42';
    await page.goto(paths.register.href());
    const main = page.getByRole('main');
    const create = main.getByRole('button', { name: 'إنشاء الحساب' });
    const field = (name: string) => main.getByLabel(name);

    await create.click();
    for (const words of ['اكتب اسمك الأول.', 'اكتب اسم عائلتك.', 'اكتب بريدك.', 'ضع العلامة لتؤكّد عمرك وموافقتك.'])
      await expect(main.getByText(words)).toBeVisible();
    await expect(field('الاسم الأول')).toBeFocused();
    await isSound(page);

    await page.keyboard.type('حسين');
    await expect(main.getByText('اكتب اسمك الأول.')).toBeHidden();
    await field('اسم العائلة').fill('علي');
    await field('البريد الإلكتروني').fill(`${email}.wrong`);
    await field('كلمة المرور').fill(password);
    await revealKeepsTheCaret(page);

    const [terms] = await Promise.all([
      context.waitForEvent('page'),
      main.getByRole('link', { name: 'شروط الخدمة' }).click(),
    ]);
    await terms.close();
    await expect(field('كلمة المرور')).toHaveValue(password);
    await main.getByRole('checkbox').check();
    await create.click();

    const checkMail = page.getByRole('heading', { level: 1, name: 'تفقّد بريدك' });
    await expect(checkMail).toBeFocused();
    await expect(main.getByText(`${email}.wrong`)).toBeVisible();
    await expect(main.getByRole('button', { name: /^إعادة الإرسال بعد/ })).toBeVisible();
    await isSound(page);

    await main.getByRole('button', { name: 'البريد غير صحيح؟ صحّحه' }).click();
    await expect(field('البريد الإلكتروني')).toBeFocused();
    await field('البريد الإلكتروني').fill(email);
    await create.click();
    await expect(main.getByText(email, { exact: true })).toBeVisible();

    const token = await mailedToken(dataDirectory, email, '/login/verify-email');
    await page.goto(paths.emailLogin.href());
    await signIn(page, email, password);
    await expect(checkMail).toBeVisible();

    await page.goto(paths.verifyEmail.href(token));
    await main.getByRole('button', { name: 'تأكيد بريدي' }).click();
    await fourTapsToTheFirstLesson(page);
    await page.goto(paths.home.href());
    await expect(main.getByRole('link', { name: 'ابدأ الدرس' })).toBeVisible();
    await showsNoZero(page);
  });

  test('a link that is opened elsewhere asks for a password of one’s own, and then what for [AUTH-9] [AUTH-15] [DSH-8]', async ({
    page,
    request,
  }) => {
    const email = `elsewhere-${randomUUID()}@example.org`;
    const wish = { email, password: 'كلمة كتبها غريب', firstName: 'حسين', lastName: 'علي', isSixteenOrOlder: true };
    expect((await request.post('/api/auth/register', { data: wish })).ok()).toBe(true);
    const main = page.getByRole('main');
    await page.goto(paths.verifyEmail.href(await mailedToken(dataDirectory, email, '/login/verify-email')));
    await isSound(page);
    await main.getByRole('button', { name: 'تأكيد بريدي' }).click();
    await expect(main.getByText(/طُلب هذا الحساب من متصفح آخر/)).toBeVisible();
    await isSound(page);
    await expect(main.getByLabel('الاسم الأول')).toHaveValue('حسين');
    await main.getByLabel('الاسم الأول').fill('زينب');
    await main.getByRole('checkbox').check();
    await main.getByLabel('كلمة المرور').fill('قارب أزرق 42');
    await main.getByRole('button', { name: 'إنشاء الحساب' }).click();
    await expect(page).toHaveURL(paths.start.href());
    await main.getByRole('button', { name: 'أجيب لاحقاً' }).click();
    await expect(main.getByRole('list', { name: 'محطات مسارك' })).toBeVisible();
    await page.goto(paths.dashboard.href());
    await expect(main.getByRole('button', { name: /^ابدأ الدرس الأول/ })).toBeVisible();
    await showsNoZero(page);
  });
});

test('a forgotten password is replaced by a mailed link, in English [AUTH-2] [READ-4]', async ({ page, baseURL }) => {
  const { email } = await newcomer(baseURL!);
  const main = page.getByRole('main');
  await page.goto(`${paths.forgotPassword.href()}?lang=en`);
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(main.getByText('Enter your e-mail.')).toBeVisible();
  await main.getByLabel('E-mail').fill(email);
  await main.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mailbox' })).toBeFocused();

  await page.goto(paths.resetPassword.href(await mailedToken(dataDirectory, email, '/login/reset-password')));
  await main.getByLabel('New password').fill('short');
  await main.getByRole('button', { name: 'Save password' }).click();
  await expect(main.getByText('Enter 8 characters or more.')).toBeVisible();
  await main.getByLabel('New password').fill('quite another phrase');
  await main.getByRole('button', { name: 'Save password' }).click();
  await isSound(page);
  await main.getByRole('link', { name: 'Log in' }).click();
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Password').fill('quite another phrase');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

/** From the link in the mail: three questions, and the button under the path. */
async function fourTapsToTheFirstLesson(page: Page) {
  const main = page.getByRole('main');
  const taps = ['أول وظيفة', 'تطوير الويب', '20\u00A0دقيقة', 'ابدأ الدرس الأول'];
  await expect(main.getByRole('heading', { level: 1, name: 'ماذا تريد أن تحقّق؟' })).toBeVisible();
  for (const tap of taps) {
    const button = main.getByRole('button', { name: tap });
    await expect(button).toBeVisible();
    await isSound(page);
    await showsNoZero(page);
    await button.click();
  }
  await expect(page).toHaveURL(/\/courses\/[^/]+\/lessons\/[^/]+$/);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
}

async function showsNoZero(page: Page) {
  expect(await page.getByRole('main').innerText()).not.toMatch(/(^|[^\p{L}\d.,:])0(%|$|[^\p{L}\d.,:])/mu);
}

async function signIn(page: Page, email: string, password: string) {
  const main = page.getByRole('main');
  await main.getByLabel('البريد الإلكتروني').fill(email);
  await main.getByLabel('كلمة المرور').fill(password);
  await main.getByRole('button', { name: 'تسجيل الدخول' }).click();
}

/** Browsers put the caret elsewhere when the type of an input changes. */
async function revealKeepsTheCaret(page: Page) {
  const password = page.getByRole('main').getByLabel('كلمة المرور');
  const reveal = page.getByRole('main').getByRole('button', { name: 'إظهار كلمة المرور' });
  const caret = () => password.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);
  await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
  await reveal.click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toBeFocused();
  expect(await caret()).toEqual([4, 4]);
  const { width = 0, height = 0 } = (await reveal.boundingBox()) ?? {};
  expect([width, height]).toEqual([44, 44]);
  await reveal.click();
  await expect(password).toHaveAttribute('type', 'password');
}
