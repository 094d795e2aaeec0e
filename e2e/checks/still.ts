import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** These stay open, or nobody waits for their answer. */
const neverAwaited = new Set(['eventsource', 'websocket', 'ping']);
const underWay = new WeakMap<Page, Set<Request>>();

/** Notes from the first one on what the pages of a context are waiting for; `still` asks for it. */
export function watchRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const waiting = new Set<Request>();
    let isLeaving = false;
    underWay.set(page, waiting);
    page.on('request', (request) => {
      if (neverAwaited.has(request.resourceType())) return;
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isLeaving = true;
      waiting.add(request);
    });
    // What the document before still wanted, up to its last moment, is never told to have ended.
    page.on('framenavigated', (frame) => {
      if (!isLeaving || frame !== page.mainFrame()) return;
      waiting.clear();
      isLeaving = false;
    });
    const ended = (request: Request) => void waiting.delete(request);
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  });
}

/** Waits until nothing on the page moves, loads or is about to: every look at a screen begins here. */
export async function still(page: Page): Promise<void> {
  const unrest = () => unrestOf(page);
  // What an answer sets off begins a moment after it: only quiet twice in a row is quiet.
  const unrestTwice = async () => [...(await unrest()), ...(await unrest())];
  await expect.poll(unrestTwice, { message: 'what still moves', intervals: [100, 200] }).toEqual([]);
}

async function unrestOf(page: Page): Promise<string[]> {
  const waiting = underWay.get(page);
  if (!waiting) throw new Error('Nobody notes the requests of this page: its context needs watchRequests.');
  const moving = await page.evaluate(async () => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    await frame();
    await frame();
    const loading = 'main :is([class*="keleton"], [class*="pinner"], [class*="CircularProgress"]), [aria-busy="true"]';
    // What follows a scroll bar instead of the clock is always under way and moves with it alone.
    const finite = document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return [
      ...(document.fonts.status === 'loading' ? ['fonts'] : []),
      ...finite.map(({ effect }) => `moving ${(effect as KeyframeEffect).target?.className ?? ''}`),
      ...[...document.querySelectorAll(loading)].map(({ className }) => `loading ${className}`),
    ];
  });
  return [...[...waiting].map((request) => `${request.method()} ${request.url()}`), ...moving];
}
