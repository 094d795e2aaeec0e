import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { defineMessages } from '@masar/i18n';
import { CloseIcon, IconButton, useMessages } from '@masar/ui';
import { useModal } from './useModal';
import styles from './Dialog.module.css';

const messages = defineMessages({ ar: { close: 'إغلاق' }, en: { close: 'Close' } });

interface DialogProps {
  title: ReactNode;
  /** Direction of the title's own language, where people wrote it. */
  titleDirection?: 'rtl' | 'ltr' | undefined;
  /** Narrow for a question or a short form; wide for something to read, which fills the screen of a phone. */
  size?: 'narrow' | 'wide';
  onClose: () => void;
  children: ReactNode;
}

/** A window over the page, closed by its button or Escape. Render it only while it is open. */
export function Dialog({ title, titleDirection, size = 'narrow', onClose, children }: DialogProps) {
  const text = useMessages(messages);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const modal = useModal(onClose);

  // Whoever listens hears where they are; the close button says nothing about it.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  // A click beside a short form would throw away what was typed.
  const closeByBackdrop = (event: MouseEvent) => {
    if (size === 'wide' && event.target === modal.ref.current) onClose();
  };

  return (
    <dialog {...modal} className={styles.dialog} data-size={size} aria-labelledby={titleId} onClick={closeByBackdrop}>
      <div className={styles.box}>
        <div className={styles.head}>
          <h2 ref={heading} id={titleId} tabIndex={-1} dir={titleDirection}>
            {title}
          </h2>
          <IconButton label={text.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
