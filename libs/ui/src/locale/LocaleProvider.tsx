import {
  createFormat,
  defaultLanguage,
  type Digits,
  directionOf,
  type Format,
  type Language,
  messagesInDigits,
} from '@masar/i18n';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface Locale {
  language: Language;
  direction: 'rtl' | 'ltr';
  /** Digit shapes that the reader chose; Latin unless said otherwise. */
  digits: Digits;
  /** Numbers, dates and plurals in the reader's language and digits. */
  format: Format;
}

const createLocale = (language: Language, digits: Digits): Locale => ({
  language,
  direction: directionOf(language),
  digits,
  format: createFormat(language, digits),
});

const LocaleContext = createContext<Locale>(createLocale(defaultLanguage, 'latn'));

interface LocaleProviderProps {
  language: Language;
  digits?: Digits;
  children: ReactNode;
}

/** Tells every component below in which language, direction and digits to speak. */
export function LocaleProvider({ language, digits = 'latn', children }: LocaleProviderProps) {
  const locale = useMemo(() => createLocale(language, digits), [language, digits]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export const useLocale = (): Locale => useContext(LocaleContext);

/** The texts of a feature in the reader's language, and in Arabic in the reader's digits (I18N-1). */
export function useMessages<T>(messages: Record<Language, T>): T {
  const { language, digits } = useLocale();
  return language === 'ar' ? messagesInDigits(messages.ar, digits) : messages[language];
}
