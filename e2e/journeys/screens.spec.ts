import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { mirroringFaults, startDistances } from '../checks/mirroring.ts';
import { settled } from '../checks/settled.ts';
import { steadinessFaults } from '../checks/steadiness.ts';
import { type Device, looksOf } from '../environment/looks.ts';
import { findSamples, type Samples } from '../environment/samples.ts';
import { byHeader, screens } from '../environment/screens.ts';
import { expect, test } from '../environment/walking-test.ts';

/** Most hold a telephone that is 360 px wide; what fits into the narrowest fits there too. */
const held = { width: 360, height: 800 };
const viewports = { phone: { width: 320, height: 700 }, desktop: { width: 1280, height: 800 } };
/** Each language and each width is examined by axe once: it is slow, and what it finds depends on one of them. */
const examinedOn = { ar: 'phone', en: 'desktop' };
type Language = keyof typeof examinedOn;
type Distances = Awaited<ReturnType<typeof startDistances>>;

test.use({ viewport: held, contextOptions: { reducedMotion: 'reduce' } });

let samples: Samples;
test.beforeAll(async () => {
  samples = await findSamples(process.env['BASE_URL']!);
});

async function show(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
}

/** Looks at the screen as it stands, in one language; answers how far things are from its start. */
async function inspect(page: Page, language: Language, device: Device): Promise<Distances> {
  await page.setViewportSize(viewports[device]);
  await settled(page);
  expect.soft(await overflowingElements(page), `${language}, wider than a ${device}`).toEqual([]);
  if (device === examinedOn[language])
    expect.soft(await accessibilityFaults(page), `${language}, ${device}, light`).toEqual([]);
  return startDistances(page);
}

/** The colours of the dark scheme, which depend neither on language nor on width. */
async function inspectDark(page: Page): Promise<void> {
  await show(page, 'dark');
  expect.soft(await accessibilityFaults(page, { coloursOnly: true }), 'dark').toEqual([]);
  await show(page, 'light');
}

/** Switches the language, without loading anything anew, and back. */
async function inEnglish(page: Page, switchLanguage: typeof byHeader, look: () => Promise<void>): Promise<void> {
  const arabicTitle = await page.title();
  await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
  await switchLanguage(page, 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).not.toHaveTitle(arabicTitle);
  await look();
  await page.setViewportSize(viewports.phone);
  await switchLanguage(page, 'en');
  await expect(page).toHaveTitle(arabicTitle);
  expect(await page.evaluate(() => 'isFirstLoad' in window), 'switched without reload').toBe(true);
}

for (const [index, [name, screen]] of Object.entries(screens).entries()) {
  const { english, isDarkToo, words } = looksOf(index);
  test.describe(() => {
    test.use({ as: screen.as });
    test(`${name}: complete ${words} [I18N-1] [A11Y-1]`, async ({ page, complaints }) => {
      const path = screen.path(samples);
      const answer = await page.goto(path);
      await settled(page);
      await expect(page).toHaveURL(path);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      expect.soft(await steadinessFaults(page), 'what moves while a phone waits').toEqual([]);

      const arabic: Partial<Record<Device, Distances>> = { phone: await inspect(page, 'ar', 'phone') };
      if (isDarkToo) await inspectDark(page);
      if (english.includes('desktop')) arabic.desktop = await inspect(page, 'ar', 'desktop');
      await page.setViewportSize(viewports.phone);
      if (english.length > 0)
        await inEnglish(page, screen.switchLanguage ?? byHeader, async () => {
          for (const device of english) {
            const distances = await inspect(page, 'en', device);
            expect.soft(mirroringFaults(arabic[device]!, distances), `mirrored on a ${device}`).toEqual([]);
          }
        });

      // A page that is not there says so by its status, which the browser notes as an error.
      const expected = answer?.status() === 404 ? [expect.stringContaining('404 (Not Found)')] : [];
      // Likewise the sign-in that waits for nobody's second step or consent.
      const waits = name === 'secondStep' || name === 'firstVisit';
      const heard = waits ? complaints.filter((one) => !one.includes('410 (Gone)')) : complaints;
      expect(heard).toEqual(expected);
    });
  });
}
