import type { FurtherLanguage } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Transactions } from '#platform/database/transactions';
import { Translatables } from './translatables.js';
import { Translation } from './translation.entity.js';
import { TranslatedRowNotFound, TranslationNotFound, UnsuitableTranslation } from './translations.errors.js';
import type { TranslationsTables } from './translations.tables.js';

/** Which text of which row, in which language. */
export interface TranslationPlace {
  /** Table of the row, e.g. `courses`. */
  entityType: string;
  entityId: string;
  language: FurtherLanguage;
  /** E.g. `title`. */
  field: string;
}

/** Writing translations of content (TRN-2); who may is decided by whoever calls. */
@Injectable()
export class Translations {
  constructor(
    private readonly transactions: Transactions,
    private readonly translatables: Translatables,
  ) {}

  /** Writes a text in a further language, over the one that is there; answers the translation's id. */
  async put(place: TranslationPlace, content: string): Promise<string> {
    this.assertSuits(place, content);
    return this.transactions.run(async (em) => {
      // Any table that has texts in further languages: the builder would have to know them all.
      const { rows } = await sql`select from ${sql.table(place.entityType)} where id::text = ${place.entityId}`.execute(
        em.getKysely<TranslationsTables>(),
      );
      if (rows.length === 0) throw new TranslatedRowNotFound();
      const { id } = await em.upsert(
        Translation,
        { ...place, content, createdAt: new Date(), updatedAt: new Date() },
        { onConflictFields: ['entityType', 'entityId', 'language', 'field'], onConflictExcludeFields: ['createdAt'] },
      );
      return id;
    });
  }

  /** Writes an existing translation anew. */
  async change(id: string, content: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const translation = await em.findOne(Translation, id);
      if (!translation) throw new TranslationNotFound();
      this.assertSuits(translation, content);
      translation.content = content;
    });
  }

  /** From now on readers get Arabic, else English, again. */
  async remove(id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      if (!(await em.nativeDelete(Translation, id))) throw new TranslationNotFound();
    });
  }

  private assertSuits({ entityType, field }: Pick<TranslationPlace, 'entityType' | 'field'>, content: string): void {
    const { max, multiline } = this.translatables.field(entityType, field);
    const text = content.trim();
    if (text === '' || text.length > max || (!multiline && /[\r\n]/.test(text))) {
      throw new UnsuitableTranslation({ max });
    }
  }
}
