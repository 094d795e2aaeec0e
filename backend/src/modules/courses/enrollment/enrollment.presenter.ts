import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { EnrollmentResponse } from './dto/enrollment.response.js';
import type { EnrollmentWithNext } from './enrollment.queries.js';

export const toEnrollment = ({ enrollment, next }: EnrollmentWithNext): EnrollmentResponse => ({
  id: enrollment.id,
  courseId: enrollment.course_id,
  progress: enrollment.progress,
  completedAt: isoTimeOrNull(enrollment.completed_at),
  enrolledAt: isoTime(enrollment.enrolled_at),
  course: {
    titleAr: enrollment.title_ar,
    titleEn: enrollment.title_en,
    categoryId: enrollment.category_id,
    durationHours: enrollment.duration_hours,
    lessonsCount: enrollment.lessons_count,
    thumbnailUrl: enrollment.thumbnail_url,
  },
  nextLesson: next && { id: next.id, titleAr: next.title_ar, titleEn: next.title_en, duration: next.duration },
});
