import type { Language } from './language.ts';

/** A text of the interface: plain, or made from parameters. */
export type Message = string | ((...parameters: never[]) => string);

type SameShape<T> = {
  [K in keyof T]: T[K] extends (...parameters: infer P) => string ? (...parameters: P) => string : string;
};

/**
 * Declares the texts of one feature. Arabic is the source: English must have exactly its keys and
 * parameters, checked at compile time (READ-4).
 */
export function defineMessages<T extends Record<string, Message>>(texts: {
  ar: T;
  en: NoInfer<SameShape<T>>;
}): Record<Language, T> {
  return texts as unknown as Record<Language, T>;
}

/** Two-language text as it travels in the API. */
export interface LocalizedText {
  ar: string;
  en: string;
}

/** Reads `titleAr`/`titleEn` pairs: the asked language, else the other one where it is empty. */
export function pickLocalized<K extends string>(
  record: { [P in `${K}Ar` | `${K}En`]?: string | null | undefined },
  field: K,
  language: Language,
): string {
  const values = record as Record<string, string | null | undefined>;
  const arabic = values[`${field}Ar`];
  const english = values[`${field}En`];
  return (language === 'ar' ? arabic || english : english || arabic) ?? '';
}
