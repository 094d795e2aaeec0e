import { expect, type Locator, type Page } from '@playwright/test';

/** A queue of the console on a wide screen: rows that open, and a decision with its reason. */
export class ConsoleQueue {
  readonly page: Page;
  private readonly path: string;

  constructor(page: Page, resource: 'abuse-reports' | 'pending-posts' | 'pending-postings') {
    this.page = page;
    this.path = `/console/${resource}`;
  }

  row(words: string): Locator {
    return this.page.getByRole('row').filter({ hasText: words });
  }

  async open(words: string): Promise<void> {
    await this.page.goto(this.path);
    await this.row(words).click();
    await expect(this.page).toHaveURL(new RegExp(`${this.path}/.+/show`));
  }

  /** Presses a decision; it is told, and what waits next is opened. The queue is shown without it. */
  async decide(button: string, reason: string, told: string): Promise<void> {
    if (reason) await this.page.getByRole('textbox').fill(reason);
    const decided = this.page.url();
    await this.page.getByRole('button', { name: button }).click();
    await expect(this.page.getByRole('alert').filter({ hasText: told })).toBeVisible();
    await expect(this.page).not.toHaveURL(decided);
    await this.page.goto(this.path);
  }
}
