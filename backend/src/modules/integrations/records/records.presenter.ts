import { examinedGrade } from '@masar/domain';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import type { LeftEnrollmentRow, RecordRow } from './records.queries.js';
import type {
  OrganizationCertificateResponse,
  OrganizationCourseResponse,
  OrganizationEnrollmentResponse,
  OrganizationPersonResponse,
} from './records.response.js';

export const toPersonResponse = (row: RecordRow<'users'>): OrganizationPersonResponse => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  role: row.role,
  isSuspended: row.suspended_at !== null,
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.changed_at),
});

export const toEnrollmentResponse = (row: RecordRow<'enrollments'>): OrganizationEnrollmentResponse => ({
  id: row.id,
  userId: row.user_id,
  courseId: row.course_id,
  progress: row.progress,
  enrolledAt: isoTime(row.enrolled_at),
  completedAt: isoTimeOrNull(row.completed_at),
  leftAt: null,
  updatedAt: isoTime(row.changed_at),
});

export const toLeftEnrollmentResponse = (row: LeftEnrollmentRow): OrganizationEnrollmentResponse => ({
  ...toEnrollmentResponse({ ...row, changed_at: row.left_at }),
  leftAt: isoTime(row.left_at),
});

export const toCertificateResponse = (row: RecordRow<'certificates'>): OrganizationCertificateResponse => ({
  id: row.id,
  userId: row.user_id,
  courseId: row.course_id,
  certificateNumber: row.certificate_number,
  verificationCode: row.verification_code,
  status: row.status,
  grade: examinedGrade(row.evidence, row.grade),
  holderNameAr: row.holder_name_ar,
  holderNameEn: row.holder_name_en,
  issuedAt: isoTime(row.issued_at),
  completedAt: isoTimeOrNull(row.completed_at),
  revokedAt: isoTimeOrNull(row.revoked_at),
  supersededBy: row.superseded_by,
  updatedAt: isoTime(row.changed_at),
});

export const toCourseResponse = (row: RecordRow<'courses'>): OrganizationCourseResponse => ({
  id: row.id,
  slug: row.slug,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  categoryId: row.category_id,
  difficulty: row.difficulty,
  durationHours: row.duration_hours,
  lessonsCount: row.lessons_count,
  price: row.price,
  isPublished: row.is_published,
  isInPreparation: row.is_in_preparation,
  publishedAt: isoTimeOrNull(row.published_at),
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.changed_at),
});
