import { useMessages } from '@masar/ui';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '#shared/navigation/lazy-part';
import { useStoredIdentity } from '#shared/session/stored-identity';
import { PlainToast } from './PlainToast';
import { toastMessages } from './toast-card.messages';
import type { ShownToast } from './ToastProvider';
import styles from './ToastRegion.module.css';

/** Whoever has signed in has MUI already; where its code cannot be had the plain one says the same. */
const SnackbarToast = lazyPart(() => import('./SnackbarToast'), PlainToast);

/** The corner of the screen where toasts appear; F8 moves the focus into it. */
export function ToastRegion({ toast, onDismiss }: { toast: ShownToast | null; onDismiss: () => void }) {
  const text = useMessages(toastMessages);
  const region = useRef<HTMLElement>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener('keydown', focusRegion);
    return () => document.removeEventListener('keydown', focusRegion);
  }, []);

  const isUrgent = toast?.kind === 'destructive';
  const isMember = useStoredIdentity() !== null;
  const Card = isMember ? SnackbarToast : PlainToast;
  const card = toast && (
    <Suspense fallback={null}>
      <Card key={toast.number} toast={toast} onDismiss={onDismiss} />
    </Suspense>
  );
  return (
    <section
      ref={region}
      className={styles.region}
      data-of={isMember ? 'member' : 'visitor'}
      aria-label={text.region}
      tabIndex={-1}
    >
      <div role="status" aria-live="polite" aria-atomic="true">
        {!isUrgent && card}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {isUrgent && card}
      </div>
    </section>
  );
}
