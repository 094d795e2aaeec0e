import { categoryIds } from '@masar/domain';
import type { APIRequestContext } from '@playwright/test';
import { paths } from '../../portal/src/shared/navigation/paths.ts';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { anotherBrowser } from '../environment/another-browser.ts';
import { idOf, learnCourse, publishFirstCourse } from '../environment/first-course.ts';
import { type LiveServer, startLiveServer } from '../environment/live-server.ts';
import { expect, test } from '../environment/test.ts';

const publicPages = [
  paths.landing.href(),
  paths.about.href(),
  paths.contact.href(),
  paths.privacyPolicy.href(),
  paths.termsOfService.href(),
  paths.cookiePolicy.href(),
  ...categoryIds.map((id) => paths.category.href(id)),
  paths.login.href(),
  paths.register.href(),
  paths.forgotPassword.href(),
  paths.verifyMany.href(),
  paths.search.href(),
];

/** What the demo and the specification say of themselves: figures, samples, mailboxes, places and promises. */
const untrue = [
  /5,?000|2,?500|1,?800|1,?200|\b150\+|\b120\+|\b50\+|\b12\+/,
  /\b(95|88|92|96|85|91)\s?%/,
  /@masar\.(example|invalid)/,
  /24 (ساعة|hours)/,
  /بغداد|Baghdad/,
  /9:00|6:00/,
  /أساسيات React|React basics|سارة علي حسن|Sara Ali/,
  /تطوعية|volunteer (platform|organisation)/,
  /© 2024/,
  /مجاناً|for free/,
];

test.describe('an empty live site', () => {
  let server: LiveServer;
  test.beforeAll(async () => {
    server = await startLiveServer();
  });
  test.afterAll(() => server?.stop());

  for (const language of ['ar', 'en'] as const) {
    test(`${language}: says nothing on any public page that is not so, as HTML and as drawn [READ-1] [READ-2]`, async ({
      page,
    }) => {
      for (const path of publicPages) {
        const address = `${server.address}${path}?lang=${language}`;
        const answer = await page.goto(address);
        const html = (await answer?.text()) ?? '';
        await page.mouse.move(5, 5);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await page.waitForLoadState('networkidle');
        const drawn = await page.locator('body').innerText();
        const found = untrue.filter((claim) => claim.test(drawn) || claim.test(wordsOf(html))).map(String);
        expect([path, found]).toEqual([path, []]);
      }
    });
  }

  test('what an administrator writes stands on the page, in its HTML too [READ-1] [CON-4]', async ({ page }) => {
    const { request } = await server.person('admin');
    const text = { ar: 'تعليم عملي لأهل الموصل', en: 'Practical education for Mosul' };
    expect((await request.put('/api/admin/site-texts/about.mission', { data: text })).ok()).toBe(true);
    await expect
      .poll(async () => (await page.request.get(`${server.address}/about`)).text(), { timeout: 90_000 })
      .toContain(text.ar);
  });
});

test.describe('the first day of a live site, in Arabic', () => {
  let server: LiveServer;
  test.beforeAll(async () => {
    server = await startLiveServer();
  });
  test.afterAll(() => server?.stop());

  test('the checklist leads an administrator to a first course, a first discussion and a first certificate [CON-5]', async ({
    browser,
  }) => {
    const administrator = await server.person('admin');
    const page = await anotherBrowser(browser, server.address, administrator);
    await page.setViewportSize({ width: 360, height: 740 });
    const step = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

    await page.goto('/console');
    await page.getByRole('link', { name: 'إلى قائمة اليوم الأول' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'اليوم الأول' })).toBeVisible();
    await expect(step('خطوتك الثانية عند الدخول')).toContainText('تمّ');
    for (const name of ['المنتديات', 'أول دورة', 'أول نقاش', 'أول شهادة'])
      await expect(step(name)).toContainText('بقي');
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await overflowingElements(page)).toEqual([]);

    await page.getByRole('button', { name: 'فتح منتديات البداية' }).click();
    await expect(step('المنتديات')).toContainText('تمّ');

    await page.getByRole('link', { name: 'فتح: أول دورة' }).click();
    await expect(page).toHaveURL(/\/console\/courses\/create/);
    const course = await publishFirstCourse(administrator.request);

    const newcomer = await server.person('student');
    await post(newcomer.request);
    await learnCourse(newcomer.request, course);

    await page.goto('/console/first-day');
    for (const name of ['أول دورة', 'أول نقاش']) await expect(step(name)).toContainText('تمّ');
    await expect(async () => {
      await page.reload();
      await expect(step('أول شهادة')).toContainText('تمّ', { timeout: 2000 });
    }).toPass();

    // What was published stands on the first page, by its own name and number.
    const visitor = await browser.newContext({ baseURL: server.address });
    const landing = await visitor.newPage();
    await landing.goto('/');
    await expect(landing.getByRole('main').getByRole('link', { name: 'أول دورة لنا' })).toHaveAttribute(
      'href',
      `/courses/${course}`,
    );
    await visitor.close();
    await page.context().close();
  });
});

async function post(newcomer: APIRequestContext): Promise<void> {
  const [forum] = (await (await newcomer.get('/api/forums')).json()) as { id: string }[];
  const words = { forumId: forum!.id, title: 'مرحباً بالجميع', content: 'أتعلم معكم من اليوم.' };
  await idOf(await newcomer.post('/api/discussions', { data: words }));
}

/** What a page says to people and search engines: its text, title and descriptions, without drawings and addresses. */
const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|svg)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<(?!meta[^>]*"(og:)?(description|title)")[^>]*>/g, ' ');
