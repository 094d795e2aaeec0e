import { type Role, roleHome } from '@masar/domain';
import { expect, type Page } from '@playwright/test';

/** The words of the screen in both languages, Arabic first. */
const words = {
  ar: {
    title: 'تسجيل الدخول',
    enter: 'دخول',
    byEmail: 'الدخول بالبريد الإلكتروني وكلمة المرور',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    roles: { student: 'متعلّم', instructor: 'مدرّب', volunteer: 'متطوّع', admin: 'مدير المنصة' },
  },
  en: {
    title: 'Log in',
    enter: 'Enter',
    byEmail: 'Log in with e-mail and password',
    email: 'E-mail',
    password: 'Password',
    roles: { student: 'Student', instructor: 'Instructor', volunteer: 'Volunteer', admin: 'Admin' },
  },
} satisfies Record<
  string,
  Record<'title' | 'enter' | 'byEmail' | 'email' | 'password', string> & { roles: Record<Role, string> }
>;

/** /login in demo mode: the role picker. */
export class LoginPage {
  readonly page: Page;
  private readonly words;

  constructor(page: Page, language: 'ar' | 'en' = 'ar') {
    this.page = page;
    this.words = words[language];
  }

  async open(redirect?: string): Promise<void> {
    await this.page.goto(redirect ? `/login?redirect=${redirect}` : '/login');
    await this.isShown();
  }

  private get title() {
    return this.page.getByRole('heading', { level: 1, name: this.words.title });
  }

  async isShown(): Promise<void> {
    await expect(this.title).toBeVisible();
  }

  role(role: Role) {
    return this.page.getByRole('radio', { name: this.words.roles[role], exact: true });
  }

  /** Chooses the role and enters; returns at the role's home or the given path. */
  async enterAs(role: Role, destination: string = roleHome[role]): Promise<void> {
    await this.role(role).check();
    await this.enter();
    await expect(this.page).toHaveURL(destination);
    // The address changes before the next screen has been loaded.
    await expect(this.title).toBeHidden();
  }

  /** Goes on as somebody with an account of their own, by the keyboard alone. */
  async enterByEmail({ email, password }: { email: string; password: string }): Promise<void> {
    await this.page.getByRole('link', { name: this.words.byEmail }).focus();
    await this.page.keyboard.press('Enter');
    const main = this.page.getByRole('main');
    await main.getByLabel(this.words.email).fill(email);
    await main.getByLabel(this.words.password).fill(password);
    await this.page.keyboard.press('Enter');
    await expect(this.title).toBeHidden();
  }

  async enter(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.enter, exact: true }).click();
  }
}
