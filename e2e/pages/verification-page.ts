import { expect, type Page } from '@playwright/test';

/** /verify in Arabic, where employers check codes without an account. */
export class VerificationPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the first page: types a code and opens the page of its certificate. */
  async check(code: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'التحقق من شهادة' }).click();
    await this.page.getByRole('textbox', { name: 'الرموز' }).fill(code);
    await this.page.getByRole('button', { name: 'التحقق منها' }).click();
    const row = this.page.getByRole('table').getByRole('row').nth(1);
    await expect(row).toContainText('سارية');
    await row.getByRole('link').click();
    await expect(this.page.getByRole('heading', { name: 'شهادة سارية' })).toBeVisible();
  }
}
