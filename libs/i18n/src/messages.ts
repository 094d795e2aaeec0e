import { defaultLanguage, type Language, languageData, languages } from './language.ts';

/** A text of the interface: plain, or made from parameters. */
export type Message = string | ((...parameters: never[]) => string);

type SameShape<T> = {
  [K in keyof T]: T[K] extends (...parameters: infer P) => string ? (...parameters: P) => string : string;
};

/**
 * Declares the texts of one feature. Arabic is the source: every other language must have exactly its keys and
 * parameters, checked at compile time (READ-4).
 */
export function defineMessages<T extends Record<string, Message>>(
  texts: { ar: T } & Record<Exclude<Language, 'ar'>, NoInfer<SameShape<T>>>,
): Record<Language, T> {
  return texts as unknown as Record<Language, T>;
}

/** The same in each language of the interface, for whom it is not known yet who reads it. */
export const eachLanguage = <V>(make: (language: Language) => V): Record<Language, V> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, V>;

/** Texts by their keys, each in all languages: for what is declared once and read by people of several. */
export const inEach = <T extends object>(messages: Record<Language, T>): { [K in keyof T]: Record<Language, T[K]> } =>
  Object.fromEntries(
    Object.keys(messages[defaultLanguage]).map((key) => [
      key,
      eachLanguage((language) => messages[language][key as keyof T]),
    ]),
  ) as { [K in keyof T]: Record<Language, T[K]> };

/** Two-language text as it travels in the API. */
export interface LocalizedText {
  ar: string;
  en: string;
}

/** The languages in which the data speaks, whatever languages the interface has. */
export const dataLanguages = ['ar', 'en'] as const satisfies readonly Language[];
export type DataLanguage = (typeof dataLanguages)[number];

/** The language of the data that a reader is shown, and the one that stands beside it or in its place. */
export const dataLanguageOf = (language: Language): DataLanguage => languageData[language].reads[0];
export const otherDataLanguage = (language: Language): DataLanguage => languageData[language].reads[1];

/** What is kept or sent in both languages of the data, of texts that have it in each of the interface. */
export const inBoth = <T>(
  messages: Record<Language, T>,
  say: (texts: T, language: DataLanguage) => string,
): LocalizedText => ({ ar: say(messages.ar, 'ar'), en: say(messages.en, 'en') });

/** Of what the data says in two languages, the one for the reader's language; the other where that is empty. */
export function textIn(texts: { ar: string; en: string | null }, language: Language): string;
export function textIn<T>(texts: { ar: T; en: T }, language: Language): T;
export function textIn<T>(texts: { ar: T; en: T }, language: Language): T {
  const [first, other] = languageData[language].reads;
  return texts[first] || texts[other];
}

/** Reads `titleAr`/`titleEn` pairs: the asked language, else the other one where it is empty. */
export function pickLocalized<K extends string>(
  record: { [P in `${K}Ar` | `${K}En`]?: string | null | undefined },
  field: K,
  language: Language,
): string {
  const values = record as Record<string, string | null | undefined>;
  return textIn({ ar: values[`${field}Ar`], en: values[`${field}En`] }, language) ?? '';
}
