import {
  type ContentLanguage,
  type DataLanguage,
  dataLanguageOf,
  type FurtherLanguage,
  isContentLanguage,
  isFurtherLanguage,
  type Language,
  otherDataLanguage,
  pickLocalized,
  type TextInLanguage,
} from '@masar/i18n';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#shared/storage/stored';

const contentLanguageKey = 'masarContentLanguage';
const listeners = new Set<() => void>();

/** The further language in which courses are wanted; undefined for those who read them in Arabic or English. */
export function chosenContentLanguage(): FurtherLanguage | undefined {
  const stored = readStored(contentLanguageKey);
  return isFurtherLanguage(stored) ? stored : undefined;
}

/** Keeps the choice; undefined for the language of the interface. */
export function keepContentLanguage(language: FurtherLanguage | undefined): void {
  writeStored(contentLanguageKey, language ?? null);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may choose too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const onServer = () => undefined;

/** The choice, for texts and for the keys of what is read; on pages written by the server nobody has chosen yet. */
export const useContentLanguage = (): FurtherLanguage | undefined =>
  useSyncExternalStore(subscribe, chosenContentLanguage, onServer);

/** Ends the key of what is read in a further language, so that each language has answers of its own (TRN-2). */
export const inLanguage = (content: FurtherLanguage | undefined) => (content ? ([content] as const) : []);

/** The Accept-Language of every call: content in the chosen language, everything else in that of the interface. */
export function acceptedLanguages(language: string): string {
  const chosen = chosenContentLanguage();
  return chosen ? `${chosen}, ${language};q=0.9` : language;
}

/** A record whose texts are there in two languages, and in the further one where it was asked for. */
export type ContentRecord<Field extends string> = {
  [Key in `${Field}Ar` | `${Field}En`]?: string | null | undefined;
} & { [Key in Field]?: string | undefined } & { [Key in `${Field}Language`]?: ContentLanguage | undefined };

/** In which language of the data a reader of the interface gets a text. */
export function writtenLanguage<Field extends string>(
  record: ContentRecord<Field>,
  field: Field,
  language: Language,
): DataLanguage {
  const own = dataLanguageOf(language);
  const suffix = { ar: 'Ar', en: 'En' }[own];
  return (record as Record<string, string | null | undefined>)[`${field}${suffix}`] ? own : otherDataLanguage(language);
}

/** A text in the chosen language or as the server fell back; without a choice in the language of the interface. */
export function contentText<Field extends string>(
  record: ContentRecord<Field>,
  field: Field,
  language: Language,
  wanted: FurtherLanguage | undefined,
): TextInLanguage {
  const values = record as Record<string, string | null | undefined>;
  const text = values[field];
  const textLanguage = values[`${field}Language`];
  if (wanted && text && isContentLanguage(textLanguage)) return { text, language: textLanguage };
  return { text: pickLocalized(record, field, language), language: writtenLanguage(record, field, language) };
}
