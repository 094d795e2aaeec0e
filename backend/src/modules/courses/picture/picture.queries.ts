import { Injectable } from '@nestjs/common';
import { type BundlePicture, type PictureType } from '#modules/bundles';
import { ReadDatabase } from '#platform/database/read-database';
import { FileStorage } from '#platform/files/file-storage';
import type { CoursesTables } from '../courses.tables.js';

@Injectable()
export class PictureQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly storage: FileStorage,
  ) {}

  /** The pictures of a course with their bytes, as they came. */
  async ofCourse(courseId: string): Promise<BundlePicture[]> {
    const rows = await this.database
      .over<CoursesTables>()
      .selectFrom('course_pictures as p')
      .innerJoin('stored_files as f', 'f.id', 'p.file_id')
      .select(['p.path', 'p.width', 'p.height', 'f.mime_type', 'f.storage_key'])
      .where('p.course_id', '=', courseId)
      .orderBy('p.path')
      .execute();
    const pictures: BundlePicture[] = [];
    for (const { path, width, height, mime_type, storage_key } of rows) {
      const bytes = await this.storage.read(storage_key);
      if (bytes) pictures.push({ path, width, height, mimeType: mime_type as PictureType, bytes });
    }
    return pictures;
  }
}
