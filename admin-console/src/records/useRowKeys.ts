import { type RefObject, useEffect, useRef } from 'react';

const typing = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** In the list below the element j goes to the next record and k to the one before; Enter opens it, as a link does. */
export function useRowKeys<Element extends HTMLElement>(): RefObject<Element | null> {
  const list = useRef<Element>(null);
  useEffect(() => {
    const walk = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if ((key !== 'j' && key !== 'k') || ctrlKey || metaKey || altKey) return;
      if (target instanceof HTMLElement && target.closest(typing)) return;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('a[data-record]') ?? [])];
      const row = document.activeElement?.closest('tr, li');
      const at = links.findIndex((link) => row?.contains(link));
      links[at < 0 ? 0 : at + (key === 'j' ? 1 : -1)]?.focus();
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, []);
  return list;
}
