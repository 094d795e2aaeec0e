import { expect, type Locator, type Page } from '@playwright/test';

const words = {
  ar: { field: 'ابحث في الموقع', courses: 'الدورات', discussions: 'النقاشات', nothing: 'لم نجد ما يطابق بحثك' },
  en: {
    field: 'Search the site',
    courses: 'Courses',
    discussions: 'Discussions',
    nothing: 'Nothing matches your search',
  },
};

/** /search: one search over everything. */
export class SearchPage {
  readonly page: Page;
  readonly words;

  constructor(page: Page, language: 'ar' | 'en' = 'ar') {
    this.page = page;
    this.words = words[language];
  }

  async open(query: string, type?: 'course' | 'discussion'): Promise<void> {
    await this.page.goto(`/search?${new URLSearchParams({ q: query, ...(type && { type }) }).toString()}`);
  }

  async type(query: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.field }).fill(query);
  }

  /** The results of one kind. */
  group(name: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name });
  }

  get nothing(): Locator {
    return this.page.getByRole('heading', { name: this.words.nothing });
  }

  /** Titles of the courses that a search finds, in their order of names: two spellings may rank differently. */
  async courses(query: string): Promise<string[]> {
    await this.open(query, 'course');
    const titles = this.group(this.words.courses).getByRole('heading', { level: 3 });
    await expect(titles.first()).toBeVisible();
    return (await titles.allTextContents()).sort();
  }
}
