import { categoryIds } from '@masar/domain';
import type { FurtherLanguage } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { TranslationQueries } from '#modules/translations';
import { ReadDatabase } from '#platform/database/read-database';
import type { CoursesTables } from '../courses.tables.js';
import type { CategoryResponse } from './category.response.js';

@Injectable()
export class CategoryQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly translations: TranslationQueries,
  ) {}

  /** All categories: the seeded ones in the specification's order, then those that were added (CRS-8). */
  async all(language?: FurtherLanguage): Promise<CategoryResponse[]> {
    const rows = await this.database
      .over<CoursesTables>()
      .selectFrom('categories')
      .select(['id', 'name_ar', 'name_en', 'description_ar', 'description_en', 'color', 'icon'])
      .orderBy(sql`array_position(${[...categoryIds]}::text[], id)`, (order) => order.asc().nullsLast())
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    const texts = await this.translations.of('categories', language, ids);
    return rows.map((row) => ({
      id: row.id,
      nameAr: row.name_ar,
      nameEn: row.name_en,
      descriptionAr: row.description_ar,
      descriptionEn: row.description_en,
      ...texts?.of(row, ['name', 'description']),
      color: row.color,
      icon: row.icon,
    }));
  }
}
