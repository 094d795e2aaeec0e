import type { TranslatedTexts } from '#modules/translations';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { listed } from '#platform/http/listed';
import { mayAssistInCourse, mayDirectCourse, mayEditCourse, teachingRoles } from './course.policy.js';
import type { TaughtCourseRow } from './course.queries.js';
import type {
  CourseDetailResponse,
  CourseInstructorResponse,
  CourseResponse,
  OwnCourseResponse,
} from './course.response.js';
import type { CourseDetailRow, CourseRow } from './course.rows.js';

/** `texts` in the further language that was asked for, if one was. */
function toCourseResponse(row: CourseRow, texts?: TranslatedTexts): CourseResponse {
  return {
    id: row.id,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
    ...texts?.of(row, ['title', 'description']),
    thumbnailUrl: row.thumbnail_url,
    instructorId: row.instructor_id,
    instructorName: row.instructor_name,
    categoryId: row.category_id,
    difficulty: row.difficulty,
    durationHours: row.duration_hours,
    price: row.price,
    rating: row.rating,
    reviewsCount: row.reviews_count,
    studentsCount: row.students_count,
    lessonsCount: row.lessons_count,
    isPublished: row.is_published,
    isInPreparation: row.is_in_preparation,
    followersCount: row.followers_count,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

export const toListedCourse = (row: CourseRow, texts?: TranslatedTexts): CourseResponse =>
  listed(toCourseResponse(row, texts), ['description', 'descriptionAr', 'descriptionEn']);

export const toOwnCourse = (row: TaughtCourseRow, viewer: Viewer): OwnCourseResponse => ({
  ...toListedCourse(row),
  canEdit: mayEditCourse(row, viewer),
});

export function toCourseDetailResponse(
  row: CourseDetailRow,
  viewer: Viewer | undefined,
  texts?: TranslatedTexts,
): CourseDetailResponse {
  return {
    ...toCourseResponse(row, texts),
    learningPoints: row.learning_points,
    requirements: row.requirements,
    skills: row.skills,
    needs: row.needs,
    requiresReview: row.requires_review,
    opensFirstLesson: row.opens_first_lesson,
    instructor: toInstructorResponse(row),
    isFollowed: Boolean(row.is_followed),
    right: viewer && teachingRoles.includes(viewer.role) ? row.right : null,
    canMark: mayAssistInCourse(row, viewer),
    canEdit: mayEditCourse(row, viewer),
    canDirect: mayDirectCourse(row, viewer),
  };
}

function toInstructorResponse(row: CourseDetailRow): CourseInstructorResponse | null {
  if (row.instructor_id === null) return null;
  return {
    id: row.instructor_id,
    name: row.instructor_name ?? '',
    nameAr: row.instructor_name_ar,
    nameEn: row.instructor_name_en,
    bio: row.instructor_bio,
    profileImageUrl: row.instructor_image_url,
  };
}
