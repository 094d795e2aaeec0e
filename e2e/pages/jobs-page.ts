import { expect, type Page } from '@playwright/test';

/** The list of vacancies and the page of one, in Arabic. */
export class JobsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes to the list by the site's mark and the menu; opens the vacancy. */
  async find(title: string): Promise<void> {
    await this.page.getByRole('banner').getByRole('link', { name: 'مسار، الصفحة الرئيسية' }).click();
    await this.page.getByRole('button', { name: 'القائمة' }).click();
    await this.page.getByRole('dialog', { name: 'القائمة' }).getByRole('link', { name: 'الوظائف' }).click();
    await this.page.getByRole('searchbox', { name: 'ابحث في الوظائف' }).fill(title);
    const list = this.page.getByRole('region', { name: 'الوظائف', exact: true });
    await list.getByRole('link', { name: title, exact: true }).click();
    await this.isShown(title);
  }

  async isShown(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** How well the vacancy fits, with what lacks. */
  get match() {
    return this.page.getByRole('region', { name: 'كم تناسبك؟' });
  }

  async fits(percent: string): Promise<void> {
    await expect(this.match.getByRole('img', { name: `تطابق ${percent}` })).toBeVisible();
  }

  /** The shortest way to a missing skill. */
  way(course: string) {
    return this.match.getByRole('link', { name: course });
  }

  async apply(letter: string, cv: string): Promise<void> {
    await this.page.getByRole('button', { name: 'قدّم الآن' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'رسالتك' }).fill(letter);
    await dialog.getByRole('textbox', { name: /سيرتك الذاتية/ }).fill(cv);
    await dialog.getByRole('button', { name: 'إرسال الطلب' }).click();
    await expect(dialog).toBeHidden();
  }

  /** What has happened to one's application. */
  get timeline() {
    return this.page.getByRole('list', { name: 'ما جرى للطلب' });
  }
}
