import type { Selectable } from 'kysely';
import type { CoursesTables } from '#modules/courses';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { Unversioned } from '../records/unversioned.js';
import type { CourseRecord } from './course.record.js';

type Row = Selectable<CoursesTables['courses']> & { instructor_name: string | null; lesson_ids: string[] };

export const toCourseRecord = (row: Row): Unversioned<CourseRecord> => ({
  id: row.id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  descriptionAr: row.description_ar,
  descriptionEn: row.description_en,
  thumbnailUrl: row.thumbnail_url,
  instructorId: row.instructor_id,
  instructorName: row.instructor_name,
  categoryId: row.category_id,
  difficulty: row.difficulty,
  durationHours: row.duration_hours,
  price: row.price,
  learningPoints: row.learning_points,
  requirements: row.requirements,
  skills: row.skills,
  needs: row.needs,
  requiresReview: row.requires_review,
  opensFirstLesson: row.opens_first_lesson,
  isPublished: row.is_published,
  isInPreparation: row.is_in_preparation,
  followersCount: row.followers_count,
  lessonIds: row.lesson_ids,
  lessonsCount: row.lessons_count,
  studentsCount: row.students_count,
  reviewsCount: row.reviews_count,
  rating: row.rating,
  license: row.license,
  source: row.source,
  publishedAt: isoTimeOrNull(row.published_at),
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});
