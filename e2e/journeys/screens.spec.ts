import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { mirroringFaults, startDistances } from '../checks/mirroring.ts';
import { settled } from '../checks/settled.ts';
import { findSamples, type Samples, screens } from '../environment/screens.ts';
import { expect, test } from '../environment/test.ts';
import { Header } from '../pages/header.ts';

const viewports = { phone: { width: 320, height: 700 }, desktop: { width: 1280, height: 800 } };
/** Each language and each width is examined by axe once: it is slow, and what it finds depends on one of them. */
const examinedOn = { ar: 'phone', en: 'desktop' };

test.use({ viewport: viewports.phone, contextOptions: { reducedMotion: 'reduce' } });

let samples: Samples;
test.beforeAll(async () => {
  samples = await findSamples(process.env['BASE_URL']!);
});

async function show(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
}

/** Looks at the screen as it stands, in one language, on phone and desktop, by light and dark. */
async function inspect(page: Page, language: keyof typeof examinedOn) {
  const distances: Record<string, Awaited<ReturnType<typeof startDistances>>> = {};
  for (const [device, viewport] of Object.entries(viewports)) {
    await page.setViewportSize(viewport);
    await settled(page);
    expect.soft(await overflowingElements(page), `${language}, wider than a ${device}`).toEqual([]);
    if (device === examinedOn[language]) {
      expect.soft(await accessibilityFaults(page), `${language}, ${device}, light`).toEqual([]);
      await show(page, 'dark');
      expect.soft(await accessibilityFaults(page, { coloursOnly: true }), `${language}, ${device}, dark`).toEqual([]);
      await show(page, 'light');
    }
    distances[device] = await startDistances(page);
  }
  await page.setViewportSize(viewports.phone);
  return distances;
}

for (const [name, screen] of Object.entries(screens)) {
  test(`${name}: complete in both languages, on phone and desktop, by light and dark [I18N-1] [A11Y-1]`, async ({
    page,
    signInAs,
    complaints,
  }) => {
    if (screen.as !== 'visitor') await signInAs(screen.as);
    const path = screen.path(samples);
    const answer = await page.goto(path);
    await settled(page);
    await expect(page).toHaveURL(path);
    const arabicTitle = await page.title();
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const arabic = await inspect(page, 'ar');

    await new Header(page, 'ar').toggle.click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).not.toHaveTitle(arabicTitle);
    const english = await inspect(page, 'en');
    for (const device of Object.keys(viewports)) {
      expect.soft(mirroringFaults(arabic[device]!, english[device]!), `mirrored on a ${device}`).toEqual([]);
    }

    await new Header(page, 'en').toggle.click();
    await expect(page).toHaveTitle(arabicTitle);
    expect(await page.evaluate(() => 'isFirstLoad' in window), 'switched without reload').toBe(true);
    // A page that is not there says so by its status, which the browser notes as an error.
    const expected = answer?.status() === 404 ? [expect.stringContaining('404 (Not Found)')] : [];
    // Likewise the sign-in that waits for nobody's second step.
    const heard = name === 'secondStep' ? complaints.filter((one) => !one.includes('410 (Gone)')) : complaints;
    expect(heard).toEqual(expected);
  });
}
