import { useEffect, useRef, useState } from 'react';
import { defineMessages } from '@masar/i18n';
import { limits } from '@masar/domain';
import { CheckIcon, CloseIcon, IconButton, InfoIcon, WarningIcon, useMessages } from '@masar/ui';
import type { ShownToast } from './ToastProvider';
import { useSwipe } from './useSwipe';
import styles from './ToastRegion.module.css';

const messages = defineMessages({
  ar: { region: 'الإشعارات (F8)', close: 'إغلاق' },
  en: { region: 'Notifications (F8)', close: 'Close' },
});

const icons = { default: InfoIcon, success: CheckIcon, destructive: WarningIcon };

interface ToastCardProps {
  toast: ShownToast;
  onDismiss: () => void;
}

function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const text = useMessages(messages);
  const [isHeld, setHeld] = useState(false);
  const { offset, handlers } = useSwipe(onDismiss);
  const kind = toast.kind ?? 'default';
  const Icon = icons[kind];

  // The time runs again from the start after the reader lets go.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDismiss, limits.toastMs);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss]);

  return (
    <div
      className={styles.toast}
      data-kind={kind}
      style={offset ? { transform: `translateX(${offset}px)` } : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...handlers}
    >
      <Icon className={styles.icon} />
      <div className={styles.text}>
        <strong>{toast.title}</strong>
        {toast.description && <span>{toast.description}</span>}
      </div>
      <IconButton label={text.close} onClick={onDismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** The corner of the screen where toasts appear; F8 moves the focus into it. */
export function ToastRegion({ toast, onDismiss }: { toast: ShownToast | null; onDismiss: () => void }) {
  const text = useMessages(messages);
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
  const card = toast && <ToastCard key={toast.number} toast={toast} onDismiss={onDismiss} />;
  return (
    <section ref={region} className={styles.region} aria-label={text.region} tabIndex={-1}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {!isUrgent && card}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {isUrgent && card}
      </div>
    </section>
  );
}
