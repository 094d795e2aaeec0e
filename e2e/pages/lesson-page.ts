import { expect, type Page } from '@playwright/test';
import type { ApiSession } from '../environment/api-session.ts';

const words = {
  ar: {
    complete: 'أكملت الدرس',
    quiz: 'اختبر فهمك',
    submit: 'صحّح إجاباتي',
    result: 'درجتك 100',
    finished: 'مبارك! أتممت الدورة',
    certificate: 'اعرض شهادتك',
  },
  en: {
    complete: 'Mark complete',
    quiz: 'Check your understanding',
    submit: 'Grade my answers',
    result: 'Your score is 100',
    finished: 'Congratulations! Course completed',
    certificate: 'Show your certificate',
  },
};

interface Draft {
  quiz: { questions: { options: { ar: string; en: string; correct: boolean }[] }[] } | null;
}

/** The lesson player. */
export class LessonPage {
  readonly page: Page;
  private readonly words;

  constructor(page: Page, language: 'ar' | 'en' = 'ar') {
    this.page = page;
    this.words = words[language];
  }

  async isShown(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  get completeButton() {
    return this.page.getByRole('button', { name: this.words.complete });
  }

  /** Answers every question of the lesson's quiz rightly, with an author's key, and has them graded. */
  async passQuiz(author: ApiSession): Promise<void> {
    const lessonId = new URL(this.page.url()).pathname.split('/').at(-1);
    const draft = (await (await author.request.get(`/api/lessons/${lessonId}/draft`)).json()) as Draft;
    const quiz = this.page.getByRole('region', { name: this.words.quiz });
    for (const [index, { options }] of (draft.quiz?.questions ?? []).entries()) {
      const question = quiz.getByRole('group').nth(index);
      for (const [place, { correct }] of options.entries()) {
        if (correct) await question.getByRole('radio').or(question.getByRole('checkbox')).nth(place).check();
      }
    }
    await quiz.getByRole('button', { name: this.words.submit }).click();
    await expect(quiz.getByText(this.words.result)).toBeVisible();
  }

  /** Completes with the Enter key, as the heading has the focus after arriving. */
  async completeByKeyboard(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(this.completeButton).toBeVisible();
    await this.page.keyboard.press('Enter');
  }

  async complete(): Promise<void> {
    await this.completeButton.click();
  }

  /** The panel at the end of the path leads to the certificates. */
  async finish(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.finished })).toBeFocused();
    await this.page.getByRole('link', { name: this.words.certificate }).click();
    await expect(this.page).toHaveURL('/certificates');
  }
}
