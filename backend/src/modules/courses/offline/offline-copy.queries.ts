import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import type { CoursesTables } from '../courses.tables.js';
import type { OfflineKind } from './offline-copy.response.js';

export interface OfflineFileRow {
  id: string;
  kind: OfflineKind;
  bytes: number;
}

export interface OfflineCopyRow {
  lessons: OfflineFileRow[];
  files: OfflineFileRow[];
  /** Bytes of all titles, which the curriculum repeats. */
  titles: number;
}

@Injectable()
export class OfflineCopyQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The parts of a course in which the learner is enrolled, in one statement; undefined for everybody else. */
  async ofLearner(courseId: string, userId: string): Promise<OfflineCopyRow | undefined> {
    const { rows } = await sql<OfflineCopyRow>`
      with own as (
        select l.* from lessons l join enrollments e on e.course_id = l.course_id
        where l.course_id = ${courseId} and e.user_id = ${userId}
      ), file as (
        select f.id, 'file' as kind, f.size::int as bytes
          from lesson_attachments a join own on own.id = a.lesson_id join stored_files f on f.id = a.file_id
        union
        select f.id, 'file', f.size::int from course_pictures p join stored_files f on f.id = p.file_id
          where p.course_id = ${courseId} and exists (select from own)
        union
        select f.id, 'video', f.size::int from own join stored_files f on own.video_url = '/api/files/' || f.id
      )
      select
        (select coalesce(json_agg(json_build_object('id', id, 'kind', 'text', 'bytes',
            octet_length(concat(title_ar, title_en, description_ar, description_en, content_ar, content_en, quiz)))
            order by order_index), '[]'::json) from own) as lessons,
        (select coalesce(json_agg(file order by file.kind, file.id), '[]'::json) from file) as files,
        (select coalesce(sum(octet_length(concat(title_ar, title_en))), 0)::int from own) as titles
      where exists (select from enrollments where course_id = ${courseId} and user_id = ${userId})`.execute(
      this.database.over<CoursesTables>(),
    );
    return rows[0];
  }
}
