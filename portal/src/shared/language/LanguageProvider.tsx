import { type Digits, directionOf, type Language, nextLanguage } from '@masar/i18n';
import { LocaleProvider } from '@masar/ui';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useHydrated } from '#shared/page/useHydrated';
import { chosenReading, forgetAskedLanguage, keepDigits, keepLanguage, type Reading } from './language-choice';

interface LanguageChoice {
  language: Language;
  chooseLanguage: (next: Language) => void;
  /** To the next of them. */
  toggleLanguage: () => void;
  setDigits: (digits: Digits) => void;
}

const LanguageContext = createContext<LanguageChoice | null>(null);

interface LanguageProviderProps {
  /** How the server wrote the page that is being taken over; the reader's own choice follows at once. */
  written: Reading;
  /** Told when the reader switches; keep it the same between renders. */
  onSwitch: (from: Language, to: Language) => void;
  children: ReactNode;
}

/** The one language choice of the portal: kept, applied to the document, switched without reload (I18N-1). */
export function LanguageProvider({ written, onSwitch, children }: LanguageProviderProps) {
  const isHydrated = useHydrated();
  const kept = useMemo(() => (isHydrated ? chosenReading() : written), [isHydrated, written]);
  const [made, setMade] = useState<Partial<Reading>>({});
  const { language, digits } = { ...kept, ...made };

  useEffect(() => {
    // What the server wrote must not replace a choice that it could not know.
    if (isHydrated) keepLanguage(language);
  }, [isHydrated, language]);

  // Before the effects below, which ask the server in the language of the document.
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [language]);

  const chooseLanguage = useCallback(
    (next: Language) => {
      onSwitch(language, next);
      forgetAskedLanguage();
      setMade((before) => ({ ...before, language: next }));
    },
    [language, onSwitch],
  );
  const toggleLanguage = useCallback(() => chooseLanguage(nextLanguage(language)), [language, chooseLanguage]);
  const setDigits = useCallback((next: Digits) => {
    keepDigits(next);
    setMade((before) => ({ ...before, digits: next }));
  }, []);

  const choice = useMemo(
    () => ({ language, chooseLanguage, toggleLanguage, setDigits }),
    [language, chooseLanguage, toggleLanguage, setDigits],
  );
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
