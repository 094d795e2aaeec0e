import { expect, type Locator, type Page } from '@playwright/test';
import type { ApiSession } from '../environment/api-session.ts';

const words = {
  ar: {
    complete: 'إنهاء الدرس',
    onward: /^التالي: /,
    close: 'إغلاق الدرس والعودة إلى الدورة',
    reading: 'إعدادات القراءة',
    otherLanguage: 'Read in English',
    toQuiz: 'اختبر فهمك',
    quiz: 'اختبار الدرس',
    begin: 'ابدأ الاختبار',
    saved: 'إجاباتك محفوظة',
    handIn: 'تسليم الورقة',
    sure: 'هل تسلّم ورقتك الآن؟',
    next: 'السؤال التالي',
    toEnd: 'إلى نهاية الورقة',
    result: 'درجتك 100',
    finished: 'مبارك! أتممت الدورة',
    certificate: 'عرض شهادتك',
  },
  en: {
    complete: 'Finish the lesson',
    onward: /^Next: /,
    close: 'Close the lesson and return to the course',
    reading: 'Reading settings',
    otherLanguage: 'اقرأ بالعربية',
    toQuiz: 'Check your understanding',
    quiz: 'Quiz of the lesson',
    begin: 'Begin the quiz',
    saved: 'Your answers are kept',
    handIn: 'Hand in',
    sure: 'Hand your paper in?',
    next: 'Next question',
    toEnd: 'To the end',
    result: 'Your score is 100',
    finished: 'Congratulations! Course completed',
    certificate: 'View your certificate',
  },
};

interface Question {
  id: string;
  options: { id: string; correct: boolean }[];
}

/** A paper as its learner reads it: questions and options in an order of its own. */
interface Paper {
  questions: { id: string; options: { id: string }[] }[];
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

  /** On phones a paper shows one question a screen (QZT-1). */
  private get isOneByOne(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 600;
  }

  private get lessonId(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1)!;
  }

  /** Passes the lesson's quiz on a paper, with an author's key. */
  async passQuiz(author: ApiSession): Promise<void> {
    await this.takeQuiz(await this.keyOf(author, this.lessonId), (what) => what.click());
  }

  /** Passes a quiz of one question whose right option the reader knows. */
  async answer(option: string): Promise<void> {
    await this.quiz.getByRole('button', { name: this.words.begin }).click();
    await this.quiz.getByRole('radio', { name: option }).check();
    await this.handIn((what) => what.click());
  }

  /** The places of the right options, question by question, on the paper that is open. */
  private async rightPlaces(key: readonly Question[]): Promise<number[][]> {
    const standing = await (await this.page.request.get(`/api/lessons/${this.lessonId}/quiz`)).json();
    const { openPaperId } = standing as { openPaperId: string };
    const paper = (await (await this.page.request.get(`/api/papers/${openPaperId}`)).json()) as Paper;
    const right = new Set(key.flatMap(({ options }) => options.filter(({ correct }) => correct).map(({ id }) => id)));
    return paper.questions.map(({ options }) => options.flatMap(({ id }, place) => (right.has(id) ? [place] : [])));
  }

  private async takeQuiz(key: readonly Question[], press: (what: Locator) => Promise<void>): Promise<void> {
    await press(this.quiz.getByRole('button', { name: this.words.begin }));
    await expect(this.quiz.getByRole('group')).toHaveCount(this.isOneByOne ? 1 : key.length);
    for (const [index, places] of (await this.rightPlaces(key)).entries()) {
      if (this.isOneByOne && index > 0) await press(this.quiz.getByRole('button', { name: this.words.next }));
      const question = this.quiz.getByRole('group', { name: new RegExp(`^${index + 1}\\.`) });
      for (const place of places) {
        await press(question.getByRole('radio').or(question.getByRole('checkbox')).nth(place));
      }
    }
    await this.handIn(press);
  }

  /** Hands the paper in, which is right. */
  private async handIn(press: (what: Locator) => Promise<void>): Promise<void> {
    await expect(this.quiz.getByText(this.words.saved)).toBeVisible();
    if (this.isOneByOne) await press(this.quiz.getByRole('button', { name: this.words.toEnd }));
    await press(this.quiz.getByRole('button', { name: this.words.handIn }));
    const sure = this.page.getByRole('dialog', { name: this.words.sure });
    if (!this.isOneByOne) await press(sure.getByRole('button', { name: this.words.handIn }));
    await expect(this.quiz.getByText(this.words.result)).toBeVisible();
  }

  /** The button at the foot, or the link that it has become. */
  async tapOn(name: string | RegExp): Promise<void> {
    const foot = this.page.locator('article').getByRole('button', { name }).or(this.page.getByRole('link', { name }));
    await foot.last().tap();
  }

  /** By touches alone; the button at the foot leads to the quiz. */
  async answerByThumb(key: readonly Question[]): Promise<void> {
    if (key.length === 0) return;
    await this.tapOn(this.words.toQuiz);
    await this.takeQuiz(key, (what) => what.tap());
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
