import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { ToastRegion } from './ToastRegion';

export interface Toast {
  title: string;
  description?: string | undefined;
  kind?: 'default' | 'success' | 'destructive';
}

/** A toast on the screen; the number tells two equal messages apart. */
export type ShownToast = Toast & { number: number };

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** One toast at a time: a new one takes the place of the old (NAV-7). */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const count = useRef(0);
  const show = useCallback((toast: Toast) => setShown({ ...toast, number: (count.current += 1) }), []);
  const dismiss = useCallback(() => setShown(null), []);
  return (
    <ToastContext value={show}>
      {children}
      {useMemo(
        () => (
          <ToastRegion toast={shown} onDismiss={dismiss} />
        ),
        [shown, dismiss],
      )}
    </ToastContext>
  );
}

/** Shows a short message: `const toast = useToast(); toast({ title, description, kind: 'success' })`. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
