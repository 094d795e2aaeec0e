import { type ReactElement } from 'react';
import { lazyPart } from '../navigation/lazy-part';

const JustTheButton = ({ children }: { children: ReactElement }) => children;
const NameTooltip = lazyPart(() => import('./NameTooltip'), JustTheButton);

const hasPointer = window.matchMedia('(hover: hover)').matches;

/** The button within, with its name beside it after 700 ms (NAV-7) where something can rest on it: thumbs never fetch it. */
export function NamedOnPointing({ name, children }: { name: string; children: ReactElement }) {
  return hasPointer ? <NameTooltip title={name}>{children}</NameTooltip> : children;
}
