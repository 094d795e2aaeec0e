import type { FurtherLanguage } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { Translatables } from './translatables.js';
import { TranslatedTexts } from './translated-texts.js';
import type { TranslationsTables } from './translations.tables.js';

/** How far the translation into a language has come. */
export interface TranslationProgress {
  /** Rows that readers meet. */
  total: number;
  /** Of these, the ones with a title in each further language. */
  translated: Partial<Record<FurtherLanguage, number>>;
}

/** Translations as other modules read them. */
@Injectable()
export class TranslationQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly translatables: Translatables,
  ) {}

  /**
   * The texts of all these rows with one statement; without a further language none is sent, and the answer is
   * undefined, so that ordinary reads stay as they are (PERF-1).
   */
  async of(
    entityType: string,
    language: FurtherLanguage | undefined,
    ids: readonly string[],
  ): Promise<TranslatedTexts | undefined> {
    if (language === undefined) return undefined;
    if (ids.length === 0) return new TranslatedTexts(language, []);
    const rows = await this.database
      .over<TranslationsTables>()
      .selectFrom('translations')
      .select(['entity_id as entityId', 'field', 'content'])
      .where('entity_type', '=', entityType)
      .where('entity_id', '=', sql<string>`any(${[...ids]}::text[])`)
      .where('language', '=', language)
      .execute();
    return new TranslatedTexts(language, rows);
  }

  /** Counts what readers meet, of every kind that is measured. */
  async progress(): Promise<TranslationProgress> {
    const measured = this.translatables.all().flatMap(({ entityType, fields, measured: shown }) => {
      const [title = ''] = Object.keys(fields);
      return shown === undefined ? [] : [{ entityType, title, shown }];
    });
    const rows = await Promise.all(
      measured.map(({ entityType, title, shown }) =>
        sql<{ language: FurtherLanguage | null; count: number }>`
          select null as language, count(*)::int as count from ${sql.table(entityType)} where ${sql.raw(shown)}
          union all
          select t.language, count(*)::int from translations t
          where t.entity_type = ${entityType} and t.field = ${title}
            and t.entity_id in (select id::text from ${sql.table(entityType)} where ${sql.raw(shown)})
          group by t.language
        `.execute(this.database.over<TranslationsTables>()),
      ),
    );
    const progress: TranslationProgress = { total: 0, translated: {} };
    for (const { language, count } of rows.flatMap((result) => result.rows)) {
      if (language === null) progress.total += count;
      else progress.translated[language] = (progress.translated[language] ?? 0) + count;
    }
    return progress;
  }
}
