import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Translatables, Translations } from '#modules/translations';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords, CreatesRecords, RemovesRecords } from '../records/admin-resource.js';
import { key, part } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import { sourceTexts } from './source-texts.js';
import type { ChangeTranslationDto, CreateTranslationDto } from './translation.dto.js';
import type { TranslationRecord } from './translation.record.js';

export const translationListing: Listing = {
  name: 'translations',
  table: 'translations',
  sorts: { updatedAt: { by: sql`t.updated_at` }, createdAt: { by: sql`t.created_at` } },
  filters: {
    q: part(sql`t.content`),
    entityType: key('t.entity_type'),
    entityId: key('t.entity_id'),
    language: key('t.language'),
    field: key('t.field'),
  },
};

@Injectable()
export class TranslationsResource
  implements AdminResource, CreatesRecords<CreateTranslationDto>, ChangesRecords<ChangeTranslationDto>, RemovesRecords
{
  constructor(
    private readonly reader: RecordReader,
    private readonly translations: Translations,
    private readonly translatables: Translatables,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<TranslationRecord>[]> {
    return this.reader.rows(sql<Unversioned<TranslationRecord>>`
      select t.id, t.entity_type as "entityType", t.entity_id as "entityId", t.language, t.field, t.content,
        source.texts ->> 0 as "sourceAr", source.texts ->> 1 as "sourceEn", ${iso('t.created_at')} as "createdAt",
        ${iso('t.updated_at')} as "updatedAt"
      from translations t, lateral (select ${sourceTexts(this.translatables.all())} as texts) source
      where ${among('t.id', ids)}`);
  }

  create(_admin: Viewer, { content, ...place }: CreateTranslationDto): Promise<string> {
    return this.translations.put(place, content);
  }

  async change(_admin: Viewer, id: string, { content }: ChangeTranslationDto): Promise<void> {
    if (content) await this.translations.change(id, content);
  }

  remove(_admin: Viewer, id: string): Promise<void> {
    return this.translations.remove(id);
  }
}
