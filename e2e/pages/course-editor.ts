import { expect, type Page } from '@playwright/test';

export interface LessonTexts {
  titleAr: string;
  contentAr: string;
  quiz?: { promptAr: string; right: string; wrong: string };
}

/** What the form of a course asks for at least. */
interface NewCourse {
  titleAr: string;
  descriptionAr: string;
  category: string;
}

/** /create-course and /courses/{id}/edit, in Arabic. */
export class CourseEditor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private field(name: string) {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  private async press(button: string): Promise<void> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** Waits for a notice of success or failure. */
  async saw(notice: string): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'الإشعارات (F8)' })).toContainText(notice);
  }

  /** Opens the form of a new course, fills it and arrives at its editor. */
  async create(course: NewCourse): Promise<void> {
    await this.page.goto('/create-course');
    await this.describe(course);
  }

  /** Fills the form of a new course that is open and arrives at its editor. */
  async describe(course: NewCourse): Promise<void> {
    await this.press('إنشاء الدورة');
    await this.saw('أكمل الحقول المعلَّمة بنجمة');
    await this.field('العنوان بالعربية').fill(course.titleAr);
    await this.field('الوصف بالعربية').fill(course.descriptionAr);
    await this.page.getByRole('combobox', { name: 'التصنيف' }).selectOption({ label: course.category });
    await this.press('إنشاء الدورة');
    await this.saw('أُنشئت الدورة');
    await expect(this.page).toHaveURL(/\/courses\/[^/]+\/edit$/);
  }

  /** From the course's editor to the new lesson and back. */
  async addLesson({ titleAr, contentAr, quiz }: LessonTexts): Promise<void> {
    await this.page.getByRole('link', { name: 'إضافة درس' }).click();
    await this.field('العنوان').fill(titleAr);
    await this.field('نص الدرس').fill(contentAr);
    if (quiz) {
      await this.press('إضافة سؤال');
      await this.field('نص السؤال بالعربية').fill(quiz.promptAr);
      await this.field('1 بالعربية').fill(quiz.right);
      await this.field('2 بالعربية').fill(quiz.wrong);
      for (const spare of ['حذف 4', 'حذف 3']) await this.press(spare);
      await this.page.getByRole('radio', { name: 'الخيار 1 صحيح' }).check();
    }
    await this.press('إضافة الدرس');
    // The notice alone may still be that of the lesson before.
    await expect(this.page.getByRole('heading', { level: 1, name: 'تعديل الدرس' })).toBeVisible();
    await this.saw('أُضيف الدرس');
    await this.page.getByRole('link', { name: 'العودة إلى الدورة' }).click();
    await expect(this.lesson(titleAr)).toBeVisible();
  }

  lesson(title: string) {
    return this.page.getByRole('link', { name: `تعديل ${title}` });
  }

  async publish(): Promise<void> {
    await this.press('نشر الدورة');
    await this.saw('نُشرت الدورة');
  }

  /** Lists it with its outline, to be followed. */
  async announce(): Promise<void> {
    await this.press('إعلانها قيد الإعداد');
    await this.saw('أُعلنت الدورة قيد الإعداد');
  }

  /** Ends its preparation. */
  async publishWhole(): Promise<void> {
    await this.press('نشرها كاملة');
    await this.saw('نُشرت الدورة');
  }

  async rename(titleAr: string): Promise<void> {
    await this.field('العنوان بالعربية').fill(titleAr);
    await this.press('حفظ التعديلات');
    await this.saw('حُفظت التعديلات');
  }
}
