/**
 * Starts the app of a page that came as HTML: at once where somebody is signed in, else with the visitor's first move.
 * What is tapped meanwhile is done as soon as the page can. Its source is written into each page, so it uses nothing
 * from outside (PERF-4).
 *
 * @param modules addresses of the scripts that the page needs, the entry first
 * @param interactive name of the event that says that the page answers
 */
export function startWhenNeeded(modules: readonly string[], interactive: string): void {
  const moves = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll', 'touchstart'];
  let isStarted = false;
  const tapped = new Set<HTMLElement>();

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    Promise.all(modules.map((address) => import(/* @vite-ignore */ address))).catch(() => {
      // Without network the next move tries again.
      isStarted = false;
    });
  };
  const keepTap = (event: Event): void => {
    const target = event.target as Element;
    const control = target.closest<HTMLElement>(`button, summary, [role="tab"]${tapped.size > 0 ? ', a' : ''}`);
    // Links, fields and forms without a button work by themselves, unless something before them still waits.
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.setAttribute('aria-busy', 'true');
    tapped.add(control);
    start();
  };
  const announce = (): void => {
    for (const address of modules) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.fetchPriority = 'low';
      link.href = address;
      document.head.append(link);
    }
  };

  // Who came by a link of this site continues at the page's heading, as on every navigation (NAV-1).
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && document.referrer.startsWith(`${location.origin}/`)) {
    document.querySelector<HTMLElement>('main h1[tabindex]')?.focus({ preventScroll: true });
  }

  for (const move of moves) addEventListener(move, start, { passive: true, capture: true });
  addEventListener('click', keepTap, { capture: true });
  addEventListener(
    interactive,
    () => {
      for (const move of moves) removeEventListener(move, start, { capture: true });
      removeEventListener('click', keepTap, { capture: true });
      for (const control of tapped) {
        control.removeAttribute('aria-busy');
        control.click();
      }
    },
    { once: true },
  );

  if ('startNow' in document.documentElement.dataset) start();
  else {
    // When nothing else is left to load, the scripts are fetched and wait, so that the first tap acts at once.
    const later = () => setTimeout(announce, 1000);
    if (document.readyState === 'complete') later();
    else addEventListener('load', later, { once: true });
  }
}
