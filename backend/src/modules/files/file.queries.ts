import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type CoursesTables, teaches } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import { FileNotFound } from '#platform/errors/file.errors';
import { isPicture } from '#platform/files/file-type.rules';

interface FileRow {
  name: string;
  mime_type: string;
  storage_key: string;
  sha256: string;
  is_private: boolean;
}

@Injectable()
export class FileQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Pictures are open unless private; other files go to their owner, to admins, and to whoever may read a lesson beside them (LSN-3). */
  async readableBy(viewer: Viewer | undefined, fileId: string): Promise<FileRow> {
    const row = await this.database
      .over<CoursesTables>()
      .selectFrom('stored_files as f')
      .select(['f.name', 'f.mime_type', 'f.storage_key', 'f.sha256', 'f.owner_id', 'f.is_private'])
      .select(besideReadableLesson(viewer?.id ?? null).as('is_beside_lesson'))
      .where('f.id', '=', fileId)
      .executeTakeFirst();
    if (!row) throw new FileNotFound();
    const mayRead =
      (isPicture(row.mime_type) && !row.is_private) ||
      (viewer && (viewer.role === 'admin' || viewer.id === row.owner_id || row.is_beside_lesson));
    if (!mayRead) throw new FileNotFound();
    return row;
  }
}

const besideReadableLesson = (viewerId: string | null) => sql<boolean>`exists (
  select from lesson_attachments a
  join lessons l on l.id = a.lesson_id
  join courses c on c.id = l.course_id
  where a.file_id = f.id and (
    ${teaches(viewerId)}
    or (not c.is_in_preparation and (
      exists (select from enrollments e where e.course_id = c.id and e.user_id = ${viewerId}::uuid)
      or (c.is_published and not exists (
        select from lessons former
        where former.course_id = c.id and (former.order_index, former.id) < (l.order_index, l.id)))))))`;
