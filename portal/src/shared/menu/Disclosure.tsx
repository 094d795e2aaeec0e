import { shell } from '@masar/ui';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './Disclosure.module.css';

interface TriggerProps {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-expanded': boolean;
  'aria-controls': string;
  onClick: () => void;
}

interface DisclosureProps {
  /** The button; spread the given properties on it. */
  trigger: (button: TriggerProps) => ReactNode;
  /** What opens below; `close` for choices that don't navigate. */
  children: (close: () => void) => ReactNode;
  /** Edge of the button that the panel keeps to. */
  align?: 'start' | 'end';
  /** Stays beside its button on the phone too: for a short menu in the middle of a page. */
  near?: boolean;
}

/** A button that opens a panel; closed by Escape, by a click elsewhere, by leaving with Tab and by navigation. */
export function Disclosure({ trigger, children, align = 'start', near = false }: DisclosureProps) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // A navigation changes the key, and with it every panel is closed.
  const isOpen = openedAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const close = () => setOpenedAt(null);

  // A chosen entry goes away with the panel; the focus must not go with it.
  useLayoutEffect(() => {
    const trigger = button.current;
    if (!isOpen) return;
    if (near) panel.current?.scrollIntoView({ block: 'nearest' });
    return () => {
      if (document.activeElement === document.body) trigger?.focus();
    };
  }, [isOpen, near]);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpenedAt(null);
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Within a dialog the first Escape closes the panel only.
      event.preventDefault();
      setOpenedAt(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByEscape);
    };
  }, [isOpen]);

  return (
    <div ref={root} className={styles.root} data-near={near || undefined}>
      {trigger({
        ref: button,
        'aria-expanded': isOpen,
        'aria-controls': panelId,
        onClick: () => setOpenedAt(isOpen ? null : key),
      })}
      <div ref={panel} id={panelId} className={`${shell.card} ${styles.panel}`} data-align={align} hidden={!isOpen}>
        {isOpen && children(close)}
      </div>
    </div>
  );
}
