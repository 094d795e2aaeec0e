import {
  createFormat,
  defaultLanguage,
  type Digits,
  directionOf,
  displayTimeZone,
  type Format,
  type Language,
  languageData,
  messagesInDigits,
  readersZone,
} from '@masar/i18n';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';

export interface Locale {
  language: Language;
  direction: 'rtl' | 'ltr';
  /** Digit shapes that the reader chose; Latin unless said otherwise. */
  digits: Digits;
  /** Numbers, dates and plurals in the reader's language and digits. */
  format: Format;
}

const createLocale = (language: Language, digits: Digits, zone = displayTimeZone): Locale => ({
  language,
  direction: directionOf(language),
  digits,
  format: createFormat(language, digits, zone),
});

const LocaleContext = createContext<Locale>(createLocale(defaultLanguage, 'latn'));

interface LocaleProviderProps {
  language: Language;
  digits?: Digits;
  children: ReactNode;
}

const never = () => () => {};
const zoneOfSite = () => displayTimeZone;

/** Tells every component below in which language, direction and digits to speak. */
export function LocaleProvider({ language, digits = 'latn', children }: LocaleProviderProps) {
  // Pages that were rendered beforehand know no reader: the clock of theirs counts right after.
  const zone = useSyncExternalStore(never, readersZone, zoneOfSite);
  const locale = useMemo(() => createLocale(language, digits, zone), [language, digits, zone]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export const useLocale = (): Locale => useContext(LocaleContext);

/** The texts of a feature in the reader's language and, where it has several, digits (I18N-1). */
export function useMessages<T>(messages: Record<Language, T>): T {
  const { language, digits } = useLocale();
  return languageData[language].digits.includes(digits)
    ? messagesInDigits(messages[language], digits)
    : messages[language];
}
