import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openMailedLink } from '../environment/on-foot.ts';
import { LoginPage } from './login-page.ts';

/** From /login to an account of one's own, in Arabic. */
export class SignUpPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Fills the form that two links of /login lead to. */
  async register(firstName: string, lastName: string): Promise<string> {
    await new LoginPage(this.page).isShown();
    await this.page.getByRole('link', { name: 'الدخول بالبريد الإلكتروني وكلمة المرور' }).click();
    await this.page.getByRole('link', { name: 'إنشاء حساب' }).click();
    const main = this.page.getByRole('main');
    const email = `walker-${randomUUID()}@example.org`;
    await main.getByLabel('الاسم الأول').fill(firstName);
    await main.getByLabel('اسم العائلة').fill(lastName);
    await main.getByLabel('البريد الإلكتروني').fill(email);
    await main.getByLabel('كلمة المرور').fill('قارب أزرق 42');
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: 'إنشاء الحساب' }).click();
    await main.getByRole('heading', { level: 1, name: 'تفقّد بريدك' }).waitFor();
    return email;
  }

  /** Confirms the address by the link in the mail; answers the tab that it opened, where the person is signed in. */
  async confirm(email: string): Promise<Page> {
    const tab = await openMailedLink(this.page, email, '/login/verify-email');
    await tab.getByRole('main').getByRole('button', { name: 'تأكيد بريدي' }).click();
    await tab.getByRole('main').getByRole('button', { name: 'أجيب لاحقاً' }).click();
    await tab.getByRole('list', { name: 'محطات مسارك' }).waitFor();
    return tab;
  }
}
