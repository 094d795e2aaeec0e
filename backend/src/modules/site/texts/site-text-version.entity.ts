import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, slugOf } from '#platform/database/columns';

/** Table `site_text_versions`: every state of a text, so that an older one can be taken back (READ-1). */
export const SiteTextVersionSchema = defineEntity({
  name: 'SiteTextVersion',
  tableName: 'site_text_versions',
  indexes: [listIndex('site_text_versions', 'changed_by', 'changed_by')],
  uniques: [{ name: 'site_text_versions_text_id_version_unique', properties: ['textId', 'version'] }],
  properties: {
    id: id(),
    textId: slugOf('site_texts', 'cascade'),
    version: p.integer(),
    ar: p.text(),
    en: p.text(),
    /** Absent once the account is gone. */
    changedBy: idOf('users', 'set null').nullable(),
    createdAt: createdAt(),
  },
});

export class SiteTextVersion extends SiteTextVersionSchema.class {}
SiteTextVersionSchema.setClass(SiteTextVersion);
