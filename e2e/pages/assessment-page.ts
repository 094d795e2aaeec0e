import { expect, type Page } from '@playwright/test';

/** /skills-assessment, in Arabic. */
export class AssessmentPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the quick check of a skill. */
  async start(skill: string): Promise<void> {
    await this.page.getByRole('link', { name: `ابدأ التقييم : ${skill}` }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: `تقييم سريع: ${skill}` })).toBeVisible();
  }

  /** Answers the last question and has all of them graded. */
  async finish(answer: string): Promise<void> {
    await this.page.getByRole('radio', { name: answer }).check();
    await this.page.getByRole('button', { name: 'إنهاء' }).click();
  }

  async reached(word: string): Promise<void> {
    await expect(this.page.getByRole('main').getByText(word, { exact: true })).toBeVisible();
  }
}
