import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the focus to the first field in error whenever a new failure is given, so that nobody has to look for it
 * in a long form. Spread the ref on the form.
 */
export function useFocusOnError(...failures: readonly unknown[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list is as long at every call of one form
  }, failures);
  return form;
}
