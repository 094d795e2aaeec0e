import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

/** The median of several runs; scores from 0 to 100, times in milliseconds. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstContentfulPaintMs: number;
  largestContentfulPaintMs: number;
  totalBlockingTimeMs: number;
  cumulativeLayoutShift: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse on a phone with simulated slow 4G, as its defaults are, in a fresh browser for each run. */
export async function measurePage(url: string, runs: number): Promise<PageFigures> {
  const measured: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) measured.push(await measurePatiently(url));
  const medianOf = (key: keyof PageFigures): number =>
    measured.map((figures) => figures[key]).toSorted((a, b) => a - b)[Math.floor(runs / 2)]!;
  const keys = Object.keys(measured[0]!) as (keyof PageFigures)[];
  return Object.fromEntries(keys.map((key) => [key, medianOf(key)])) as unknown as PageFigures;
}

/** At times Chromium records no trace; that run says nothing about the page and is made again. */
async function measurePatiently(url: string): Promise<PageFigures> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(url);
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

async function measureOnce(url: string): Promise<PageFigures> {
  const chrome = await launch({
    chromePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? `${url}: no result`);
    const { lhr } = result;
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (audit: string, digits = 0) => Number((lhr.audits[audit]?.numericValue ?? NaN).toFixed(digits));
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      firstContentfulPaintMs: value('first-contentful-paint'),
      largestContentfulPaintMs: value('largest-contentful-paint'),
      totalBlockingTimeMs: value('total-blocking-time'),
      cumulativeLayoutShift: value('cumulative-layout-shift', 3),
    };
  } finally {
    chrome.kill();
  }
}
