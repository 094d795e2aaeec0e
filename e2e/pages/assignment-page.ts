import { expect, type Page } from '@playwright/test';

interface NewAssignment {
  titleAr: string;
  taskAr: string;
  /** The title of the lesson that waits for it. */
  lesson: string;
}

/** Work that people mark, in Arabic: written by an instructor, handed in by a learner, marked and read. */
export class AssignmentPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** From the editor of a course: an assignment that a lesson waits for, with the rubric that the form proposes. */
  async write({ titleAr, taskAr, lesson }: NewAssignment): Promise<void> {
    await this.page.getByRole('link', { name: 'واجبات الدورة' }).click();
    await this.page.getByRole('link', { name: 'واجب جديد' }).click();
    await this.page.getByRole('textbox', { name: 'العنوان بالعربية' }).fill(titleAr);
    await this.page.getByRole('textbox', { name: 'المطلوب بالعربية' }).fill(taskAr);
    await this.page.getByRole('combobox', { name: 'الدرس' }).selectOption({ label: lesson });
    await this.page.getByRole('button', { name: 'حفظ الواجب' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: titleAr })).toBeVisible();
  }

  /** On the page of an assignment: writes the work, waits until it is kept, hands it in. */
  async handIn(text: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'اكتب عملك' }).fill(text);
    await expect(this.page.getByText('حُفظت المسودة')).toBeVisible();
    await this.page.getByRole('button', { name: 'تسليم العمل' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'تسليم العمل' }).click();
    await expect(this.round(1)).toContainText('ينتظر التصحيح');
  }

  round(count: number) {
    return this.page.getByRole('region', { name: `الجولة ${count}` });
  }

  /** From the instructor's dashboard over the desk: gives a work the level of its only criterion, with a remark. */
  async mark(titleAr: string, level: RegExp, remark: string): Promise<void> {
    const waiting = this.page.getByRole('region', { name: 'تسليمات تنتظر التصحيح' });
    await waiting.getByRole('link', { name: 'كل التسليمات' }).click();
    await this.page.getByRole('link', { name: titleAr }).first().click();
    await this.page.getByRole('button', { name: level }).click();
    await this.page.getByRole('textbox', { name: 'ملاحظتك للمتعلّم' }).fill(remark);
    await this.page.getByRole('button', { name: 'حفظ الدرجة' }).click();
    await expect(this.page.getByText('حُفظت الدرجة')).toBeVisible();
  }
}
