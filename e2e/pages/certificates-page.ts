import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

const words = {
  ar: { pdf: 'PDF بالعربية', view: (course: string) => `عرض الشهادة: ${course}` },
  en: { pdf: 'PDF in English', view: (course: string) => `View certificate: ${course}` },
};

/** /certificates: the learner's own. */
export class CertificatesPage {
  readonly page: Page;
  private readonly words;

  constructor(page: Page, language: 'ar' | 'en' = 'ar') {
    this.page = page;
    this.words = words[language];
  }

  card(course: string) {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: course }) });
  }

  /** The code of a certificate, as its holder reads it. */
  async code(course: string): Promise<string> {
    const words = await this.card(course).innerText();
    return /[0-9A-HJKMNP-TV-Z]{4}(-?[0-9A-HJKMNP-TV-Z]{4}){3}/.exec(words)![0];
  }

  async downloadPdf(course: string): Promise<Buffer> {
    const download = this.page.waitForEvent('download');
    await this.card(course).getByRole('link', { name: this.words.pdf }).click();
    return readFile(await (await download).path());
  }

  /** Opens the public page about the certificate; returns its path. */
  async view(course: string): Promise<string> {
    await this.page.getByRole('link', { name: this.words.view(course) }).click();
    await expect(this.page).toHaveURL(/\/verify\/[0-9A-Z]{16}$/);
    return new URL(this.page.url()).pathname;
  }
}
