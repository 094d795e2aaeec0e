import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { expect, test } from '../environment/test.ts';
import { ForumPage } from '../pages/forum-page.ts';

const hello = '<script>window.pwned = 1</script>';
const tricks = [
  '<img src=x onerror="window.pwned = 1">',
  hello,
  '[اضغط هنا](javascript:window.pwned=1)',
  '<a href="javascript:window.pwned=1">x</a>',
  '![صورة](javascript:window.pwned=1)',
  '<svg onload="window.pwned = 1">',
];

const marked = (words: string) => `${words} ${Date.now().toString(36)}`;

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('two people meet in a discussion: both see each other’s words within two seconds, and a like counts once [COM-1] [COM-3] [COM-5] [COM-6]', async ({
    page,
    browser,
    baseURL,
    signInAs,
    apiAs,
  }) => {
    const title = marked('كيف أتدرّب على JavaScript؟');
    await signInAs('student');
    await page.goto('/discussions');
    const teacher = await anotherBrowser(browser, baseURL!, await apiAs('instructor'));
    await teacher.goto('/community');
    await expect(teacher.getByRole('searchbox', { name: 'ابحث في النقاشات' })).toBeVisible();
    // The teacher's list is open before there is anything to see.
    await expect(
      teacher
        .getByRole('listitem')
        .filter({ has: teacher.getByRole('heading', { level: 3 }) })
        .first(),
    ).toBeVisible();

    const [asking, answering] = [new ForumPage(page), new ForumPage(teacher)];
    const id = await asking.start('تطوير الويب', title, 'أنهيت الدرس الأول. ما التالي؟');
    await expect(answering.card(title)).toHaveCount(1);
    await expect(answering.card(title)).toContainText('الآن');

    await answering.open(title);
    await answering.reply(title, 'جرّب مشروعاً صغيراً.');
    await expect(asking.dialog(title).getByText('جرّب مشروعاً صغيراً.')).toBeVisible();
    await expect(asking.dialog(title).getByText('جرّب مشروعاً صغيراً.')).toHaveCount(1);

    const heart = answering.heart(answering.dialog(title));
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(asking.heart(asking.dialog(title))).toHaveText(/1$/);
    await heart.dblclick();
    await heart.dblclick();
    await expect(heart).toHaveText(/1$/);
    await expect
      .poll(
        async () =>
          ((await (await page.request.get(`/api/discussions/${id}`)).json()) as { likesCount: number }).likesCount,
      )
      .toBe(1);

    await teacher.keyboard.press('Escape');
    await expect(answering.dialog(title)).toBeHidden();
    await expect(teacher).toHaveURL('/community');
    await expect(answering.card(title)).toContainText('ردّ واحد');
    await page.goBack();
    await expect(asking.dialog(title)).toBeHidden();
    await page.goto(`/community?discussion=${id}`);
    await expect(asking.dialog(title).getByText('جرّب مشروعاً صغيراً.')).toBeVisible();
    await teacher.context().close();
  });

  test('mixed text runs in the direction of each paragraph, and scripts stay words [COM-2] [I18N-1] [SEC-6] [A11Y-1]', async ({
    page,
    signInAs,
    complaints,
  }) => {
    const title = marked('<b>سؤال</b> عن useState');
    await signInAs('volunteer');
    await page.goto('/community');
    const forum = new ForumPage(page);
    const content = [
      'القيمة لا تتغيّر في `useState` بعد الضغط',
      'The value stays the same after a click',
      '',
      '```js',
      'const [count, setCount] = useState(0);',
      '```',
      '',
      ...tricks.flatMap((trick) => [trick, '']),
    ].join('\n');
    await forum.start('مساعدة', title, content);
    const dialog = forum.dialog(title);
    const direction = (words: string) =>
      dialog.getByText(words).evaluate((element) => getComputedStyle(element).direction);
    await expect(dialog.getByText('The value stays the same')).toBeVisible();
    expect(await direction('القيمة لا تتغيّر')).toBe('rtl');
    expect(await direction('The value stays the same')).toBe('ltr');
    expect(await dialog.locator('pre').evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    await expect(dialog.getByText(hello)).toBeVisible();
    expect(await overflowingElements(page)).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByText('اضغط هنا').click();
    await forum.reply(title, tricks.join('\n\n'));
    await forum.close(title);
    await expect(forum.card(title)).toBeVisible();
    expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
    expect(complaints.filter((complaint) => /content security policy/i.test(complaint))).toEqual([]);
  });
});

test.describe('in English on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' });

  test('words that were not sent wait for their author, and a moderator’s reason reaches the author [COM-1] [COM-4]', async ({
    page,
    browser,
    baseURL,
    signInAs,
    apiAs,
  }) => {
    const title = marked('Which editor?');
    await signInAs('student');
    await page.goto('/community?lang=en');
    await page.getByRole('button', { name: 'New discussion' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish discussion' }).click();
    await expect(page.getByText('Forum is required')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Title/ })
      .fill(title);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'New discussion' }).first().click();
    await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'New discussion' }).first()).toBeFocused();

    const forum = new ForumPage(page, 'en');
    const id = await forum.start('Web development', title, 'VS Code or something else?');
    const moderator = await anotherBrowser(browser, baseURL!, await apiAs('admin'));
    await moderator.goto(`/community?discussion=${id}`);
    const dialog = moderator.getByRole('dialog', { name: title, exact: true });
    await dialog
      .getByRole('button', { name: /^إجراءات أخرى/ })
      .first()
      .click();
    await moderator.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog
      .getByRole('button', { name: /^إجراءات أخرى/ })
      .first()
      .click();
    await moderator.getByRole('menuitem', { name: 'إغلاق الردود' }).click();
    const decision = moderator.getByRole('dialog', { name: 'إغلاق الردود' });
    await decision.getByRole('textbox').fill('سبق السؤال');
    await decision.getByRole('button', { name: 'تأكيد' }).click();
    await expect(decision).toBeHidden();

    await expect(forum.dialog(title).getByText('This discussion is locked')).toBeVisible();
    await expect(forum.dialog(title).getByText('سبق السؤال')).toBeVisible();
    await expect(forum.dialog(title).getByRole('textbox')).toHaveCount(0);
    await moderator.context().close();
  });
});
