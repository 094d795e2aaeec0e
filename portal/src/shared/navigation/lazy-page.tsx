import { lazyCode, loadAgain } from '@masar/ui';
import { type ComponentType } from 'react';

type Load = () => Promise<{ default: ComponentType }>;

/** A page that is a chunk of its own and can be loaded before it is drawn. */
export type LazyPage = ComponentType & { preload: () => Promise<void> };

/**
 * Like React's `lazy`, and once `preload` is done it draws without waiting. A page that came as HTML must be loaded
 * before it is taken over: React would throw the HTML away while it waits (PUB-7).
 */
export function lazyPage(load: Load): LazyPage {
  const Later = lazyCode(load);
  let Loaded: ComponentType | undefined;
  const Page = () => (Loaded ? <Loaded /> : <Later />);
  const preload = async () => {
    Loaded = (await loadAgain(load)).default;
  };
  return Object.assign(Page, { preload });
}

/** Loads a page, where it is a chunk of its own. */
export async function preloadOf(page: LazyPage | ComponentType): Promise<void> {
  if ('preload' in page) await page.preload();
}
