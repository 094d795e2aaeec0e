import { useLocale } from '@masar/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { TabRowProps } from '#shared/tabs/tab-row';
import styles from './PageTabs.module.css';

/** Without MUI: arrows in the reading direction, Home and End move; the moved-to tab opens at once. */
export function PlainTabRow({ id, label, tabs, value, onChange }: TabRowProps) {
  const list = useRef<HTMLDivElement>(null);
  const isRtl = useLocale().direction === 'rtl';

  // On a phone the row may be wider than the screen; `scrollIntoView` is missing where nothing is laid out.
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-selected="true"]');
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [value, isRtl]);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const targets: Record<string, number> = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: (at + 1) % tabs.length,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab || target === undefined) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          className={`${styles.tab} ${styles.plain}`}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
