import type { Page } from '@playwright/test';
import { still } from './still.ts';

/** Distances in pixels from the edge where reading begins, by landmark. */
export type StartDistances = Record<string, number>;

/** What stands at a fixed distance from where lines begin, whatever its text says. */
const landmarks: Record<string, string> = {
  logo: 'header a[aria-label]',
  'first column of the footer': 'footer nav:first-of-type',
  'last column of the footer': 'footer nav:last-of-type',
  content: 'main > *:first-child',
};

/** How far each landmark is from the edge where lines begin: the right one in Arabic, the left one in English. */
export async function startDistances(page: Page): Promise<StartDistances> {
  await still(page);
  return page.evaluate((selectors) => {
    const { dir, clientWidth } = document.documentElement;
    const found: StartDistances = {};
    for (const [name, selector] of Object.entries(selectors)) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (box) found[name] = Math.round(dir === 'rtl' ? clientWidth - box.right : box.left);
    }
    return found;
  }, landmarks);
}

/** Landmarks that do not stand mirrored in the other language; empty when all do (I18N-1). */
export function mirroringFaults(one: StartDistances, other: StartDistances): string[] {
  return Object.entries(one)
    .filter(([name, distance]) => Math.abs(distance - (other[name] ?? NaN)) > 2 || !(name in other))
    .map(([name, distance]) => `${name}: ${distance} and ${other[name]} from where lines begin`);
}
