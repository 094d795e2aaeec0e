import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { still } from './still.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** All that a change of colours can break. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.2 A and AA faults of the page once it is still, one line each; empty when there are none (A11Y-1). */
export async function accessibilityFaults(page: Page, { coloursOnly = false } = {}): Promise<string[]> {
  await still(page);
  // 'Legacy' puts the findings together on the page itself, not in a new one with a process of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (coloursOnly ? axe.withRules(colourRules) : axe.withTags(wcag)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${(failureSummary ?? '').split('\n')[1] ?? ''}`,
    ),
  );
}
