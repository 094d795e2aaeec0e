import { limits } from '@masar/domain';
import { CloseIcon, IconButton, shell, useMessages } from '@masar/ui';
import { useEffect, useState } from 'react';
import styles from './PlainToast.module.css';
import { type ToastCardProps, toastIcons } from './toast-card';
import { toastMessages } from './toast-card.messages';
import { useSwipe } from './useSwipe';

/** A toast for visitors, for whom MUI is not loaded. */
export function PlainToast({ toast, onDismiss }: ToastCardProps) {
  const text = useMessages(toastMessages);
  const [isHeld, setHeld] = useState(false);
  const { offset, handlers } = useSwipe(onDismiss);
  const kind = toast.kind ?? 'default';
  const Icon = toastIcons[kind];

  // The time runs again from the start after the reader lets go.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDismiss, limits.toastMs);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss]);

  return (
    <div
      className={`${shell.card} ${styles.toast}`}
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
