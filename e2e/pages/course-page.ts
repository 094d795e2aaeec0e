import { expect, type Page } from '@playwright/test';

const words = {
  ar: {
    search: 'ابحث في الدورات',
    enroll: 'التحق بالدورة',
    enrolled: 'التحقت بالدورة',
    enrolledHint: 'صرت من متعلّميها. ابدأ الدرس الأول.',
    start: 'ابدأ التعلّم',
    curriculum: 'المنهج',
  },
  en: {
    search: 'Search the courses',
    enroll: 'Enrol now',
    enrolled: 'Enrolled Successfully',
    enrolledHint: 'You have been enrolled in the course successfully',
    start: 'Start learning',
    curriculum: 'Curriculum',
  },
};

/** The listing and the page of one course. */
export class CoursePage {
  readonly page: Page;
  private readonly words;

  constructor(page: Page, language: 'ar' | 'en' = 'ar') {
    this.page = page;
    this.words = words[language];
  }

  /** Types the title into the search box of the listing and opens the course's card. */
  async find(title: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.words.search }).fill(title);
    await this.page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await this.isShown(title);
  }

  async isShown(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Enrols and waits for what is said then, of a course without a price unless told otherwise. */
  async enroll(hint = this.words.enrolledHint): Promise<void> {
    await this.page.getByRole('button', { name: this.words.enroll, exact: true }).click();
    const notice = this.page.getByRole('status').filter({ hasText: this.words.enrolled });
    await expect(notice).toContainText(hint);
  }

  async start(): Promise<void> {
    await this.page.getByRole('link', { name: this.words.start }).click();
    await expect(this.page).toHaveURL(/\/courses\/[^/]+\/lessons\/[^/]+$/);
  }

  async openCurriculum() {
    await this.page.getByRole('tab', { name: this.words.curriculum }).click();
    return this.page.getByRole('tabpanel');
  }
}
