import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToastRegion } from './ToastRegion';

export interface Toast {
  title: string;
  description?: string | undefined;
  kind?: 'default' | 'success' | 'destructive';
}

/** A toast on the screen; the number tells two equal messages apart. */
export type ShownToast = Toast & { number: number };

/** Lets toasts appear inside an element until the returned function is called. */
type OpenOutlet = (element: HTMLElement) => () => void;

const ToastContext = createContext<((toast: Toast) => void) | null>(null);
const OutletContext = createContext<OpenOutlet>(() => () => undefined);

/** One toast at a time: a new one takes the place of the old (NAV-7). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const count = useRef(0);
  const show = useCallback((toast: Toast) => setShown({ ...toast, number: (count.current += 1) }), []);
  const dismiss = useCallback(() => setShown(null), []);
  const [outlets, setOutlets] = useState<readonly HTMLElement[]>([]);
  const openOutlet = useCallback<OpenOutlet>((element) => {
    setOutlets((open) => [...open, element]);
    return () => setOutlets((open) => open.filter((other) => other !== element));
  }, []);
  const outlet = outlets.at(-1);
  return (
    <ToastContext value={show}>
      <OutletContext value={openOutlet}>{children}</OutletContext>
      {useMemo(() => {
        const region = <ToastRegion toast={shown} onDismiss={dismiss} />;
        return outlet ? createPortal(region, outlet) : region;
      }, [shown, dismiss, outlet])}
    </ToastContext>
  );
}

/** For modal dialogs: whatever lies outside of them is neither seen nor heard. */
export const useToastOutlet = (): OpenOutlet => useContext(OutletContext);

/** Shows a short message: `const toast = useToast(); toast({ title, description, kind: 'success' })`. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
