import { useLayoutEffect, useState } from 'react';
import { useToastOutlet } from '#shared/toasts/ToastProvider';

/**
 * A ref for the window that lies above the page: as long as it does, toasts appear within it. What lies outside of it is
 * hidden from assistive technology.
 */
export function useToastsAbove(): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const openOutlet = useToastOutlet();
  useLayoutEffect(() => (element ? openOutlet(element) : undefined), [element, openOutlet]);
  return setElement;
}
