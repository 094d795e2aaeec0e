import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CategoryService, type CoursesTables } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type { AdminResource, ChangesRecords, CreatesRecords, RemovesRecords } from '../records/admin-resource.js';
import { part } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeCategoryDto, CreateCategoryDto } from './category.dto.js';
import type { CategoryRecord } from './category.record.js';

export const categoryListing: Listing = {
  name: 'categories',
  table: 'categories',
  keys: 'text',
  sorts: {
    createdAt: { by: sql`t.created_at` },
    id: { by: sql`t.id` },
    nameAr: { by: sql`t.name_ar` },
    nameEn: { by: sql`t.name_en` },
  },
  starts: 'asc',
  filters: { q: part(sql`t.name_ar || ' ' || t.name_en || ' ' || t.id`) },
};

@Injectable()
export class CategoriesResource
  implements AdminResource, CreatesRecords<CreateCategoryDto>, ChangesRecords<ChangeCategoryDto>, RemovesRecords
{
  constructor(
    private readonly database: ReadDatabase,
    private readonly categories: CategoryService,
  ) {}

  async records(ids: readonly string[]): Promise<Unversioned<CategoryRecord>[]> {
    const rows = await this.database
      .over<CoursesTables>()
      .selectFrom('categories as c')
      .select(['c.id', 'c.name_ar', 'c.name_en', 'c.description_ar', 'c.description_en', 'c.color', 'c.icon'])
      .select('c.created_at')
      .select(sql<number>`(select count(*)::int from courses where category_id = c.id)`.as('courses_count'))
      .where('c.id', 'in', [...ids])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      nameAr: row.name_ar,
      nameEn: row.name_en,
      descriptionAr: row.description_ar,
      descriptionEn: row.description_en,
      color: row.color,
      icon: row.icon,
      coursesCount: row.courses_count,
      createdAt: isoTime(row.created_at),
    }));
  }

  create(_admin: Viewer, body: CreateCategoryDto): Promise<string> {
    return this.categories.add(body);
  }

  change(_admin: Viewer, id: string, body: ChangeCategoryDto): Promise<void> {
    return this.categories.change(id, body);
  }

  remove(_admin: Viewer, id: string): Promise<void> {
    return this.categories.remove(id);
  }
}
