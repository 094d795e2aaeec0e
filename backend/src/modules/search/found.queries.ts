import { Injectable } from '@nestjs/common';
import type { SearchKind } from '@masar/domain';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';

/** What was found, as its page shows it. */
export interface FoundRow {
  documentId: string;
  kind: SearchKind;
  entityId: string;
  /** The course of a lesson. */
  parentId: string | null;
  titleAr: string;
  titleEn: string;
  bodyAr: string;
  bodyEn: string;
  /** Of a course, or of a lesson's. */
  isInPreparation: boolean;
}

@Injectable()
export class FoundQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** A lesson shows the title of its course, and only while that is published. */
  async byId(documentIds: readonly string[]): Promise<Map<string, FoundRow>> {
    if (documentIds.length === 0) return new Map();
    const { rows } = await sql<FoundRow>`
      select d.id::text as "documentId", d.kind, d.entity_id as "entityId", d.parent_id as "parentId",
             d.title_ar as "titleAr", d.title_en as "titleEn",
             coalesce(course.title_ar, d.body_ar) as "bodyAr", coalesce(course.title_en, d.body_en) as "bodyEn",
             coalesce(course.is_in_preparation, self.is_in_preparation, false) as "isInPreparation"
        from search_documents d
        left join courses course on course.id = d.parent_id
        left join courses self on d.kind = 'course' and self.id = d.entity_id
       where d.id = any(${[...documentIds]}::bigint[]) and (d.parent_id is null or course.is_published)
    `.execute(this.database.behind());
    return new Map(rows.map((row) => [row.documentId, row]));
  }
}
