import { request as requests } from '@playwright/test';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { expect, test } from '../environment/test.ts';

test('an administrator makes a token for a program, sees its use in the audit log, and revokes it [API-7] [CON-1]', async ({
  page,
  baseURL,
  signInAs,
  complaints,
}) => {
  const name = `سجل الطلاب ${Date.now().toString(36)}`;
  await signInAs('admin');
  await page.goto('/console/organization-tokens');
  await page.getByRole('link', { name: 'رمز جديد' }).click();
  await page.getByLabel('اسم البرنامج').fill(name);
  await page.getByLabel('الناس: الأسماء والبريد والدور').check();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'إنشاء الرمز' }).click();
  await expect(page.getByRole('heading', { name: 'الرمز جاهز' })).toBeVisible();
  const token = (await page.getByRole('main').locator('code').textContent()) ?? '';

  const program = await requests.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/organization/people?limit=1')).status()).toBe(200);
  expect((await program.get('/api/organization/certificates')).status()).toBe(403);
  expect((await program.get('/api/courses')).status()).toBe(403);

  await page.getByRole('link', { name: 'كل الرموز' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('آخر استخدام');
  await page.getByRole('link', { name: `الاستخدامات: ${name}` }).click();
  await expect(page.getByText('استخدام', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();

  await page.goto('/console/organization-tokens');
  await page.getByRole('button', { name: `إلغاء: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'إلغاء الرمز', exact: true }).click();
  await expect(page.getByText(name)).toHaveCount(0);
  expect((await program.get('/api/organization/people?limit=1')).status()).toBe(401);
  await program.dispose();
  expect(complaints).toEqual([]);
});
