import type { Translatable } from '#modules/translations';

const name = { max: 200 };
const description = { max: 5000, multiline: true };

/** The module's texts that can be read in further languages (TRN-2). */
export const translatableTexts: readonly Translatable[] = [
  { entityType: 'courses', fields: { title: name, description }, measured: 'is_published' },
  { entityType: 'categories', fields: { name, description } },
  { entityType: 'lessons', fields: { title: name, description } },
];
