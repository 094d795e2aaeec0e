import { expect, type Page } from '@playwright/test';
import type { ApiSession } from '../environment/api-session.ts';

const words = {
  ar: {
    complete: 'أكملت الدرس',
    onward: /^التالي: /,
    close: 'إغلاق الدرس والعودة إلى الدورة',
    reading: 'إعدادات القراءة',
    otherLanguage: 'Read in English',
    quiz: 'اختبر فهمك',
    check: 'تحقّق من إجابتك',
    nextQuestion: 'السؤال التالي',
    right: 'إجابة صحيحة',
    result: 'درجتك 100',
    finished: 'مبارك! أتممت الدورة',
    certificate: 'اعرض شهادتك',
  },
  en: {
    complete: 'Mark complete',
    onward: /^Next: /,
    close: 'Close the lesson and return to the course',
    reading: 'Reading settings',
    otherLanguage: 'اقرأ بالعربية',
    quiz: 'Check your understanding',
    check: 'Check my answer',
    nextQuestion: 'Next question',
    right: 'Correct answer',
    result: 'Your score is 100',
    finished: 'Congratulations! Course completed',
    certificate: 'Show your certificate',
  },
};

interface Question {
  type: 'single' | 'multiple';
  options: { ar: string; en: string; correct: boolean }[];
}

interface Draft {
  quiz: { questions: Question[] } | null;
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

  /** The questions of a lesson with their key, as its author has them. */
  async keyOf(author: ApiSession, lessonId: string): Promise<Question[]> {
    const draft = (await (await author.request.get(`/api/lessons/${lessonId}/draft`)).json()) as Draft;
    return draft.quiz?.questions ?? [];
  }

  private get quiz() {
    return this.page.getByRole('region', { name: this.words.quiz });
  }

  /** Answers every question of the lesson's quiz rightly, with an author's key; each is judged at once. */
  async passQuiz(author: ApiSession): Promise<void> {
    const key = await this.keyOf(author, new URL(this.page.url()).pathname.split('/').at(-1)!);
    for (const [index, { type, options }] of key.entries()) {
      const question = this.quiz.getByRole('group').nth(index);
      for (const [place, { correct }] of options.entries()) {
        if (correct) await question.getByRole('radio').or(question.getByRole('checkbox')).nth(place).check();
      }
      if (type === 'multiple') await question.getByRole('button', { name: this.words.check }).click();
      await expect(question.getByText(this.words.right, { exact: true }).last()).toBeVisible();
    }
    await expect(this.quiz.getByText(this.words.result)).toBeVisible();
  }

  /** The button at the foot, or the link that it has become. */
  async tapOn(name: string | RegExp): Promise<void> {
    const foot = this.page.locator('article').getByRole('button', { name }).or(this.page.getByRole('link', { name }));
    await foot.last().tap();
  }

  /** Touches nothing but answers and the button at the foot, which leads from question to question. */
  async answerByThumb(key: readonly Question[]): Promise<void> {
    if (key.length > 0) await this.tapOn(this.words.quiz);
    for (const [index, { type, options }] of key.entries()) {
      const question = this.quiz.getByRole('group').nth(index);
      for (const [place, { correct }] of options.entries()) {
        if (correct) await question.getByRole('radio').or(question.getByRole('checkbox')).nth(place).tap();
      }
      if (type === 'multiple') await this.tapOn(this.words.check);
      await expect(question.getByText(this.words.right, { exact: true }).last()).toBeVisible();
      if (index < key.length - 1) await this.tapOn(this.words.nextQuestion);
    }
    if (key.length > 0) await expect(this.quiz.getByText(this.words.result)).toBeVisible();
  }

  /** Completes by the keyboard alone: the button is reached with Tab, as everything in a lesson. */
  async completeByKeyboard(): Promise<void> {
    await this.completeButton.focus();
    await this.page.keyboard.press('Enter');
  }

  async complete(): Promise<void> {
    await this.completeButton.click();
  }

  /** What the button at the foot has become leads to the next lesson. */
  async goOn(): Promise<void> {
    await this.page.getByRole('link', { name: this.words.onward }).click();
  }

  /** Back to the page of the course. */
  async close(): Promise<void> {
    await this.page.getByRole('link', { name: this.words.close }).click();
  }

  /** A lesson has no header: the language is among the settings for reading. */
  async switchLanguage(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.reading }).click();
    await this.page.getByRole('button', { name: this.words.otherLanguage }).click();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  async isFinished(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.finished })).toBeFocused();
  }

  /** The panel at the end of the path leads to the certificates. */
  async finish(): Promise<void> {
    await this.isFinished();
    await this.page.getByRole('link', { name: this.words.certificate }).click();
    await expect(this.page).toHaveURL('/certificates');
  }
}
