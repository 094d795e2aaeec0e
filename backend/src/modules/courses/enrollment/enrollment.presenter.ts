import type { TranslatedTexts } from '#modules/translations';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { EnrollmentResponse } from './dto/enrollment.response.js';
import type { EnrollmentWithNext } from './enrollment.queries.js';

/** Texts in the further language that was asked for, if one was. */
export interface EnrollmentTexts {
  courses: TranslatedTexts | undefined;
  lessons: TranslatedTexts | undefined;
}

export const toEnrollment = (
  { enrollment, next }: EnrollmentWithNext,
  texts?: EnrollmentTexts,
): EnrollmentResponse => ({
  id: enrollment.id,
  courseId: enrollment.course_id,
  progress: enrollment.progress,
  completedAt: isoTimeOrNull(enrollment.completed_at),
  enrolledAt: isoTime(enrollment.enrolled_at),
  course: {
    titleAr: enrollment.title_ar,
    titleEn: enrollment.title_en,
    ...texts?.courses?.of({ ...enrollment, id: enrollment.course_id }, ['title']),
    categoryId: enrollment.category_id,
    durationHours: enrollment.duration_hours,
    lessonsCount: enrollment.lessons_count,
    thumbnailUrl: enrollment.thumbnail_url,
    isInPreparation: enrollment.is_in_preparation,
  },
  nextLesson: next && {
    id: next.id,
    titleAr: next.title_ar,
    titleEn: next.title_en,
    ...texts?.lessons?.of(next, ['title']),
    duration: next.duration,
  },
});
