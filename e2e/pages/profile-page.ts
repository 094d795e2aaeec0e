import { expect, type Page } from '@playwright/test';

/** /profile, in Arabic: the quickest place to make a toast appear. */
export class ProfilePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/profile');
    await expect(this.page.getByRole('heading', { level: 1, name: 'الملف الشخصي' })).toBeVisible();
  }

  /** Own skills, on a tab of their own. */
  async openSkills() {
    await this.page.getByRole('tab', { name: 'مهاراتي وصفحتي' }).click();
    return this.page.getByRole('region', { name: 'مهاراتك' });
  }

  /** Saves and waits for the server's answer, whatever it is. */
  async save(): Promise<void> {
    const answer = this.page.waitForResponse('**/api/profile');
    await this.page.getByRole('button', { name: 'حفظ التغييرات' }).click();
    await answer;
  }

  get toasts() {
    return this.page.getByRole('region', { name: 'الإشعارات (F8)' });
  }

  get saved() {
    return this.toasts.getByText('حُدّث ملفك الشخصي');
  }
}
