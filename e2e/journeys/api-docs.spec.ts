import { expect, test } from '../environment/test.ts';

test('the page of the API breaks no rule of its own policy, groups calls and tries one [API-2] [SEC-3]', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      broken.push(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 2, name: 'Programs of other systems' })).toBeVisible();
  const audiences = await page.locator('h2.audience').allTextContents();
  expect(audiences.indexOf('Learners')).toBeLessThan(audiences.indexOf('Administrators'));

  await page.getByRole('link', { name: 'health', exact: true }).click();
  await page.locator('#operations-health-Health_live button').first().click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table tbody .response-col_status').first()).toContainText('200');

  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  expect(complaints).toEqual([]);
});
