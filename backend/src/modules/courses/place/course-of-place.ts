import type { Course } from '../course/course.entity.js';
import type { CourseOfPlace } from '../courses.events.js';

/** What others must know of the course whose place it is. */
export const courseOfPlace = ({ id, titleAr, titleEn }: Course): CourseOfPlace => ({
  courseId: id,
  title: { ar: titleAr, en: titleEn },
});
