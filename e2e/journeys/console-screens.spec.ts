import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { leftoverWords } from '../checks/leftover-words.ts';
import { settled } from '../checks/settled.ts';
import { consoleAddress, consolePages, consoleResources } from '../environment/console-screens.ts';
import { type Device, type Looks, looksOf } from '../environment/looks.ts';
import { expect, test } from '../environment/walking-test.ts';

const viewports = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const toggles = { ar: 'EN: التبديل إلى الإنجليزية', en: 'ع: switch to Arabic' };
type Language = keyof typeof toggles;
/** Each language and each width is examined by axe once: it is slow, and what it finds depends on one of them. */
const examinedOn = { ar: 'phone', en: 'desktop' };
const softly = expect.configure({ soft: true });

test.use({ as: 'admin', viewport: viewports.phone, contextOptions: { reducedMotion: 'reduce' } });

/** Until everything that the screen asks the server for is there; what is folded is opened. */
async function loaded(page: Page): Promise<void> {
  await settled(page);
  await expect(page.locator('header').getByRole('progressbar')).toHaveCount(0);
  await page.locator('main details').evaluateAll((folded) => folded.forEach((one) => one.setAttribute('open', '')));
}

async function toggleTo(page: Page, language: Language): Promise<void> {
  const shown = language === 'ar' ? 'en' : 'ar';
  await page.getByRole('button', { name: toggles[shown], exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
}

/** Looks at the screen as it stands, in one language and at one width. */
async function inspect(page: Page, language: Language, device: Device, at: string): Promise<void> {
  await page.setViewportSize(viewports[device]);
  await loaded(page);
  const where = `${at} ${language}, ${device}`;
  // The menu of a wide screen takes a moment to make room on a phone.
  await softly.poll(() => overflowingElements(page), `${where}: too wide`).toEqual([]);
  softly(await leftoverWords(page, language), `${where}: not translated`).toEqual([]);
  if (device === examinedOn[language]) softly(await accessibilityFaults(page), `${where}, light`).toEqual([]);
}

/** The colours of the dark scheme, which depend neither on language nor on width. */
async function inspectDark(page: Page, at: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  softly(await accessibilityFaults(page, { coloursOnly: true }), `${at}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Opens the address in Arabic and leaves it in Arabic; nothing is loaded anew. */
async function walk(page: Page, address: string, { english, isDarkToo }: Looks): Promise<void> {
  await page.setViewportSize(viewports.phone);
  await page.goto(address);
  await inspect(page, 'ar', 'phone', address);
  if (isDarkToo) await inspectDark(page, address);
  if (english.length === 0) return;
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  if (english.includes('desktop')) await inspect(page, 'ar', 'desktop', address);
  const arabicTitle = await page.title();
  await toggleTo(page, 'en');
  await expect(page).not.toHaveTitle(arabicTitle);
  for (const device of english) await inspect(page, 'en', device, address);
  await toggleTo(page, 'ar');
  expect(await page.evaluate(() => 'isFirstLoad' in window), 'switched without reload').toBe(true);
}

const resourceScreens = Object.entries(consoleResources).flatMap(([name, { views }]) =>
  views.map((view) => ({ name, view })),
);
for (const [index, { name, view }] of resourceScreens.entries()) {
  const looks = looksOf(index);
  test(`the console's ${name}, ${view}: complete ${looks.words} [CON-1] [A11Y-1] [I18N-1]`, async ({
    page,
    apiAs,
    complaints,
  }) => {
    await walk(page, await consoleAddress(await apiAs('admin'), name, view), looks);
    expect(complaints).toEqual([]);
  });
}

for (const [index, [name, address]] of Object.entries(consolePages).entries()) {
  const looks = looksOf(index);
  test(`the console's ${name}: complete ${looks.words} [CON-1] [A11Y-1] [I18N-1]`, async ({ page, complaints }) => {
    await walk(page, address, looks);
    expect(complaints).toEqual([]);
  });
}

test('the console’s menu leads to no screen that nobody looks at [CON-1]', async ({ page }) => {
  await page.setViewportSize(viewports.desktop);
  await page.goto('/console/');
  await loaded(page);
  const links = await page.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.getAttribute('href')));
  const resources = links.map((href) => href!.replace(/^\/console\/?/, '')).filter(Boolean);
  expect(resources.length).toBeGreaterThan(20);
  expect(resources.filter((resource) => !(resource in consoleResources))).toEqual([]);
});
