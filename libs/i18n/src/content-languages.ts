import { defaultLanguage, isLanguage, languages, negotiate } from './language.ts';

/**
 * Languages into which texts of the content are translated beside Arabic and English; the interface stays in those
 * two. A further one is a line here and in `contentLanguageFacts`.
 */
export const furtherLanguages = ['ckb'] as const;
export type FurtherLanguage = (typeof furtherLanguages)[number];

/** Languages in which content can be asked for, Arabic first (READ-4). */
export const contentLanguages = [...languages, ...furtherLanguages] as const;
export type ContentLanguage = (typeof contentLanguages)[number];

interface LanguageFacts {
  /** A sign for lists; Kurdish has no flag among the emoji, the sun is its emblem. */
  flag: string;
  nativeName: string;
  /** In English. */
  name: string;
  direction: 'rtl' | 'ltr';
}

export const contentLanguageFacts: Record<ContentLanguage, LanguageFacts> = {
  ar: { flag: '🇮🇶', nativeName: 'العربية', name: 'Arabic', direction: 'rtl' },
  en: { flag: '🇬🇧', nativeName: 'English', name: 'English', direction: 'ltr' },
  ckb: { flag: '☀️', nativeName: 'کوردیی ناوەندی', name: 'Central Kurdish', direction: 'rtl' },
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
