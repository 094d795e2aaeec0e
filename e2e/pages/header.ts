import { expect, type Page } from '@playwright/test';

const words = {
  ar: {
    toggle: 'EN، التبديل إلى الإنجليزية',
    account: /^حساب /,
    logout: 'تسجيل الخروج',
    tools: 'الأدوات',
    menu: 'القائمة',
    search: 'بحث',
    bell: /^الإشعارات/,
    main: 'التنقل الرئيسي',
  },
  en: {
    toggle: 'AR, switch to Arabic',
    account: /^Account of /,
    logout: 'Logout',
    tools: 'Tools',
    menu: 'Menu',
    search: 'Search',
    bell: /^Notifications/,
    main: 'Main navigation',
  },
};

/** The bar above every page. */
export class Header {
  readonly page: Page;
  readonly words;

  constructor(page: Page, language: 'ar' | 'en' = 'ar') {
    this.page = page;
    this.words = words[language];
  }

  private get bar() {
    return this.page.getByRole('banner');
  }

  get navigation() {
    return this.bar.getByRole('navigation', { name: this.words.main });
  }

  get toggle() {
    return this.bar.getByRole('button', { name: this.words.toggle });
  }

  get bell() {
    return this.bar.getByRole('button', { name: this.words.bell });
  }

  get accountButton() {
    return this.bar.getByRole('button', { name: this.words.account });
  }

  /** The panel of the tools menu, opened. */
  async openTools() {
    await this.bar.getByRole('button', { name: this.words.tools, exact: true }).click();
    return this.bar.getByRole('list', { name: this.words.tools });
  }

  async openAccount(): Promise<void> {
    await this.accountButton.click();
    await expect(this.accountButton).toHaveAttribute('aria-expanded', 'true');
  }

  async logOut(): Promise<void> {
    await this.openAccount();
    await this.bar.getByRole('button', { name: this.words.logout }).click();
    await expect(this.page).toHaveURL('/login');
  }

  get searchBox() {
    return this.bar.getByRole('combobox', { name: this.words.search });
  }

  async search(words: string): Promise<void> {
    await this.searchBox.fill(words);
    await this.page.keyboard.press('Enter');
  }

  /** The menu of narrow screens, opened. */
  async openMobileMenu() {
    await this.bar.getByRole('button', { name: this.words.menu, exact: true }).click();
    return this.mobileMenu;
  }

  get mobileMenu() {
    return this.page.getByRole('dialog', { name: this.words.menu });
  }
}
