import { overflowingElements } from '../checks/layout.ts';
import { newcomer } from '../environment/newcomer.ts';
import { openAs } from '../environment/open-as.ts';
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

    await expect(page.getByText('3 أسئلة', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);

    // One of them is answered as learners will, and becomes ready; a draw finds no drafts.
    await page.getByRole('link', { name: /^تعديل: ما الاتجاه/ }).click();
    const preview = page.getByRole('region', { name: 'كما يراه المتعلّم' });
    await preview.getByRole('radio', { name: 'عمود' }).check();
    await preview.getByRole('button', { name: 'التحقق' }).click();
    await expect(preview.getByRole('status')).toHaveText('0 من 1');
    await preview.getByRole('radio', { name: 'صف' }).check();
    await preview.getByRole('button', { name: 'التحقق' }).click();
    await expect(preview.getByRole('status')).toHaveText('1 من 1');
    await page.getByLabel('الحالة').selectOption('ready');
    await page.getByRole('button', { name: 'حفظ' }).click();
    await expect(page.getByText('حُفظ السؤال')).toBeVisible();

    await page.goto(`/courses/${courseId}/edit`);
    await page.getByRole('button', { name: 'إضافة أسئلة عشوائية' }).click();
    await page.getByLabel('بنك الأسئلة').selectOption({ label: `أسئلة ${marker}` });
    await page.getByLabel('عدد الأسئلة').fill('1');
    await page.getByRole('button', { name: 'إضافة الأسئلة' }).click();
    await expect(page.getByText('حُفظت أسئلة الاختبار')).toBeVisible();
    await page.getByRole('button', { name: 'عرض نموذج ورقة' }).click();
    const sample = page.getByRole('dialog');
    await expect(sample.getByText('ما الاتجاه الافتراضي لعناصر')).toBeVisible();
    await expect(sample.getByRole('radio', { name: 'صف' })).toBeVisible();
  });

  test('an author lets a lesson’s quiz draw from a bank, and a learner gets a paper of it and reads where to look again [QB-1] [QB-2] [EVD-2]', async ({
    page,
    baseURL,
    context,
    signInAs,
    apiAs,
  }) => {
    const author = (await apiAs('instructor')).request;
    const send = async (path: string, data: object) => {
      const answer = await author.post(path, { data });
      expect(answer.ok()).toBe(true);
      return (await answer.json()) as { id: string };
    };
    const marker = Date.now().toString(36);
    const about = { titleAr: `ألوان ${marker}`, descriptionAr: 'وصف', categoryId: 'design-creativity' };
    const { id: courseId } = await send('/api/courses', { ...about, duration: 1, price: '0' });
    const lessons = `/api/courses/${courseId}/lessons`;
    const { id: sky } = await send(lessons, { titleAr: 'لون السماء', contentAr: 'السماء زرقاء.' });
    const { id: lesson } = await send(lessons, { titleAr: 'راجع ما تعلمت', contentAr: 'اقرأ ثم أجب.' });
    const { id: bankId } = await send('/api/question-banks', { name: `بنك ${marker}`, courseId });
    const options = [
      { id: 'a', text: { ar: 'أزرق', en: 'Blue' }, weight: 100 },
      { id: 'b', text: { ar: 'أخضر', en: 'Green' }, weight: 0 },
    ];
    for (const at of [1, 2, 3]) {
      const prompt = { ar: `ما لون السماء في الصورة ${at}؟`, en: `Which colour has the sky in picture ${at}?` };
      await send(`/api/question-banks/${bankId}/questions`, {
        tags: ['سماء'],
        difficulty: 'easy',
        state: 'ready',
        lessonId: sky,
        content: { kind: 'single', prompt, points: 1, options, shuffles: true },
      });
    }
    expect((await author.post(`/api/courses/${courseId}/publish`)).ok()).toBe(true);

    await signInAs('instructor');
    await page.goto(`/courses/${courseId}/edit?lesson=${lesson}`);
    await page.getByRole('button', { name: 'إضافة أسئلة عشوائية' }).click();
    const draw = page.getByRole('dialog');
    // The bank of the course is offered first; five are more than it has.
    await expect(draw.getByText('المطلوب 5، والمتاح 3.')).toBeVisible();
    await draw.getByLabel('عدد الأسئلة').fill('2');
    await draw.getByLabel('الوسم').selectOption('سماء');
    await draw.getByLabel('الصعوبة').selectOption('easy');
    await draw.getByRole('button', { name: 'إضافة الأسئلة' }).click();
    const parts = page.getByRole('region', { name: 'أسئلة من البنوك' });
    await expect(parts.getByText('سؤالان')).toBeVisible();
    await parts.getByRole('button', { name: 'عرض نموذج ورقة' }).click();
    await expect(page.getByRole('dialog').getByText(/ما لون السماء في الصورة/)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.getByLabel('عدد المحاولات').fill('1');
    await page.getByRole('button', { name: 'حفظ القواعد' }).click();
    await expect(page.getByText('حُفظت قواعد الاختبار')).toBeVisible();

    const learner = await newcomer(baseURL!);
    await learner.request.post('/api/enrollments', { data: { courseId } });
    await openAs(context, baseURL!, learner);
    await page.goto(`/courses/${courseId}/lessons/${lesson}`);
    await page.getByRole('button', { name: 'ابدأ الاختبار' }).click();
    const paper = page.getByRole('region', { name: 'اختبار الدرس' });
    // One question a screen, and no pointer but a thumb's (QZT-1).
    for (const onward of ['السؤال التالي', 'إلى نهاية الورقة']) {
      await expect(paper.getByText(/ما لون السماء في الصورة/)).toHaveCount(1);
      await paper.getByRole('radio', { name: 'أخضر' }).click();
      await paper.getByRole('button', { name: onward }).click();
    }
    await expect(paper.getByText('إجاباتك محفوظة')).toBeVisible();
    expect(await overflowingElements(page)).toEqual([]);
    await paper.getByRole('button', { name: 'تسليم الورقة' }).click();
    await expect(page.getByText('درجتك 0%')).toBeVisible();
    expect(await overflowingElements(page)).toEqual([]);
    await paper.getByRole('link', { name: 'لون السماء' }).first().click();
    await expect(page).toHaveURL(new RegExp(`/courses/${courseId}/lessons/${sky}$`));
    await expect(page.getByText('السماء زرقاء.')).toBeVisible();
    await learner.request.dispose();
  });
});
