import type { Page } from '@playwright/test';
import { still } from './still.ts';

/**
 * Elements that reach over the viewport's edges, apart from what scrolls or is cut off inside a box of its own
 * (tables, code, hidden labels); empty when nothing does (I18N-1).
 */
export async function overflowingElements(page: Page): Promise<string[]> {
  await still(page);
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isCutOff = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    const isOutside = (element: Element): boolean => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const reachesOut = own > 1 && height > 1 && (left < -1 || right > width + 1);
      // A drawer waits outside until it is opened.
      return reachesOut && element.checkVisibility({ visibilityProperty: true });
    };
    const describe = (element: Element): string => {
      const { left, right } = element.getBoundingClientRect();
      const words = (element.textContent ?? '').trim().slice(0, 40);
      return `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${Math.round(left)} to ${Math.round(right)} of ${width}: ${words}`;
    };
    const found = [...document.body.querySelectorAll('*')]
      .filter((element) => isOutside(element) && !isCutOff(element))
      .map(describe);
    const scrolls = document.documentElement.scrollWidth > width;
    return scrolls
      ? [`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${width}`, ...found]
      : found;
  });
}
