import { languageData, languages } from './languages/languages.data.ts';

export { languageData, languages };

/** Languages of the interface, Arabic first (READ-4): each is a file of `languages` and its files of texts. */
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'ar';

/** What differs from language to language beside the texts. */
export interface LanguageData {
  direction: 'rtl' | 'ltr';
  /** For Intl, with the region: it names months and orders dates. */
  locale: string;
  /** Shapes of digits that its readers choose among. */
  digits: readonly ('latn' | 'arab')[];
  /** Between the parts of a plain list, and between parts that hold such lists. */
  separators: { list: string; wide: string };
  quotes: readonly [opening: string, closing: string];
  /** In which of the two languages of the data its readers are shown what has no translation, and where that is empty. */
  reads: readonly ['ar', 'en'] | readonly ['en', 'ar'];
  /** Months where there is no room, where those of Intl are not short; as they are written in Iraq. */
  shortMonths?: readonly string[];
  /** A letter of it: few devices draw every flag, and a language is no country. */
  sign: string;
  /** For lists of languages. */
  flag: string;
  nativeName: string;
  /** In English. */
  name: string;
}

export const directionOf = (language: Language): 'rtl' | 'ltr' => languageData[language].direction;

/** Names one after another, without an ‘and’. */
export const listed = (parts: readonly string[], language: Language): string =>
  parts.join(languageData[language].separators.list);

/** Where a button leads that switches the language: through all of them, one after another. */
export const nextLanguage = (language: Language): Language =>
  languages[(languages.indexOf(language) + 1) % languages.length] ?? defaultLanguage;

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** The best of some languages by an Accept-Language header; undefined when it names none of them. */
export function negotiate<L extends string>(header: string | undefined, offered: readonly L[]): L | undefined {
  if (!header) return undefined;
  const ranked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      const language = offered.find((offer) => offer === tag.split('-')[0]?.toLowerCase());
      return { language, quality: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked[0]?.language;
}

/** The best supported language of an Accept-Language header; Arabic when none matches. */
export const negotiateLanguage = (header: string | undefined): Language =>
  negotiate(header, languages) ?? defaultLanguage;
