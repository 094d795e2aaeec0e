import { defineError } from '#platform/errors/app-error';

export class CourseNotFound extends defineError('courses.not_found', 404) {}
export class CategoryNotFound extends defineError('courses.category_not_found', 422) {}
export class CategoryExists extends defineError('courses.category_exists', 409) {}
export class CategoryInUse extends defineError('courses.category_in_use', 409) {}
export class NotAnInstructor extends defineError('courses.not_an_instructor', 422) {}
export class CourseHasEnrollments extends defineError('courses.has_enrollments', 409) {}
export class CourseIsPublished extends defineError('courses.is_published', 409) {}
export class CourseHasNoLessons extends defineError('courses.has_no_lessons', 422) {}
export class LessonNotFound extends defineError('courses.lesson_not_found', 404) {}
export class LessonLocked extends defineError('courses.lesson_locked', 403) {}
export class LessonOrderMismatch extends defineError('courses.lesson_order_mismatch', 422) {}
export class LessonHasLearners extends defineError('courses.lesson_has_learners', 409) {}
export class NotEnrolled extends defineError('courses.not_enrolled', 403) {}
export class EnrollmentNotFound extends defineError('courses.enrollment_not_found', 404) {}
export class EnrollmentHasProgress extends defineError('courses.enrollment_has_progress', 409) {}
export class QuizMissing extends defineError('courses.quiz_missing', 404) {}
export class QuizAnswersMismatch extends defineError('courses.quiz_answers_mismatch', 422) {}
export class QuizInvalid extends defineError('courses.quiz_invalid', 422) {}
export class ReviewTooEarly extends defineError('courses.review_too_early', 403) {}
export class BundleInvalid extends defineError('courses.bundle_invalid', 422) {}
export class CertificateNotFound extends defineError('certificates.not_found', 404) {}
export class CertificateNotActive extends defineError('certificates.not_active', 409) {}
export class CertificateNotPending extends defineError('certificates.not_pending', 409) {}
export class FileNotFound extends defineError('files.not_found', 404) {}
export class FileTypeRefused extends defineError('files.type_refused', 415) {}
export class FileMissing extends defineError('files.missing', 400) {}
