import type { MouseEvent, ReactNode } from 'react';
import { defineMessages } from '@masar/i18n';
import { CloseIcon, IconButton, useMessages } from '@masar/ui';
import { useModal } from './useModal';
import styles from './Sheet.module.css';

const messages = defineMessages({ ar: { close: 'إغلاق' }, en: { close: 'Close' } });

interface SheetProps {
  title: string;
  /** Beside the reading start like a drawer, or from below within the thumb's reach. */
  side?: 'start' | 'bottom';
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the page, closed by its button, Escape or the backdrop. Render it only while it is open. */
export function Sheet({ title, side = 'start', onClose, children }: SheetProps) {
  const text = useMessages(messages);
  const modal = useModal(onClose);

  // The dialog's own box is filled by its content: a click on the element itself is one on the backdrop.
  const closeByBackdrop = (event: MouseEvent) => {
    if (event.target === modal.ref.current) onClose();
  };

  return (
    <dialog {...modal} className={styles.sheet} data-side={side} aria-label={title} onClick={closeByBackdrop}>
      <div className={styles.content}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <IconButton label={text.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}
