import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { still } from './still.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that a change of colours can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const targetSize = 'target-size';

/** WCAG 2.2 A and AA faults of the page once it is still, one line each; empty when there are none (A11Y-1). */
export async function accessibilityFaults(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  await still(page);
  // 'Legacy' puts the findings together on the page itself, not in a new one with a process of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (coloursOnly ? axe.withRules(colourRules) : axe.withTags(wcag)).analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes) {
      const place = target.join(' ');
      if (id === targetSize && !(await isHardToHit(page, place))) continue;
      faults.push(`${id}: ${place} ${(failureSummary ?? '').split('\n')[1] ?? ''}`);
    }
  return faults;
}

/** What a bar at the edge of the screen covers for now is no small target: it is asked again in the screen's middle. */
async function isHardToHit(page: Page, place: string): Promise<boolean> {
  await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }), place);
  const axe = new AxeBuilder({ page }).setLegacyMode().include(place).withRules([targetSize]);
  const { violations } = await axe.analyze();
  await page.evaluate(() => window.scrollTo(0, 0));
  return violations.length > 0;
}
