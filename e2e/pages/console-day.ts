import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { consoleWords } from './console-words.ts';

/** The deeds of an administrator's day in the console, on a wide screen and in one language. */
export class ConsoleDay {
  readonly page: Page;
  readonly words;

  constructor(page: Page, language: 'ar' | 'en') {
    this.page = page;
    this.words = consoleWords[language];
  }

  private button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  private async told(words: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  }

  /** Opens the console and, where it greets in the other language, switches at run time. */
  async open(): Promise<void> {
    await this.page.goto('/console');
    if (this.words === consoleWords.en) await this.page.getByRole('button', { name: /^EN/ }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.overview })).toBeVisible();
    await expect(this.page.locator('html')).toHaveAttribute('dir', this.words.dir);
  }

  /** The wish of a person, told by their name. */
  async approveRoleRequest(name: string): Promise<void> {
    await this.page.goto('/console/role-requests');
    await this.page.getByRole('row').filter({ hasText: name }).click();
    await this.button(this.words.approve).click();
    await this.page.getByRole('dialog').getByRole('button', { name: this.words.approve }).click();
    await this.told(this.words.approved);
  }

  async renameCourse(id: string, title: string): Promise<void> {
    await this.page.goto(`/console/courses/${id}`);
    await this.page.getByLabel(this.words.courseTitle).fill(title);
    await this.button(this.words.save).click();
    await this.told(this.words.saved);
  }

  /** From the course's own page. */
  async moveLessonUp(courseId: string, lesson: string): Promise<void> {
    await this.page.goto(`/console/courses/${courseId}/show`);
    await this.button(this.words.moveUp(lesson)).click();
    await this.button(this.words.saveOrder).click();
    await this.told(this.words.orderSaved);
  }

  async writeLesson(lesson: string, text: string): Promise<void> {
    await this.page.getByRole('link', { name: lesson, exact: true }).click();
    await this.page.getByLabel(this.words.lessonText).fill(text);
    await this.button(this.words.save).click();
    await this.told(this.words.saved);
  }

  /** Chooses a file of people without inviting them and tries it; nothing is saved by that. */
  async tryPeople(csv: string): Promise<void> {
    await this.page.goto('/console/imports/users');
    await this.page
      .getByLabel(this.words.chooseFile)
      .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await this.page.getByRole('checkbox').uncheck();
    await this.button(this.words.tryImport).click();
    await expect(this.page.getByRole('heading', { name: this.words.trial })).toBeVisible();
  }

  async importSoundRows(): Promise<void> {
    await this.button(this.words.import).click();
    await expect(this.page.getByRole('heading', { name: this.words.imported })).toBeVisible();
  }

  /** On the person's page: another invitation, then the right address. */
  async helpIn(id: string, email: string): Promise<void> {
    await this.page.goto(`/console/users/${id}/show`);
    await this.button(this.words.resendInvitation).click();
    await this.told(this.words.invitationSent);
    await this.page.getByLabel(this.words.newAddress).fill(email);
    await this.button(this.words.changeAddress).click();
    await this.told(this.words.addressCorrected);
    await expect(this.page.getByText(email).first()).toBeVisible();
  }

  /** On the person's page. */
  async erase(email: string, reason: string): Promise<void> {
    await this.page.getByLabel(this.words.eraseReason).fill(reason);
    await this.page.getByLabel(this.words.typedAddress).fill(email);
    await this.button(this.words.erase).click();
    await this.told(this.words.erased);
  }

  /** The file that pressing a button or link saves. */
  async saved(press: Locator): Promise<Buffer> {
    const download = this.page.waitForEvent('download');
    await press.click();
    return readFile(await (await download).path());
  }

  async errorFile(): Promise<string> {
    return (await this.saved(this.button(this.words.errorFile))).toString();
  }

  /** The whole list as CSV. */
  async exportList(resource: string): Promise<string> {
    await this.page.goto(`/console/${resource}`);
    const csv = await this.saved(this.button(this.words.export));
    await this.told(this.words.exported);
    return csv.toString();
  }

  /** Asks for the report that the form proposes, waits for it and takes it as PDF. */
  async enrollmentReport(): Promise<Buffer> {
    await this.page.goto('/console/reports/create');
    await this.button(this.words.makeReport).click();
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.enrollments })).toBeVisible();
    await expect(this.page.getByText(this.words.reportReady, { exact: true })).toBeVisible();
    return this.saved(this.page.getByRole('link', { name: this.words.pdf }));
  }

  /** Makes a backup, waits for it and takes it away. */
  async backup(): Promise<Buffer> {
    await this.page.goto('/console/backups');
    await this.button(this.words.makeBackup).click();
    const row = this.page.getByRole('row').nth(1);
    await expect(row).toContainText(this.words.backupDone);
    return this.saved(row.getByRole('link', { name: this.words.download }));
  }
}
