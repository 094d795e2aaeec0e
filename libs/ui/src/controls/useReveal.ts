import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Reveal {
  field: RefObject<HTMLInputElement | null>;
  isShown: boolean;
  /** Shows what is hidden and hides what is shown; caret and focus stay. */
  turn: () => void;
}

/** Whether a password can be read while it is written. */
export function useReveal(): Reveal {
  const [isShown, setShown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const turn = () => {
    const element = field.current;
    const caret = [element?.selectionStart ?? null, element?.selectionEnd ?? null] as const;
    flushSync(() => setShown(!isShown));
    // An input of another type begins with its caret somewhere else, in Chromium only once it is drawn.
    const putBack = () => {
      if (element && element === document.activeElement) element.setSelectionRange(...caret);
    };
    putBack();
    requestAnimationFrame(putBack);
  };
  return { field, isShown, turn };
}
