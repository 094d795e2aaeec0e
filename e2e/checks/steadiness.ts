import type { BrowserContext, Page } from '@playwright/test';
import { still } from './still.ts';

/** What every call waits for beside its own time: a weak network's way there and back, in milliseconds. */
const addedToEachCall = 400;
/** Below half of what the web counts as good, https://web.dev/articles/cls. */
const allowedShift = 0.05;

/** Not in TypeScript's own list: https://developer.mozilla.org/docs/Web/API/LayoutShift. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Shift {
  value: number;
  at: number;
  parts: string[];
}

declare global {
  interface Window {
    /** Milliseconds that each call of the page waits before it leaves. */
    callDelay: number;
    shifts: Shift[];
  }
}

/** Has each document of the context wait for its calls as on a weak network and note what moves without being asked. */
export async function watchSteadiness(context: BrowserContext): Promise<void> {
  await context.addInitScript((delay) => {
    window.shifts = [];
    // The console is worked with at desks.
    window.callDelay = window.location.pathname.startsWith('/console') ? 0 : delay;
    const send = window.fetch.bind(window);
    window.fetch = async (...call) => {
      await new Promise((leave) => setTimeout(leave, window.callDelay));
      return send(...call);
    };
    const nameOf = (node: Node | null): string =>
      node instanceof Element
        ? `<${node.localName} class="${node.getAttribute('class') ?? ''}">`
        : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        const parts = entry.sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${previousRect.y} to ${currentRect.y}`,
        );
        window.shifts.push({ value: entry.value, at: entry.startTime, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, addedToEachCall);
}

/**
 * What moved on the page while it was loading, when that is more than a reader may be asked to follow; afterwards calls
 * are as quick as they are. The measure is CLS: the largest sum of shifts within five seconds, less than one apart.
 */
export async function steadinessFaults(page: Page): Promise<string[]> {
  await still(page);
  const shifts = await page.evaluate(() => {
    window.callDelay = 0;
    return window.shifts;
  });
  const worst = largestWindow(shifts);
  const score = sumOf(worst);
  if (score < allowedShift) return [];
  return [
    `moved by ${score.toFixed(3)}`,
    ...worst.map(({ value, at, parts }) => `${value.toFixed(3)} after ${Math.round(at)} ms: ${parts.join(', ')}`),
  ];
}

const sumOf = (shifts: Shift[]): number => shifts.reduce((total, { value }) => total + value, 0);

function largestWindow(shifts: Shift[]): Shift[] {
  const windows: Shift[][] = [];
  for (const shift of shifts) {
    const open = windows.at(-1);
    const goesOn = open && shift.at - open.at(-1)!.at < 1000 && shift.at - open[0]!.at < 5000;
    if (goesOn) open.push(shift);
    else windows.push([shift]);
  }
  return windows.toSorted((one, other) => sumOf(other) - sumOf(one))[0] ?? [];
}
