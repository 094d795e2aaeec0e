import { isScopedKind, type SearchKind } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { SearchTables } from './search.tables.js';

/** What was found, as its page shows it. */
export interface FoundRow {
  documentId: string;
  kind: SearchKind;
  /** Of a section its lesson. */
  entityId: string;
  /** The course of a lesson, section or assignment. */
  parentId: string | null;
  titleAr: string;
  titleEn: string;
  bodyAr: string;
  bodyEn: string;
  /** Of a course, or of a lesson's. */
  isInPreparation: boolean;
  /** Where a section or an assignment stands. */
  place: FoundPlace | null;
}

interface FoundPlace {
  courseAr: string;
  courseEn: string;
  /** Only of a section, as are the headings. */
  lessonAr?: string;
  lessonEn?: string;
  /** The headings of the text up to its own, as they were written. */
  headings?: string[];
}

/** Which entry of the index is meant: sections and assignments have ids of their own. */
export interface FoundKey {
  kind: SearchKind;
  documentId: string;
}

@Injectable()
export class FoundQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** By `keyOf`. A lesson shows the title of its course, and only while that is published. */
  async byKey(wanted: readonly FoundKey[]): Promise<Map<string, FoundRow>> {
    return new Map((await this.rows(wanted)).map((row) => [keyOf(row), row]));
  }

  private async rows(wanted: readonly FoundKey[]): Promise<FoundRow[]> {
    const ids = (ofSections: boolean) =>
      wanted.filter(({ kind }) => isScopedKind(kind) === ofSections).map(({ documentId }) => documentId);
    const { rows } = await sql<FoundRow>`
      select d.id::text as "documentId", d.kind, d.entity_id as "entityId", d.parent_id as "parentId",
             d.title_ar as "titleAr", d.title_en as "titleEn",
             coalesce(course.title_ar, d.body_ar) as "bodyAr", coalesce(course.title_en, d.body_en) as "bodyEn",
             coalesce(course.is_in_preparation, self.is_in_preparation, false) as "isInPreparation",
             null::json as place
        from search_documents d
        left join courses course on course.id = d.parent_id
        left join courses self on d.kind = 'course' and self.id = d.entity_id
       where d.id = any(${ids(false)}::bigint[]) and (d.parent_id is null or course.is_published)
      union all
      select s.id::text, 'section', s.lesson_id, s.course_id, s.heading, s.heading, s.body, s.body, false,
             json_build_object(
               'courseAr', course.title_ar, 'courseEn', course.title_en,
               'lessonAr', lesson.title_ar, 'lessonEn', lesson.title_en,
               'headings', array(
                 select former.heading from search_sections former
                  where former.lesson_id = s.lesson_id and former.shown_in = s.shown_in and former.place <= s.place
                    and former.heading <> ''
                  order by former.place
               ))
        from search_sections s
        join courses course on course.id = s.course_id and course.is_published and not course.is_in_preparation
        join lessons lesson on lesson.id = s.lesson_id
       where s.id = any(${ids(true)}::bigint[])
      union all
      select s.id::text, 'assignment', s.assignment_id, s.course_id, written.title_ar, written.title_en,
             written.task_ar, written.task_en, false,
             json_build_object('courseAr', course.title_ar, 'courseEn', course.title_en)
        from search_sections s
        join courses course on course.id = s.course_id and course.is_published and not course.is_in_preparation
        join assignments written on written.id = s.assignment_id
       where s.id = any(${ids(true)}::bigint[])
    `.execute(this.database.behind<SearchTables>());
    return rows;
  }
}

export const keyOf = ({ kind, documentId }: FoundKey): string =>
  isScopedKind(kind) ? `section ${documentId}` : documentId;
