import { createHash } from 'node:crypto';
import { cleanDrawing } from '../../src/modules/bundles/pictures/clean-drawing.js';
import type { FileStorage } from '../../src/platform/files/file-storage.js';
import type { CatalogueCourse } from './catalogue.js';
import type { CourseSource } from './course-files.js';
import { stableId } from './stable-id.js';

export interface StoredFileRow {
  id: string;
  /** Null for what is the organisation's own. */
  owner_id: string | null;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  sha256: string;
  is_private?: boolean;
  created_at: string;
}

interface CoursePictureRow {
  id: string;
  course_id: string;
  file_id: string;
  path: string;
  width: number;
  height: number;
}

export interface PictureRows {
  stored_files: StoredFileRow[];
  course_pictures: CoursePictureRow[];
}

/** Puts the bytes of the drawings where their rows say; the same bytes under the same names, however often. */
export async function storePictures(storage: FileStorage, courses: readonly CourseSource[]): Promise<void> {
  for (const { slug, pictures } of courses)
    for (const { path, bytes } of pictures) await storage.put(fileId(slug, path), bytes);
}

const fileId = (course: string, path: string): string => stableId('stored-files', `${course}/${path}`);

/** The drawings of the catalogue's courses as rows; their bytes are stored under the ids of their files. */
export function makePictures(courses: readonly CatalogueCourse[]): PictureRows {
  const all = courses.flatMap((course) => course.pictures.map((picture) => ({ course, picture })));
  return {
    stored_files: all.map(({ course: { row, owner }, picture: { path, bytes } }) => ({
      id: fileId(row.slug, path),
      owner_id: owner.row.id,
      name: path.replace(/^.*\//, ''),
      mime_type: 'image/svg+xml',
      size: bytes.length,
      storage_key: fileId(row.slug, path),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_at: row.created_at,
    })),
    course_pictures: all.map(({ course: { row }, picture: { path, bytes } }) => {
      const { width, height } = cleanDrawing(bytes.toString());
      return {
        id: stableId('course-pictures', `${row.slug}/${path}`),
        course_id: row.id,
        file_id: fileId(row.slug, path),
        path,
        width,
        height,
      };
    }),
  };
}
