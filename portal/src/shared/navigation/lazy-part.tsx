import { loadAgain } from '@masar/ui';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

const Nothing = () => null;

/**
 * A part of a page that is a chunk of its own. Where its code cannot be had, as without network, something plainer is
 * drawn instead, or nothing: a page that can be read must not go because something beside it is missing (PERF-5).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadAgain(load).catch(() => ({ default: Instead })));
}
