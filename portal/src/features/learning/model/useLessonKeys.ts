import { useEffect, useRef } from 'react';

interface LessonKeys {
  isEnabled: boolean;
  /** Each left out where there is nowhere to go. */
  onNext?: (() => void) | undefined;
  onPrevious?: (() => void) | undefined;
  /** Enter, where no control has the focus. */
  onEnter?: (() => void) | undefined;
}

const controls = 'a, button, input, textarea, select, video, audio, iframe, dialog, summary, [tabindex="0"]';

/** N, P and Enter in a lesson. The place of the key counts, so that they also work on an Arabic keyboard. */
export function useLessonKeys(keys: LessonKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { isEnabled, onNext, onPrevious, onEnter } = latest.current;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (!isEnabled || hasModifier || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(controls)) return;
      const actions: Record<string, (() => void) | undefined> = {
        KeyN: onNext,
        KeyP: onPrevious,
        Enter: onEnter,
        NumpadEnter: onEnter,
      };
      actions[event.code]?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
