import type { Browser, Page } from '@playwright/test';
import { codeOf } from '../../backend/src/modules/auth/second-factor/testing/authenticator-code.ts';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { newcomer } from '../environment/newcomer.ts';
import { expect, test } from '../environment/test.ts';

/** Somebody with a password at their security page, who said a moment ago that it is them. */
async function atSecurityPage(browser: Browser, address: string) {
  const person = await newcomer(address);
  const page = await anotherBrowser(browser, address, person);
  const { password } = person;
  expect((await page.request.post('/api/auth/confirm', { data: { password } })).ok()).toBe(true);
  await page.goto('/profile?tab=safety');
  return { page, ...person };
}

async function signOutAndEnterPassword(page: Page, email: string, password: string) {
  await page.goto('/logout');
  await page.waitForURL('/login');
  await page.goto('/login/email');
  await page.getByLabel('البريد الإلكتروني').fill(email);
  await page.getByLabel('كلمة المرور', { exact: false }).fill(password);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الخطوة الثانية' })).toBeVisible();
}

test.describe('the second step', () => {
  test('by an app that was set up a moment ago, and by a recovery code that works once [IDM-1]', async ({
    browser,
    baseURL,
  }) => {
    const { page, email, password } = await atSecurityPage(browser, baseURL!);
    await page.getByRole('button', { name: 'تفعيل التطبيق…' }).click();
    await expect(page.getByAltText('رمز QR لتطبيق الرموز')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const secret = (await page.getByLabel('السر').textContent()) ?? '';
    await page.getByLabel('الرمز الذي يعرضه التطبيق').fill(codeOf(secret));
    await page.getByRole('button', { name: 'تفعيل', exact: true }).click();
    const kept = page.getByRole('dialog', { name: 'حفظ رموز الاسترداد' }).getByRole('listitem');
    await expect(kept).toHaveCount(10);
    const [recoveryCode = ''] = await kept.allTextContents();
    await page.getByRole('button', { name: 'حفظتها' }).click();
    await expect(page.getByText('الباقي: 10')).toBeVisible();

    await signOutAndEnterPassword(page, email, password);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByLabel('رمز تطبيق الرموز').fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'متابعة' }).click();
    await page.waitForURL('/dashboard');

    await signOutAndEnterPassword(page, email, password);
    await page.getByRole('button', { name: 'ليس معي هاتفي: استخدم رمز استرداد' }).click();
    await page.getByLabel('رمز الاسترداد').fill(recoveryCode);
    await page.getByRole('button', { name: 'متابعة' }).click();
    await page.waitForURL('/dashboard');

    await signOutAndEnterPassword(page, email, password);
    await page.getByRole('button', { name: 'ليس معي هاتفي: استخدم رمز استرداد' }).click();
    await page.getByLabel('رمز الاسترداد').fill(recoveryCode);
    await page.getByRole('button', { name: 'متابعة' }).click();
    await expect(page.getByText('الرمز غير صحيح، أو سبق استخدامه.')).toBeVisible();
    await page.context().close();
  });

  test('by a passkey, which also opens the door alone [IDM-1]', async ({ browser, baseURL }) => {
    const { page, email, password } = await atSecurityPage(browser, baseURL!);
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.getByRole('button', { name: 'مفتاح جديد…' }).click();
    await page.getByRole('dialog').getByLabel('الاسم').fill('هاتفي');
    await page.getByRole('button', { name: 'حفظ' }).click();
    await page.getByRole('button', { name: 'حفظتها' }).click();
    await expect(page.getByRole('button', { name: 'إزالة هاتفي' })).toBeVisible();

    await signOutAndEnterPassword(page, email, password);
    await page.getByRole('button', { name: 'متابعة بمفتاح المرور' }).click();
    await page.waitForURL('/dashboard');

    await page.goto('/logout');
    await page.waitForURL('/login');
    await page.goto('/login/email');
    await page.getByRole('button', { name: 'الدخول بمفتاح المرور' }).click();
    await page.waitForURL('/dashboard');
    await page.context().close();
  });
});
