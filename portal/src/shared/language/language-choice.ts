import { defaultLanguage, type Digits, isLanguage, type Language } from '@masar/i18n';
import { readStored, writeStored } from '#shared/storage/stored';

export const languageKey = 'masarLanguage';
const digitsKey = 'masarDigits';
const ONE_YEAR_S = 31_536_000;

/** In what language and digits a page is shown. */
export interface Reading {
  language: Language;
  digits: Digits;
}

/** `?lang=` wins over the stored choice, Arabic over nothing (PUB-7). */
export function chosenReading(): Reading {
  const asked = new URLSearchParams(window.location.search).get('lang');
  const stored = readStored(languageKey);
  const language = isLanguage(asked) ? asked : isLanguage(stored) ? stored : defaultLanguage;
  return { language, digits: readStored(digitsKey) === 'arab' ? 'arab' : 'latn' };
}

/** How the server wrote the page that is being taken over: its language, Latin digits. */
export function writtenReading(): Reading {
  const { lang } = document.documentElement;
  return { language: isLanguage(lang) ? lang : defaultLanguage, digits: 'latn' };
}

/** Keeps the language; as a cookie too, so that the server writes the next page in it at once. */
export function keepLanguage(language: Language): void {
  writeStored(languageKey, language);
  const isSecure = window.location.protocol === 'https:';
  document.cookie = `${languageKey}=${language}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

export const keepDigits = (digits: Digits): void => writeStored(digitsKey, digits);

/** An address that asks for a language must not win over the choice that was made after it. */
export function forgetAskedLanguage(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has('lang')) return;
  address.searchParams.delete('lang');
  window.history.replaceState(window.history.state, '', address);
}
