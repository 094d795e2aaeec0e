import { chromium } from '@playwright/test';

/** Slow 4G and a weak phone, as Lighthouse describes them. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const processorSlowdown = 4;
/** What somebody takes to see the page and reach for the menu. */
const LOOKING_MS = 3000;

/** Milliseconds from the first tap on the landing page's menu button, before any script ran, to the open menu. */
export async function measureFirstTap(address: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(LOOKING_MS);
    const isUntouched = await page.evaluate(
      () => !Object.keys(document.getElementById('root')!).some((key) => key.startsWith('__react')),
    );
    if (!isUntouched) throw new Error('Scripts ran before the first tap: there is nothing deferred to measure.');
    const button = await page.getByRole('button', { name: 'القائمة' }).boundingBox();
    if (!button) throw new Error('The menu button is not to be seen.');
    const before = performance.now();
    await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
    await page.getByRole('dialog').waitFor();
    return Math.round(performance.now() - before);
  } finally {
    await browser.close();
  }
}
