import { type Role, roleHome } from '@masar/domain';
import { expect, type Page } from '@playwright/test';

/** The words of the screen in both languages, Arabic first. */
const words = {
  ar: {
    title: 'تسجيل الدخول',
    enter: 'دخول',
    roles: { student: 'متعلّم', instructor: 'مدرّب', volunteer: 'متطوّع', admin: 'مدير المنصة' },
  },
  en: {
    title: 'Log in',
    enter: 'Enter',
    roles: { student: 'Student', instructor: 'Instructor', volunteer: 'Volunteer', admin: 'Admin' },
  },
} satisfies Record<string, { title: string; enter: string; roles: Record<Role, string> }>;

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

  async enter(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.enter, exact: true }).click();
  }
}
