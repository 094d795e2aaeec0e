import { useEffect } from 'react';

interface DeskKeys {
  /** A place in the row whose turn it is, from 0. */
  choose: (level: number) => void;
  /** Gives every criterion that has no level yet the one of the same number, or its last. */
  fill: () => void;
  /** To the criterion that many below. */
  move: (by: 1 | -1) => void;
  next?: () => void;
  save: () => void;
  /** Takes over what other learners' reviews come to. */
  takePeers?: () => void;
  toggleSaveAtLast?: () => void;
}

/** Whether keys go into a text that somebody writes. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.matches('input:not([type="checkbox"]), textarea, select') || target.isContentEditable);

/** The desk by keys, told by their place on the keyboard, so that an Arabic layout does not have to be left (ASG-2). */
export function useDeskKeys(keys: DeskKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return keys.save();
      if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined;
      const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
      if (digit === '0') return keys.fill();
      if (digit) return keys.choose(Number(digit) - 1);
      if (event.code === 'KeyJ') return keys.move(1);
      if (event.code === 'KeyK') return keys.move(-1);
      if (event.code === 'KeyN') return keys.next?.();
      if (event.code === 'KeyS') return keys.toggleSaveAtLast?.();
      if (event.code === 'KeyP') return keys.takePeers?.();
      return undefined;
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
}
