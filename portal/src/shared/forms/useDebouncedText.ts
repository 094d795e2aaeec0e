import { useEffect, useState } from 'react';

/** Pause in typing after which the text counts. */
const PAUSE_MS = 300;

/** A text that follows the typing at once and reaches `commit` after a pause; a change from outside replaces it. */
export function useDebouncedText(value: string, commit: (text: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState({ value, committed: value });

  if (known.value !== value) {
    setKnown({ value, committed: value });
    // The own commit coming back must not undo what was typed meanwhile.
    if (known.committed !== value) setText(value);
  }

  const settled = text.trim();
  useEffect(() => {
    if (settled === value) return;
    const timer = setTimeout(() => {
      setKnown((before) => ({ ...before, committed: settled }));
      commit(settled);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [settled, value, commit]);

  return [text, setText] as const;
}
