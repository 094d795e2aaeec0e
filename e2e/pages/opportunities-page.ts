import { expect, type Locator, type Page } from '@playwright/test';

/** What the form of an opportunity asks for at least. */
interface NewOpportunity {
  title: string;
  description: string;
  location: string;
  contact: string;
}

/** Opportunities in Arabic: the list, one of them, and the applications to it. */
export class OpportunitiesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  card(title: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 2, name: title, exact: true }) });
  }

  /** Posts one from the list; it stands there first afterwards. */
  async post({ title, description, location, contact }: NewOpportunity): Promise<void> {
    await this.page.getByRole('button', { name: 'إضافة فرصة' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'إضافة فرصة' });
    await dialog.getByRole('textbox', { name: 'عنوان الفرصة', exact: true }).fill(title);
    await dialog.getByRole('textbox', { name: 'الوصف', exact: true }).fill(description);
    await dialog.getByRole('textbox', { name: 'المكان', exact: true }).fill(location);
    await dialog.getByRole('textbox', { name: 'وسيلة التواصل' }).fill(contact);
    await dialog.getByRole('button', { name: 'نشر الفرصة' }).dblclick();
    await expect(this.page.getByRole('status').filter({ hasText: 'أُضيفت الفرصة' })).toBeVisible();
    await expect(dialog).toBeHidden();
  }

  async search(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: 'ابحث في الفرص' }).fill(words);
  }

  async open(title: string): Promise<void> {
    await this.card(title)
      .getByRole('link', { name: /^عرض التفاصيل/ })
      .click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Writes a letter and sends it by a double click. */
  async apply(letter: string): Promise<void> {
    await this.page.getByRole('button', { name: 'قدّم الآن' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^رسالتك/ }).fill(letter);
    await dialog.getByRole('button', { name: 'إرسال الطلب' }).dblclick();
    await expect(this.page.getByRole('status').filter({ hasText: 'أُرسل طلبك' })).toBeVisible();
  }

  applicant(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }) });
  }

  /** Moves somebody's application on without a question. */
  async review(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `بدء المراجعة: ${name}` }).click();
    await expect(this.applicant(name)).toContainText('قيد المراجعة');
  }

  async accept(name: string, note: string): Promise<void> {
    await this.page.getByRole('button', { name: `قبول: ${name}`, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'قبول الطلب' });
    await dialog.getByRole('textbox').fill(note);
    await dialog.getByRole('button', { name: 'تأكيد' }).click();
    await expect(dialog).toBeHidden();
    await expect(this.applicant(name)).toContainText('مقبول');
  }
}
