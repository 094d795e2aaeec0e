import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { defaultLanguage, directionOf, isLanguage, otherLanguage, type Digits, type Language } from '@masar/i18n';
import { LocaleProvider } from '@masar/ui';
import { readStored, writeStored } from '#shared/storage/stored';

export const languageKey = 'masarLanguage';
export const digitsKey = 'masarDigits';

/** `?lang=` wins over the stored choice, Arabic over nothing (PUB-7). */
function initialLanguage(): Language {
  const asked = new URLSearchParams(window.location.search).get('lang');
  if (isLanguage(asked)) return asked;
  const stored = readStored(languageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}

interface LanguageChoice {
  language: Language;
  toggleLanguage: () => void;
  setDigits: (digits: Digits) => void;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

/** The one language choice of the portal: kept, applied to the document, switched without reload (I18N-1). */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(initialLanguage);
  const [digits, chooseDigits] = useState<Digits>(() => (readStored(digitsKey) === 'arab' ? 'arab' : 'latn'));

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
    writeStored(languageKey, language);
  }, [language]);

  const toggleLanguage = useCallback(() => setLanguage(otherLanguage), []);
  const setDigits = useCallback((next: Digits) => {
    writeStored(digitsKey, next);
    chooseDigits(next);
  }, []);

  const choice = useMemo(() => ({ language, toggleLanguage, setDigits }), [language, toggleLanguage, setDigits]);
  return (
    <LanguageContext value={choice}>
      <LocaleProvider language={language} digits={digits}>
        {children}
      </LocaleProvider>
    </LanguageContext>
  );
}

/** For those who change the language; readers take `useLocale` and `useMessages` of @masar/ui. */
export function useLanguageChoice(): LanguageChoice {
  const choice = useContext(LanguageContext);
  if (!choice) throw new Error('useLanguageChoice needs a LanguageProvider above it');
  return choice;
}
