import { accessibilityFaults } from '../checks/accessibility.ts';
import { overflowingElements } from '../checks/layout.ts';
import { settled } from '../checks/settled.ts';
import { findSamples, type Samples, screens } from '../environment/screens.ts';
import { expect, test } from '../environment/test.ts';
import { Header } from '../pages/header.ts';

const narrowPhone = { width: 320, height: 700 };
const desktop = { width: 1280, height: 800 };

test.use({ viewport: narrowPhone, contextOptions: { reducedMotion: 'reduce' } });

let samples: Samples;
test.beforeAll(async () => {
  samples = await findSamples(process.env['BASE_URL']!);
});

for (const [name, screen] of Object.entries(screens)) {
  test(`${name}: complete in both languages, on phone and desktop, by light and dark [I18N-1] [A11Y-1]`, async ({
    page,
    signInAs,
    complaints,
  }) => {
    if (screen.as !== 'visitor') await signInAs(screen.as);
    const path = screen.path(samples);
    await page.goto(path);
    await settled(page);
    await expect(page).toHaveURL(path);
    const arabicTitle = await page.title();
    await page.evaluate(() => Object.assign(window, { isFirstLoad: true }));

    for (const language of ['ar', 'en'] as const) {
      if (language === 'en') await new Header(page, 'ar').toggle.click();
      await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await settled(page);
      expect.soft(await overflowingElements(page), `${language}, wider than a phone`).toEqual([]);
      expect.soft(await accessibilityFaults(page), `${language}, phone, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      expect.soft(await accessibilityFaults(page, { coloursOnly: true }), `${language}, phone, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
    }
    await expect(page).not.toHaveTitle(arabicTitle);

    await page.setViewportSize(desktop);
    await new Header(page, 'en').toggle.click();
    await expect(page).toHaveTitle(arabicTitle);
    expect.soft(await overflowingElements(page), 'ar, wider than a desktop').toEqual([]);
    expect.soft(await accessibilityFaults(page), 'ar, desktop').toEqual([]);
    expect(await page.evaluate(() => 'isFirstLoad' in window), 'switched without reload').toBe(true);
    expect(complaints).toEqual([]);
  });
}
