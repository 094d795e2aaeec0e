import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf } from '#platform/database/columns';

/** Table `course_pictures`: pictures that the texts of a course show, by the path that they name (CRS-12). */
export const CoursePictureSchema = defineEntity({
  name: 'CoursePicture',
  tableName: 'course_pictures',
  indexes: [{ name: 'course_pictures_file_id_index', properties: ['fileId'] }],
  uniques: [{ name: 'course_pictures_course_id_path_unique', properties: ['courseId', 'path'] }],
  checks: [{ name: 'course_pictures_size_check', expression: 'width > 0 and height > 0' }],
  properties: {
    id: id(),
    courseId: idOf('courses', 'cascade'),
    fileId: idOf('stored_files', 'restrict'),
    /** Inside the course's bundle, e.g. `pictures/flow.svg`. */
    path: p.text(),
    /** Pixels, so that a page keeps its room. */
    width: p.integer(),
    height: p.integer(),
  },
});

export class CoursePicture extends CoursePictureSchema.class {}
CoursePictureSchema.setClass(CoursePicture);
