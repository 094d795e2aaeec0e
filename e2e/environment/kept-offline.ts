import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the service worker answers for it. */
export async function openInstalled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // The first move starts a page that came as HTML.
  await page.mouse.move(20, 20);
  await page.mouse.move(40, 40);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the answers of these calls, and the files that the page loaded, are kept on the device. */
export async function untilKept(page: Page, ...paths: string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (wanted) => {
      const keys = await (await caches.open('masar-reads-1')).keys();
      const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
      const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
      const files = loaded.filter(({ pathname }) => pathname.startsWith('/assets/')).map(({ href }) => href);
      const areKept = await Promise.all(files.map((file) => caches.match(file, { ignoreSearch: true })));
      return [...wanted.filter((path) => !kept.has(path)), ...files.filter((_file, index) => !areKept[index])];
    }, paths);
  await expect.poll(missing).toEqual([]);
}

/** What a lesson's screen is drawn from. */
export const readsOfLesson = (course: string, lesson: string): string[] => [
  '/api/auth/user',
  '/api/enrollments',
  `/api/courses/${course}`,
  `/api/courses/${course}/lessons`,
  `/api/lessons/${lesson}`,
];
