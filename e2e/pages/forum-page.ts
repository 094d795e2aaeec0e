import { expect, type Locator, type Page } from '@playwright/test';

const words = {
  ar: {
    newDiscussion: 'نقاش جديد',
    forum: /^المنتدى/,
    title: /^العنوان/,
    content: /^النص/,
    publish: 'نشر النقاش',
    created: 'نُشر نقاشك',
    reply: /^ردّك/,
    sendReply: 'إرسال الردّ',
    replied: 'نُشر ردّك',
    like: /^أعجبني/,
    close: 'إغلاق',
    search: 'ابحث في النقاشات',
    more: /^إجراءات أخرى/,
    report: 'إبلاغ',
    reporting: 'الإبلاغ عن مشاركة',
    spam: 'إعلان أو رسالة مزعجة',
    sendReport: 'إرسال البلاغ',
    reported: 'وصل بلاغك',
    ask: 'اسأل عن هذا الدرس',
    newQuestion: 'سؤال جديد',
    publishQuestion: 'نشر السؤال',
  },
  en: {
    newDiscussion: 'New discussion',
    forum: /^Forum/,
    title: /^Title/,
    content: /^Text/,
    publish: 'Publish discussion',
    created: 'Discussion Created',
    reply: /^Your reply/,
    sendReply: 'Send reply',
    replied: 'Reply Added',
    like: /^Like/,
    close: 'Close',
    search: 'Search the discussions',
    more: /^More actions/,
    report: 'Report',
    reporting: 'Report a post',
    spam: 'Advertising or spam',
    sendReport: 'Send report',
    reported: 'Your report has arrived',
    ask: 'Ask about this lesson',
    newQuestion: 'New question',
    publishQuestion: 'Publish question',
  },
};

/** The forum and the discussion that is open over it. */
export class ForumPage {
  readonly page: Page;
  private readonly words;

  constructor(page: Page, language: 'ar' | 'en' = 'ar') {
    this.page = page;
    this.words = words[language];
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title, exact: true });
  }

  card(title: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  /** Writes a discussion and publishes it by a double click; it opens afterwards. Answers its id. */
  async start(forum: string, title: string, content: string): Promise<string> {
    await this.page.getByRole('button', { name: this.words.newDiscussion }).first().click();
    const dialog = this.dialog(this.words.newDiscussion);
    await dialog.getByLabel(this.words.forum).selectOption({ label: forum });
    await dialog.getByRole('textbox', { name: this.words.title }).fill(title);
    await dialog.getByRole('textbox', { name: this.words.content }).fill(content);
    await dialog.getByRole('button', { name: this.words.publish }).dblclick();
    await expect(this.page.getByRole('status').filter({ hasText: this.words.created })).toBeVisible();
    await expect(this.dialog(title)).toBeVisible();
    return new URL(this.page.url()).searchParams.get('discussion')!;
  }

  async open(title: string): Promise<Locator> {
    await this.page.getByRole('link', { name: title, exact: true }).click();
    await expect(this.dialog(title)).toBeVisible();
    return this.dialog(title);
  }

  async reply(title: string, content: string): Promise<void> {
    const dialog = this.dialog(title);
    await dialog.getByRole('textbox', { name: this.words.reply }).fill(content);
    await dialog.getByRole('button', { name: this.words.sendReply }).dblclick();
    await expect(dialog.getByRole('status').filter({ hasText: this.words.replied })).toBeVisible();
  }

  /** The heart of the opening post, or within the given part of the page. */
  heart(within: Locator): Locator {
    return within.getByRole('button', { name: this.words.like }).first();
  }

  /** Asks below the lesson that is open; the question opens afterwards. */
  async ask(title: string, content: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words.ask }).click();
    const dialog = this.dialog(this.words.newQuestion);
    await dialog.getByRole('textbox', { name: this.words.title }).fill(title);
    await dialog.getByRole('textbox', { name: this.words.content }).fill(content);
    await dialog.getByRole('button', { name: this.words.publishQuestion }).click();
    await expect(this.dialog(title)).toBeVisible();
  }

  /** Reports the discussion that is open as advertising, with a note. */
  async report(title: string, note: string): Promise<void> {
    await this.dialog(title).getByRole('button', { name: this.words.more }).first().click();
    await this.page.getByRole('menuitem', { name: this.words.report, exact: true }).click();
    const form = this.dialog(this.words.reporting);
    await form.getByRole('radio', { name: this.words.spam }).check();
    await form.getByRole('textbox').fill(note);
    await form.getByRole('button', { name: this.words.sendReport }).dblclick();
    await expect(this.page.getByRole('status').filter({ hasText: this.words.reported })).toBeVisible();
  }

  async close(title: string): Promise<void> {
    await this.dialog(title).getByRole('button', { name: this.words.close }).first().click();
    await expect(this.dialog(title)).toBeHidden();
  }

  async search(text: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.search }).fill(text);
  }
}
