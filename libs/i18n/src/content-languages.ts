import { defaultLanguage, isLanguage, type LanguageData, languageData, languages, negotiate } from './language.ts';

/**
 * Languages into which texts of the content are translated although the interface does not have them. A further one is
 * a line here and in `contentLanguageFacts`; once the interface has it, it is a language like the others.
 */
export const furtherLanguages = ['ckb'] as const;
export type FurtherLanguage = (typeof furtherLanguages)[number];

/** Languages in which content can be asked for, Arabic first (READ-4). */
export const contentLanguages = [...languages, ...furtherLanguages] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

type LanguageFacts = Pick<LanguageData, 'sign' | 'flag' | 'nativeName' | 'name' | 'direction'>;

export const contentLanguageFacts: Record<ContentLanguage, LanguageFacts> = {
  ...languageData,
  // Kurdish has no flag among the emoji, the sun is its emblem.
  ckb: { flag: '☀️', nativeName: 'کوردیی ناوەندی', name: 'Central Kurdish', direction: 'rtl', sign: 'ۆ' },
};

export const isFurtherLanguage = (value: unknown): value is FurtherLanguage =>
  furtherLanguages.includes(value as FurtherLanguage);

export const isContentLanguage = (value: unknown): value is ContentLanguage =>
  isLanguage(value) || isFurtherLanguage(value);

/** The best language of the content by an Accept-Language header; Arabic when none matches. */
export const negotiateContentLanguage = (header: string | undefined): ContentLanguage =>
  negotiate(header, contentLanguages) ?? defaultLanguage;

/** A text as a reader gets it: maybe not in the language that was asked for. */
export interface TextInLanguage {
  text: string;
  language: ContentLanguage;
}

/** The best text there is: the translation, else Arabic, else English (TRN-2); undefined where all are empty. */
export function translatedText(
  texts: Partial<Record<ContentLanguage, string | null | undefined>>,
  wanted: ContentLanguage,
): TextInLanguage | undefined {
  for (const language of [wanted, 'ar', 'en'] as const) {
    const text = texts[language];
    if (text) return { text, language };
  }
  return undefined;
}
