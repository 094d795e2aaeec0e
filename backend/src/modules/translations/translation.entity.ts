import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, updatedAt } from '#platform/database/columns';

/** Table `translations`: texts of any entity's field in further languages (spec 3; TRN-2). */
export const TranslationSchema = defineEntity({
  name: 'Translation',
  tableName: 'translations',
  uniques: [
    { name: 'translations_entity_language_field_unique', properties: ['entityType', 'entityId', 'language', 'field'] },
  ],
  checks: [
    { name: 'translations_language_check', expression: `language ~ '^[a-z]{2,3}$'` },
    { name: 'translations_content_check', expression: `content <> ''` },
  ],
  properties: {
    id: id(),
    /** Table of the translated row, e.g. `courses`. */
    entityType: p.text(),
    /** Key of the translated row, as text: not every key is a uuid. */
    entityId: p.text(),
    language: p.text(),
    /** Name of the text without its language, e.g. `title`. */
    field: p.text(),
    content: p.text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});

export class Translation extends TranslationSchema.class {}
TranslationSchema.setClass(Translation);
