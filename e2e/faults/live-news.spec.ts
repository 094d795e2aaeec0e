import type { Role } from '@masar/domain';
import type { Browser, Page } from '@playwright/test';
import { type ApiSession, openApiSession } from '../environment/api-session.ts';
import type { MasarServer } from '../environment/masar-server.ts';
import { newcomer } from '../environment/newcomer.ts';
import { installationOfRun, startSecondServer } from '../environment/second-server.ts';
import { expect, test } from '../environment/test.ts';
import { ForumPage } from '../pages/forum-page.ts';

/** A second server on the run's database: this one is killed, the other goes on. */
let doomed: MasarServer;

test.beforeAll(async () => {
  test.skip(installationOfRun() === undefined, 'database and files of the server at BASE_URL are not given');
  doomed = await startSecondServer();
});

test.afterAll(async () => {
  await doomed?.stop();
});

/** A browser of somebody's own on the server that will be killed. */
async function browserOf({ cookies, identity }: ApiSession, browser: Browser, language: 'ar' | 'en'): Promise<Page> {
  const stored = { ...identity, masarLanguage: language };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    baseURL: doomed.address,
    locale: language === 'ar' ? 'ar-IQ' : 'en-GB',
    timezoneId: 'Asia/Baghdad',
    storageState: { cookies, origins: [{ origin: doomed.address, localStorage }] },
  });
  return context.newPage();
}

/** What the bell says, also while a dialog lies over it. */
async function unreadOf(page: Page): Promise<number> {
  const bell = page.getByRole('button', { name: /^(الإشعارات|Notifications)/, includeHidden: true }).first();
  return Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
}

test('kill -9 of the server: what others wrote meanwhile reaches both screens and the bell without a reload [NTF-3] [COM-5] [REL-7]', async ({
  browser,
  baseURL,
}) => {
  const session = async (role: Role) => openApiSession(baseURL!, role);
  // Nobody else's journey tells this one anything: what the bell counts is what happened here.
  const author = await newcomer(baseURL!);
  const [reader, writer] = [await session('instructor'), await session('volunteer')];
  const forums = (await (await author.request.get('/api/forums')).json()) as { id: string }[];
  const title = `خادم يسقط ويعود ${Date.now().toString(36)}`;
  const started = await author.request.post('/api/discussions', {
    data: { forumId: forums[0]!.id, title, content: 'هل يصل كل شيء؟ Does everything arrive?' },
  });
  expect(started.status()).toBe(201);
  const { id } = (await started.json()) as { id: string };

  const pages = [await browserOf(author, browser, 'ar'), await browserOf(reader, browser, 'en')] as const;
  const forumPages = [new ForumPage(pages[0]), new ForumPage(pages[1], 'en')] as const;
  for (const page of pages) {
    await page.goto(`/community?discussion=${id}`);
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  }
  const reply = async (content: string): Promise<void> => {
    const answer = await writer.request.post(`/api/discussions/${id}/replies`, { data: { content } });
    expect(answer.status()).toBe(201);
  };
  const bothShow = async (content: string): Promise<void> => {
    for (const forum of forumPages) await expect(forum.dialog(title).getByText(content)).toHaveCount(1);
  };

  await reply('قبل السقوط');
  // Written at one server, shown by the other.
  await bothShow('قبل السقوط');
  // The bell may hear of the reply a moment after the discussion does.
  const counted = await author.request.get('/api/notifications/unread-count');
  const { count: unread } = (await counted.json()) as { count: number };
  await expect.poll(() => unreadOf(pages[0])).toBe(unread);
  expect(unread, 'the author was told of the first reply').toBeGreaterThan(0);

  await doomed.stop('SIGKILL');
  await reply('أثناء السقوط');
  doomed = await startSecondServer(doomed.port);

  await bothShow('أثناء السقوط');
  await expect.poll(() => unreadOf(pages[0])).toBe(unread + 1);
  await reply('بعد العودة');
  await bothShow('بعد العودة');
  for (const page of pages) {
    expect(await page.evaluate(() => 'isFirstLoad' in window), 'no reload').toBe(true);
    await page.context().close();
  }
  await Promise.all([author, reader, writer].map(({ request }) => request.dispose()));
});
