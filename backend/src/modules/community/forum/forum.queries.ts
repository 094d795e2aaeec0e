import { Injectable } from '@nestjs/common';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type { CommunityTables } from '../community.tables.js';
import type { ForumResponse } from './forum.response.js';

@Injectable()
export class ForumQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** All forums in their order; each knows how many discussions it has, nothing is counted here (COM-7). */
  async all(): Promise<ForumResponse[]> {
    const rows = await this.database
      .over<CommunityTables>()
      .selectFrom('forums')
      .selectAll()
      .orderBy('order_index')
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      nameAr: row.name_ar,
      nameEn: row.name_en,
      descriptionAr: row.description_ar,
      descriptionEn: row.description_en,
      categoryId: row.category_id,
      discussionsCount: row.discussions_count,
      createdAt: isoTime(row.created_at),
    }));
  }
}
