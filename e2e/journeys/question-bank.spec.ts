import { expect, test } from '../environment/test.ts';

const gift = `::الاتجاه::[markdown]ما الاتجاه الافتراضي لعناصر \`flex\`؟ {
  =صف
  ~عمود
}

::الوحدة::كم بكسلاً في 1rem عادةً؟ {#=16}

::الوسم::العنوان الأول للصفحة هو h1. {TRUE}

اشرح الفرق بين الشبكة والصندوق المرن. {}
`;

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('an author makes a bank of a GIFT file, draws from it and looks at a sample paper [QB-1] [QB-2] [QB-3]', async ({
    page,
    signInAs,
    apiAs,
  }) => {
    const marker = Date.now().toString(36);
    const author = (await apiAs('instructor')).request;
    const course = await author.post('/api/courses', {
      data: {
        titleAr: `أساسيات ${marker}`,
        descriptionAr: 'وصف',
        categoryId: 'web-development',
        level: 'beginner',
        duration: 1,
      },
    });
    expect(course.status()).toBe(201);
    const { id: courseId } = (await course.json()) as { id: string };
    await signInAs('instructor');
    await page.goto('/question-banks');
    await page.getByRole('button', { name: 'بنك جديد' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(`أسئلة ${marker}`);
    await page.getByRole('dialog').getByRole('button', { name: 'إنشاء' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `أسئلة ${marker}` })).toBeVisible();

    await page.getByRole('button', { name: 'استيراد', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel('اختر ملفاً')
      .setInputFiles({ name: 'q.gift', mimeType: 'text/plain', buffer: Buffer.from(gift) });
    await expect(dialog.getByText('3 أسئلة للاستيراد')).toBeVisible();
    await expect(dialog.getByText('يصححه إنسان')).toBeVisible();
    await dialog.getByRole('button', { name: 'استيراد ما يمكن حفظه' }).click();
    await expect(page.getByText('أُضيفت الأسئلة مسوداتٍ')).toBeVisible();

    await expect(page.getByText('3 أسئلة')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);

    // One of them is answered as learners will, and becomes ready; a draw finds no drafts.
    await page.getByRole('link', { name: /^تعديل: ما الاتجاه/ }).click();
    const preview = page.getByRole('region', { name: 'كما يراه المتعلّم' });
    await preview.getByRole('radio', { name: 'عمود' }).check();
    await preview.getByRole('button', { name: 'تحقّق' }).click();
    await expect(preview.getByRole('status')).toHaveText('0 من 1');
    await preview.getByRole('radio', { name: 'صف' }).check();
    await preview.getByRole('button', { name: 'تحقّق' }).click();
    await expect(preview.getByRole('status')).toHaveText('1 من 1');
    await page.getByLabel('الحالة').selectOption('ready');
    await page.getByRole('button', { name: 'حفظ' }).click();
    await expect(page.getByText('حُفظ السؤال')).toBeVisible();

    await page.goto(`/courses/${courseId}/edit`);
    await page.getByLabel('بنك الأسئلة').selectOption({ label: `أسئلة ${marker}` });
    await page.getByLabel('عدد الأسئلة').fill('1');
    await page.getByRole('button', { name: 'أضف السحب' }).click();
    await expect(page.getByText('حُفظ الاختبار النهائي')).toBeVisible();
    await page.getByRole('button', { name: 'اعرض ورقة عيّنة' }).click();
    const sample = page.getByRole('dialog');
    await expect(sample.getByText('ما الاتجاه الافتراضي لعناصر')).toBeVisible();
    await expect(sample.getByRole('radio', { name: 'صف' })).toBeVisible();
  });
});
