import { categoryIds } from '@masar/domain';
import { type LiveServer, startLiveServer } from '../environment/live-server.ts';
import { expect, test } from '../environment/test.ts';
import { paths } from '../../portal/src/app/paths.ts';

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
        const found = untrue.filter((claim) => claim.test(drawn) || claim.test(withoutScripts(html))).map(String);
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

const withoutScripts = (html: string): string => html.replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
