import { createContext, useContext } from 'react';

export type TextLanguage = 'ar' | 'en';

export const bothLanguages: readonly TextLanguage[] = ['ar', 'en'];

/** The languages whose texts a form of the editor shows now. */
export const ShownLanguages = createContext(bothLanguages);

export function useShownLanguages(): { arabic: boolean; english: boolean } {
  const shown = useContext(ShownLanguages);
  return { arabic: shown.includes('ar'), english: shown.includes('en') };
}
