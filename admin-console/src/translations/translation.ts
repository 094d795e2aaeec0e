import type { components } from '@masar/contracts';

export type Translation = components['schemas']['TranslationRecord'];

/** What can be translated, by the names of the server: the fields of each kind of record, its name first. */
export const translatable = {
  courses: ['title', 'description'],
  lessons: ['title', 'description'],
  categories: ['name', 'description'],
} as const;
export type TranslatableType = keyof typeof translatable;
export const translatableTypes = Object.keys(translatable) as TranslatableType[];
