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
    sections: 'أقسام الموقع',
  },
  en: {
    toggle: 'AR, switch to Arabic',
    account: /’s account$/,
    logout: 'Log out',
    tools: 'Tools',
    menu: 'Menu',
    search: 'Search',
    bell: /^Notifications/,
    main: 'Main navigation',
    sections: 'Sections of the site',
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

  /** The tools of the signed-in, opened. */
  async openTools() {
    await this.bar.getByRole('button', { name: this.words.tools, exact: true }).click();
    return this.page.getByRole('menu', { name: this.words.tools });
  }

  /** The menu of whoever is signed in, opened. */
  async openAccount() {
    await this.accountButton.click();
    return this.page.getByRole('menu', { name: this.words.account });
  }

  async logOut(): Promise<void> {
    const account = await this.openAccount();
    await account.getByRole('menuitem', { name: this.words.logout }).click();
    await expect(this.page).toHaveURL('/login');
  }

  /** The five sections at the lower edge of a phone. */
  get sections() {
    return this.page.getByRole('navigation', { name: this.words.sections });
  }

  get searchBox() {
    return this.bar.getByRole('combobox', { name: this.words.search });
  }

  async search(words: string): Promise<void> {
    await this.searchBox.fill(words);
    await this.page.keyboard.press('Enter');
  }

  /** The quick search of the signed-in, opened by its keys. */
  async openQuickSearch() {
    await expect(this.bar.getByRole('button', { name: this.words.search })).toBeVisible();
    await this.page.keyboard.press('Control+k');
    return this.page.getByRole('dialog', { name: this.words.search });
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
