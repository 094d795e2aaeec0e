import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { leftoverWords } from '../checks/leftover-words.ts';
import { settled } from '../checks/settled.ts';
import { consoleAddress, consolePages, consoleResources } from '../environment/console-screens.ts';
import { expect, test } from '../environment/test.ts';

const viewports = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const toggles = { ar: 'EN: التبديل إلى الإنجليزية', en: 'ع: switch to Arabic' };
type Language = keyof typeof toggles;
/** Each language and each width is examined by axe once: it is slow, and what it finds depends on one of them. */
const examinedOn = { ar: 'phone', en: 'desktop' };
const softly = expect.configure({ soft: true });

test.use({ viewport: viewports.phone, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ signInAs }) => {
  await signInAs('admin');
});

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

/** Looks at the screen as it stands, on a phone and a desktop; its colours by dark as well. */
async function inspect(page: Page, language: Language, at: string): Promise<void> {
  for (const [device, viewport] of Object.entries(viewports)) {
    await page.setViewportSize(viewport);
    await loaded(page);
    const where = `${at} ${language}, ${device}`;
    // The menu of a wide screen takes a moment to make room on a phone.
    await softly.poll(() => overflowingElements(page), `${where}: too wide`).toEqual([]);
    softly(await leftoverWords(page, language), `${where}: not translated`).toEqual([]);
    if (device === examinedOn[language]) softly(await accessibilityFaults(page), `${where}, light`).toEqual([]);
  }
  // Colours do not depend on the language.
  if (language === 'en') return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  softly(await accessibilityFaults(page, { coloursOnly: true }), `${at}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Opens the address in Arabic, looks at it in both languages and leaves it in Arabic; nothing is loaded anew. */
async function walk(page: Page, address: string): Promise<void> {
  await page.setViewportSize(viewports.phone);
  await page.goto(address);
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  await inspect(page, 'ar', address);
  const arabicTitle = await page.title();
  await toggleTo(page, 'en');
  await expect(page).not.toHaveTitle(arabicTitle);
  await inspect(page, 'en', address);
  await toggleTo(page, 'ar');
  expect(await page.evaluate(() => 'isFirstLoad' in window), 'switched without reload').toBe(true);
}

const walked = 'complete in both languages, on phone and desktop, by light and dark [CON-1] [A11Y-1] [I18N-1]';

for (const [name, { views }] of Object.entries(consoleResources)) {
  for (const view of views) {
    test(`the console's ${name}, ${view}: ${walked}`, async ({ page, apiAs, complaints }) => {
      await walk(page, await consoleAddress(await apiAs('admin'), name, view));
      expect(complaints).toEqual([]);
    });
  }
}

for (const [name, address] of Object.entries(consolePages)) {
  test(`the console's ${name}: ${walked}`, async ({ page, complaints }) => {
    await walk(page, address);
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
