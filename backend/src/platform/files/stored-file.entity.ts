import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, moment } from '#platform/database/columns';

/** Table `stored_files`: what the file storage keeps and who put it there (CRS-4). */
export const StoredFileSchema = defineEntity({
  name: 'StoredFile',
  tableName: 'stored_files',
  indexes: [{ name: 'stored_files_owner_id_index', properties: ['ownerId'] }],
  uniques: [{ name: 'stored_files_storage_key_unique', properties: ['storageKey'] }],
  checks: [{ name: 'stored_files_size_check', expression: 'size >= 0' }],
  properties: {
    id: id(),
    ownerId: idOf('users', 'set null').nullable(),
    /** Name shown and offered on download. */
    name: p.text(),
    mimeType: p.text(),
    /** Bytes. */
    size: p.bigint('number'),
    /** Key in the file storage. */
    storageKey: p.text(),
    /** Hex digest of the content. */
    sha256: p.text(),
    /** For its owner's eyes, though it may be a picture: evidence of a project, not a cover (WRK-1). */
    isPrivate: p.boolean().default(false),
    /** When it was found to tell nothing of its camera's place; null for what was kept before that was looked for (SEC-15). */
    cleanedAt: moment().nullable(),
    /** By which rules, as `cleaningRules` counts them; null for what none or uncounted ones cleaned (SEC-15). */
    cleanedBy: p.smallint().nullable(),
    createdAt: createdAt(),
  },
});

export class StoredFile extends StoredFileSchema.class {}
StoredFileSchema.setClass(StoredFile);
