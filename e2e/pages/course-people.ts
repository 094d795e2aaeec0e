import { expect, type Page } from '@playwright/test';
import { Header } from './header.ts';

/** Who teaches a course, in Arabic: for its owner, and for the invited. */
export class CoursePeople {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get panel() {
    return this.page.getByRole('region', { name: 'من يدرّس الدورة' });
  }

  get invitation() {
    return this.panel.getByRole('form', { name: 'دعوة مدرّس أو مساعد' });
  }

  person(name: string) {
    return this.panel.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) });
  }

  /** Offers a right to an address, and sees it wait. */
  async invite(email: string, right: 'مدرّس' | 'مساعد'): Promise<void> {
    await this.invitation.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill(email);
    await this.invitation.getByRole('combobox', { name: 'الصلاحية' }).selectOption({ label: right });
    await this.invitation.getByRole('button', { name: 'إرسال الدعوة' }).click();
    const waiting = this.panel.getByRole('list', { name: 'دعوات تنتظر جواباً' });
    await expect(waiting.getByRole('listitem').filter({ hasText: email })).toContainText(right);
  }

  /** From any page over the bell to the invitation, and from there to the course. */
  async accept(titleAr: string): Promise<void> {
    await new Header(this.page).bell.click();
    const news = this.page.getByRole('dialog', { name: 'الإشعارات' });
    // It keeps the title of the day on which it was written.
    await news
      .getByRole('link', { name: /^دعوة من/ })
      .first()
      .click();
    await this.page.getByRole('button', { name: `قبول التدريس في «${titleAr}»` }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: titleAr })).toBeVisible();
  }

  /** Presses what is about somebody and says yes. */
  async decide(deed: string, about: string): Promise<void> {
    await this.panel.getByRole('button', { name: about }).click();
    const question = this.page.getByRole('dialog');
    await question.getByRole('button', { name: deed, exact: true }).click();
    await expect(question).toBeHidden();
  }

  /** Makes somebody its owner; whoever signed in a while ago is asked for the password first. */
  async handOver(name: string, password: string): Promise<void> {
    await this.panel.getByRole('button', { name: `تسليم الدورة إلى ${name}` }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'تسليم الدورة', exact: true }).click();
    const asked = this.page.getByRole('dialog', { name: 'هل هذا أنت؟' });
    const done = this.person(name).getByText('صاحب الدورة');
    await expect(asked.or(done)).toBeVisible();
    if (await asked.isVisible()) {
      await asked.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
      await asked.getByRole('button', { name: 'تأكيد ومتابعة' }).click();
    }
    await expect(done).toBeVisible();
  }
}
