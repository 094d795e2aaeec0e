import { lessonFields } from './lesson.fields';
import { LessonCreate, LessonEdit } from './LessonForm';

/** Lessons are listed inside their course and have screens of their own for writing. */
export default { create: LessonCreate, edit: LessonEdit, options: { fields: lessonFields } };
