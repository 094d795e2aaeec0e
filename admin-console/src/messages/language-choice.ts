import { defaultLanguage, directionOf, isLanguage, type Language } from '@masar/i18n';
import { useSyncExternalStore } from 'react';

/** The portal's key: one language choice for the whole site (I18N-1). */
const languageKey = 'masarLanguage';

function storedLanguage(): Language {
  try {
    const stored = localStorage.getItem(languageKey);
    return isLanguage(stored) ? stored : defaultLanguage;
  } catch {
    // Storage may be forbidden.
    return defaultLanguage;
  }
}

let language = storedLanguage();
const listeners = new Set<() => void>();

export const currentLanguage = (): Language => language;

/** Applies the choice to the document, keeps it and tells everybody. */
export function chooseLanguage(next: Language): void {
  language = next;
  document.documentElement.lang = next;
  document.documentElement.dir = directionOf(next);
  try {
    localStorage.setItem(languageKey, next);
  } catch {
    // Storage may be forbidden; the choice then lasts for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useChosenLanguage = (): Language => useSyncExternalStore(subscribe, currentLanguage);
